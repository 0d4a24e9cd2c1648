/** The identity of the firm, read from the environment once per process. */
import { knownFacts, missingFields, networks, resolveIdentity } from '#schema/site/identity.ts';
import { formatPhone } from '#schema/text/formats.ts';

export const identity = resolveIdentity(process.env);

/** The identity without fictional defaults, for rows that are shown only with a true value. */
export const knownIdentity = knownFacts(identity);

/** Number of fields with a fictional default. */
export const missingCount = missingFields(identity).length;

/** The social networks of the firm: name and URL of its profile. */
export const profiles = (Object.keys(networks) as (keyof typeof networks)[]).map(
  (field) => ({ name: networks[field].name, url: identity[field] }) as const,
);

/** The phone number of the firm, formatted for readers; undefined while the default is in place. */
export const phoneText = knownIdentity.phone === undefined ? undefined : formatPhone(knownIdentity.phone);
