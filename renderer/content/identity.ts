/** The firm's identity in force, read from the environment once for each process. */
import { formatPhone } from '#schema/formats.ts';
import { resolveIdentity } from '#schema/site.ts';

export const identity = resolveIdentity(process.env);

/** The firm’s number, as one reads it. */
export const phoneText = formatPhone(identity.phone);
