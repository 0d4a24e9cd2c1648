/** The identity of the firm, read from the environment once per process. */
import { networks, resolveIdentity } from '#schema/site/identity.ts';
import { formatPhone } from '#schema/text/formats.ts';
import { lineRoom } from '#schema/text/line-breaks.ts';

export const identity = resolveIdentity(process.env);

/** The social networks of the firm: name and URL of its profile. */
export const profiles = (Object.keys(networks) as (keyof typeof networks)[]).map(
  (field) => ({ name: networks[field].name, url: identity[field] }) as const,
);

/** The phone number of the firm, formatted for readers. */
export const phoneText = formatPhone(identity.phone);

/** The name of the partner for headings, with no-break spaces unless it is longer than the shortest line. */
export const wholePartner = identity.partner.length <= lineRoom ? identity.partner.replaceAll(' ', '\u00a0') : identity.partner;
