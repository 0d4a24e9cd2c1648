/** Addresses whose page has left the site, each with what became of it. */
import type { Retired } from './define.ts';
import type { PageId } from './pages.ts';

/** By path, from the root: the page that stands in for it, or `gone`. */
export const retired: Retired<PageId> = {};
