/** The street of the home page: its shops, their paint, goods and awnings; one alone is in colour. */
import type { Shop } from './shop.tsx';

/** The shops of each house, from its left pier. */
export const SHOPS: readonly (readonly Shop[])[] = [
  [
    {
      width: 150,
      height: 74,
      paint: 'fill-wash-sand',
      door: 0.2,
      goods: ['cheese', 'loaves', 'cake', 'loaves', 'croquembouche', 'cake'],
      sign: 'medallion',
      awning: { cloth: 'fill-paper', stripe: 'fill-wash-sand' },
    },
  ],
  [
    { width: 96, height: 78, paint: 'fill-paper-deep', door: 0.78, goods: ['dress', 'bag', 'coat', 'shoe'], sign: 'short', arched: true },
    {
      width: 96,
      height: 78,
      paint: 'fill-ink-soft',
      door: 0.5,
      goods: ['books', 'easel', 'books', 'lamp'],
      sign: 'long',
      letters: 'fill-paper',
    },
  ],
  [
    {
      width: 112,
      height: 76,
      paint: 'fill-accent',
      door: 0.5,
      goods: ['bottle', 'box', 'flacon', 'box', 'vase', 'flacon'],
      sign: 'long',
      letters: 'fill-paper',
      awning: { cloth: 'fill-paper', stripe: 'fill-accent' },
    },
  ],
  [
    {
      width: 158,
      height: 80,
      paint: 'fill-paper',
      door: 0.5,
      goods: ['dress', 'shoe', 'coat', 'coat', 'bag', 'dress'],
      sign: 'medallion',
      awning: { cloth: 'fill-ink-soft', edge: 'straight', drop: 16 },
    },
    {
      width: 110,
      height: 80,
      paint: 'fill-wash-sage',
      door: 0.18,
      goods: ['bouquet', 'vase', 'bouquet', 'bouquet', 'vase'],
      sign: 'short',
      awning: { cloth: 'fill-paper', stripe: 'fill-wash-sage', edge: 'straight' },
    },
  ],
  [
    {
      width: 132,
      height: 74,
      paint: 'fill-paper',
      door: 0.82,
      goods: ['lamp', 'chair', 'lamp', 'easel', 'chair'],
      sign: 'long',
      arched: true,
    },
  ],
  [
    {
      width: 150,
      height: 78,
      paint: 'fill-paper-deep',
      door: 0.72,
      goods: ['jar', 'bottle', 'cheese', 'bottle', 'jar', 'bottle'],
      sign: 'long',
      awning: { cloth: 'fill-paper', stripe: 'fill-ink-soft' },
    },
    { width: 70, height: 78, paint: 'fill-paper-deep', door: 0.5, goods: ['glasses', 'glasses'], sign: 'short' },
  ],
];
