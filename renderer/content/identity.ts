/** The firm's identity in force, read from the environment once for each process. */
import { formatPhone } from '#schema/formats.ts';
import { lineRoom } from '#schema/line-breaks.ts';
import { resolveIdentity } from '#schema/site.ts';

export const identity = resolveIdentity(process.env);

/** The firm’s number, as one reads it. */
export const phoneText = formatPhone(identity.phone);

/** The partner’s name, as a heading has it: on one line, where the shortest has room for it. */
export const wholePartner = identity.partner.length <= lineRoom ? identity.partner.replaceAll(' ', '\u00a0') : identity.partner;
