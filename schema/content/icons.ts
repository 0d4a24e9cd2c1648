/** Names of the drawn icons and drawings a fact may ask for. Each is drawn in `renderer/drawings`. */
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

/** Drawn picture of a case study. */
export const drawing = choice('DrawingName', ['network-map', 'connected-store', 'floor-plan']);

/** Tint of a card, one of the palette's quiet washes. */
export const gradient = choice('Gradient', ['paper', 'sand', 'clay', 'sage', 'sky']);

export type Gradient = z.infer<typeof gradient>;
