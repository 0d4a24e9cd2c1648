/** Printed matter: magazine covers and folded newspapers, as boxes, mastheads and columns. */
import { box, levels, type Point, round } from './pen.ts';

export interface Format {
  readonly width: number;
  readonly height: number;
}

/** The same sheet at each place, from its top left corner. */
export const sheets = (at: readonly Point[], { width, height }: Format): string => at.map(([x, y]) => box(x, y, width, height)).join('');

/** What is printed on a cover: a title, then a portrait, a round, or a rule and a block, in turn. */
export const covers = (at: readonly Point[], { width, height }: Format): string =>
  at
    .map(([x, y], index) => {
      const [left, inner, foot] = [x + 2, width - 4, y + height];
      const picture = [
        box(left + 1, y + 7, inner - 2, height - 10),
        `M${round(x + width / 2 - 3.5)} ${round(y + height * 0.6)}a3.5 3.5 0 1 1 7 0a3.5 3.5 0 1 1-7 0`,
        `${levels([foot - 7, foot - 4.5], left, left + inner * 0.7)}M${round(left)} ${round(foot - 9.5)}l${round(inner)}-5`,
      ];
      return levels([y + 3.2, y + 4.4], left, left + inner) + (picture[index % picture.length] ?? '');
    })
    .join('');

/** A front page: its masthead, a picture, two columns of text. */
export const frontPages = (at: readonly Point[], { width, height }: Format): string =>
  at
    .map(([x, y], index) => {
      const [left, right, middle] = [x + 2.5, x + width - 2.5, x + width / 2];
      const lines = Array.from({ length: Math.floor((height - 12) / 3) }, (_, row) => y + 10 + row * 3);
      const picture = index % 2 ? [middle + 1, right] : [left, middle - 1];
      const [from = left, to = middle] = picture;
      const [textFrom, textTo] = index % 2 ? [left, middle - 1] : [middle + 1, right];
      return (
        levels([y + 7], left, right) +
        box(from, y + 9.5, to - from, Math.min(height * 0.36, 12)) +
        levels(lines, textFrom, textTo) +
        levels(
          lines.filter((line) => line > y + 11 + Math.min(height * 0.36, 12)),
          from,
          to,
        )
      );
    })
    .join('');

/** The bold title of each front page. */
export const mastheads = (at: readonly Point[], { width }: Format): string =>
  at.map(([x, y]) => box(x + 2.5, y + 2.6, width - 5, 2.6)).join('');

/** A pile of folded papers standing on `base`, slightly out of true. */
export const pile = (x: number, base: number, width: number, count: number): string =>
  Array.from({ length: count }, (_, index) => {
    const slip = [0, 1.2, -0.6, 0.5, -1][index % 5] ?? 0;
    const top = base - (index + 1) * 3;
    return `M${round(x + slip + width)} ${round(top)}h${-width}q-2 1.5 0 3h${width}z`;
  }).join('');
