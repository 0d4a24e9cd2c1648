/** Addresses whose page has left the site. */
import type { Retired } from '#schema/language/define.ts';

export const retired: Retired = {};
