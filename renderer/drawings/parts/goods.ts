/** What stands in a shop window: each thing is one outline, drawn from the middle of its foot. */
import { round } from './pen.ts';

const things = {
  bottle: 'm-2.5 0v-7.5q0-2 1.5-3v-4h2v4q1.5 1 1.5 3v7.5zm0-2.5h5m-5-3.5h5',
  flacon: 'm-3.5 0v-6.5h7v6.5zm2-6.5v-2h3v2m-1.5-2a1.6 1.6 0 1 0 0-3.2a1.6 1.6 0 1 0 0 3.2m-3.5 5h7',
  tube: 'm-1.6 0l-.9-9h5l-.9 9zm0-2.5h3.2',
  dress:
    'm-4 0h8m-4 0v-5m-6.5 0h13q-1.5-6-4.5-9.5q2-3 1.5-6.5l-2.5-2q-1 1.5-2 0l-2.5 2q-.5 3.5 1.5 6.5q-3 3.5-4.5 9.5zm4.5-9.5h4m-2-8.5v-2.5',
  coat: 'm-3.5 0h7m-3.5 0v-4m-5.5 0h11l-.5-12.5l3-1l-2-5.5l-4-2q-2 2-4 0l-4 2l-2 5.5l3 1zm5.5 0v-17m-5.5-1l1-3m10 3l-1-3',
  bag: 'm-5 0l.8-7h8.4l.8 7zm2.5-7q0-5 2.5-5t2.5 5',
  shoe: 'm-5 0v-3.5q4-.5 5.5-3.5l4 3.5v3.5m-9.5 0h2l2.5-2q2 2 5 2',
  hat: 'm-2.5 0h5m-2.5 0v-8m-6 0h12m-9.5 0q0-5 3.5-5t3.5 5',
  loaves: 'm-5 0l1-6h9l1 6zm2.5-6l-2.5-13q1.5-1.5 2.5 0l1.5 13m.5 0v-14q1.5-1.5 2.5 0v14m.5 0l2-12q1.5-1 2 .5l-2 11.5',
  cake: 'm-3 0h6m-3 0v-4m-6 0h12m-10.5 0v-4.5q5-2 9 0v4.5m-9-3q4.5 2 9 0',
  croquembouche: 'm-4.5 0h9l-4.5-15zm1-3.5h7m-6-3.5h5m-4-3.5h3',
  books: 'm-6 0h12v-2.5h-12zm1-2.5h11v-2.5h-11zm-.5-2.5h9v-2.5h-9zm1-2.5l1.5-8h4.5l-1.5 8',
  easel: 'm-6 0l6-18l6 18m-9-4v-11h8v11zm1.5-6l2-2l3 3.5',
  vase: 'm-2.5 0q-2.5-4 0-8h5q2.5 4 0 8zm2.5-8q0-5-4-9m4 9q0-6 3.5-8m-3.5 5v-9m-4.5 3.5l-1.5-2.5m9 2l1.5-2',
  bouquet: 'm-3 0l-1-8h8l-1 8zm-1-8a3 3 0 1 1 1-5.5a3 3 0 0 1 5.5-1a3 3 0 1 1 1.5 6.5zm3-2.5v2.5m3-2.5l-1.5 2.5',
  jar: 'm-3 0v-7h6v7zm-.5-7h7v-2h-7zm.5 4h6',
  lamp: 'm-3.5 0h7m-3.5 0v-11m-4.5 0h9l-2.5-6.5h-4z',
  chair: 'm-4 0v-15m0 8h8v7m-8-3h8m-8-10q3 1 3 3t-3 2',
  cheese: 'm-6 0h12v-4h-12zm1.5-4h9v-3.5h-9zm2-3.5l1-3.5l5 3.5',
  glasses: 'm-1 0v-8m-5-1a2.6 2.6 0 1 1 5.2 0a2.6 2.6 0 1 1-5.2 0m5.2 0h1a2.6 2.6 0 1 1 5.2 0a2.6 2.6 0 1 1-5.2 0m-8.2 9h6',
  box: 'm-4.5 0v-7h9v7zm0-5h9m-4.5-2v7',
} as const;

export type Thing = keyof typeof things;

/** Things in a row along a shelf, evenly apart. */
export function row(kinds: readonly Thing[], left: number, right: number, base: number): string {
  const pitch = (right - left) / kinds.length;
  return kinds.map((kind, index) => `M${round(left + pitch * (index + 0.5))} ${round(base)}${things[kind]}`).join('');
}
