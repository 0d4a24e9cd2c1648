import { expect, test } from 'vitest';
import { z } from 'zod';
import { newId } from '#renderer/islands/contact/draft.ts';

test('ids of drafts are different UUIDs without crypto.randomUUID', () => {
  const ids = Array.from({ length: 1000 }, newId);
  for (const id of ids) expect(z.uuid().safeParse(id).success, id).toBe(true);
  expect(new Set(ids).size).toBe(ids.length);
});
