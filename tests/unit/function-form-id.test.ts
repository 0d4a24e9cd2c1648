/** The id of a form that was posted without a script: made of what it says, the day, and a key. */
import { expect, test } from 'vitest';
import { contactPayload } from '../../schema/contact-payload.ts';
import { idOfForm } from '../../supabase/functions/send-contact-email/content.ts';

const at = (time: string) => new Date(`2026-03-${time}:00Z`);

test('the same words from one night to the next are one message', () => {
  const id = idOfForm('Ada', 'key', at('01T02:00'));
  expect(contactPayload.shape.id.parse(id)).toBe(id);
  expect([idOfForm('Ada', 'key', at('01T23:59')), idOfForm('Ada', 'key', at('02T01:59'))]).toEqual([id, id]);
  const others = [idOfForm('Ada', 'key', at('02T02:00')), idOfForm('Eve', 'key', at('01T02:00')), idOfForm('Ada', 'other', at('01T02:00'))];
  expect(new Set([id, ...others]).size).toBe(4);
});
