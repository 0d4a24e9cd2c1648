/** The pages that are no addresses: files that hosts look for under a fixed name, and answer with in place of others. */
import type { Role } from '../../schema/language/define.ts';

export const hostFiles: Readonly<Partial<Record<Role, string>>> = { notFound: '404', error: '500' };

/** What a link, a redirect or a parent has to name instead of one of them. */
export const addressExpected = 'a page with an address: hosts serve this one in place of others';
