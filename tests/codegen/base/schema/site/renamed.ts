/** Keys of messages that changed name. */
import type { Renamed } from '#schema/language/define.ts';

export const renamed: Renamed = {};
