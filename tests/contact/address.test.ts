/** The e-mail address of the form: a public list of valid and invalid addresses, and international domains. */
import { describe, expect, test } from 'vitest';
import { contactMessage } from '../../schema/contact/message.ts';
import { contactPayload } from '../../schema/contact/payload.ts';
import { invalidAddresses, validAddresses, worldAddresses, worldMistakes } from './support/addresses.ts';

describe.each([
  ['the form', contactMessage.shape.email],
  ['the function', contactPayload.shape.email],
])('%s', (_, address) => {
  const read = (typed: string) => address.safeParse(typed).data;

  test.each(validAddresses)('takes %j as it is', (typed) => expect(read(typed)).toBe(typed));
  test.each(worldAddresses)('reads %j as %j', (typed, expected) => expect(read(typed)).toBe(expected));
  test.each([...invalidAddresses, ...worldMistakes])('refuses %j', (typed) => expect(read(typed)).toBeUndefined());
});
