/** Whether a built page says a text, wherever: between its tags, in an attribute, or handed to an island. */

import { plainText } from '../../../schema/language-marks.ts';
import { memoizePerText } from '../../lib/memoize.ts';

/** What texts are looked for in: all that the files of a page say, without white space, for browsers and drawings break lines where they like. */
export type Said = readonly string[];

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", '#x27': "'", '#39': "'", nbsp: '' };

/** What a page says, and the drawings that it shows. */
export function saidIn(html: string): Said {
  // Half of a page is its style, which says nothing.
  const marked = squeeze(html.replace(/<style>.*?<\/style>|<!--.*?-->/gs, ''));
  return [marked.replace(/<[^>]*>/g, ''), marked].map((text) =>
    text.replace(/&([a-z]+|#\w+);/g, (whole, name: string) => entities[name] ?? whole),
  );
}

/** Whether all of a text is said: what stands between its placeholders, piece by piece. */
export function isSaid(text: string, said: Said): boolean {
  return piecesOf(text).every((piece) => said.some((place) => place.includes(piece)));
}

/** What stands between the placeholders of a text. Pages of one kind, and all pages of a site, are asked about the same texts. */
const piecesOf = memoizePerText((text: string): readonly string[] =>
  plainText(text)
    .replaceAll('*', '')
    .split(/\{[^{}]*\}/)
    .map(squeeze)
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece)),
);

function squeeze(text: string): string {
  return text.replace(/\s+/g, '');
}
