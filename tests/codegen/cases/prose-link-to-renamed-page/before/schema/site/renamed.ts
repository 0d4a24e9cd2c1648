/** Renamed message keys. */
import type { Renamed } from '#schema/language/define.ts';

export const renamed: Renamed = {
  about: 'company',
};
