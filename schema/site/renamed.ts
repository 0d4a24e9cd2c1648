/** Keys of messages that changed name, so that their translations move along. */
import type { Renamed } from '../language/define.ts';

/** By key of before: the key of today, each with its bundle. What names a page, a bundle or a branch brings all below it along. */
export const renamed: Renamed = {};
