/** Paths of removed pages. */
import type { Retired } from '../language/define.ts';

/** Path from the root to the replacement, `link('services')`, or to `gone` (status 410). */
export const retired: Retired = {};
