/** Addresses whose page has left the site, each with what became of it. */
import type { Retired } from '../language/define.ts';

/** By path, from the root: a link to what stands in for it, `link('services')`, or `gone`. */
export const retired: Retired = {};
