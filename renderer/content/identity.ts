/** The firm's identity in force, read from the environment once for each process. */

import { networkNames, resolveIdentity } from '#schema/site/identity.ts';
import { formatPhone } from '#schema/text/formats.ts';
import { lineRoom } from '#schema/text/line-breaks.ts';

export const identity = resolveIdentity(process.env);

/** The networks that the firm is on: what each calls itself, and the firm’s address there. */
export const networks = (Object.keys(networkNames) as (keyof typeof networkNames)[]).map(
  (field) => ({ name: networkNames[field], url: identity[field] }) as const,
);

/** The firm’s number, as one reads it. */
export const phoneText = formatPhone(identity.phone);

/** The partner’s name, as a heading has it: on one line, where the shortest has room for it. */
export const wholePartner = identity.partner.length <= lineRoom ? identity.partner.replaceAll(' ', '\u00a0') : identity.partner;
