/** Renamed message keys. */
import type { Renamed } from '#schema/language/define.ts';

export const renamed: Renamed = {
  'home.offers.advice': 'home.offers.counsel',
};
