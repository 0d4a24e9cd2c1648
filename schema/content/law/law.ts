/**
 * Every statement of law that the site makes, by subject: pages, guides and articles alike. Its words (reference and rule, in
 * each language) are in `messages/<locale>/law.json`; a page that is named here lists it with its source.
 */
import { contracts } from './contracts.ts';
import { firm } from './firm.ts';
import { leases } from './leases.ts';
import { shops } from './shops.ts';
import { staff } from './staff.ts';

export const law = { ...contracts, ...leases, ...shops, ...staff, ...firm };
