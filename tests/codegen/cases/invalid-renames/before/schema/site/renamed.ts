/** Renamed message keys. */
import type { Renamed } from '#schema/language/define.ts';

export const renamed: Renamed = {
  'about.title': 'about.lead',
  'about.text': 'about.leed',
  'about.old': 'about.older',
  'about.older': 'about.lead',
  'about.one': 'about.other',
  'about.other': 'about.one',
};
