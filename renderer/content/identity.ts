/** The firm's identity in force, read from the environment once for each process. */
import { resolveIdentity } from '#schema/site.ts';

export const identity = resolveIdentity(process.env);
