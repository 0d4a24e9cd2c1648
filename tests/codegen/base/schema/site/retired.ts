/** Addresses of removed pages. */
import type { Retired } from '#schema/language/define.ts';

export const retired: Retired = {};
