/** Names of icons, drawings and tints for facts. The files are in `renderer/drawings`. */
import type { z } from 'zod';
import { choice } from '../language/define.ts';

export const icon = choice('IconName', [
  'awning',
  'bag',
  'bottle',
  'compass',
  'counter',
  'handshake',
  'hanger',
  'ledger',
  'map',
  'phone',
  'plan',
  'plate',
  'seedling',
  'stopwatch',
  'storefronts',
]);

export type IconName = z.infer<typeof icon>;

/** Drawing of a case study or an article. */
export const drawing = choice('DrawingName', [
  'arrival',
  'connected-store',
  'delivery',
  'floor-plan',
  'pilot-outlets',
  'tally',
  'two-formats',
]);

/** Tint of a card. */
export const gradient = choice('Gradient', ['paper', 'sand', 'clay', 'sage', 'sky']);

export type Gradient = z.infer<typeof gradient>;
