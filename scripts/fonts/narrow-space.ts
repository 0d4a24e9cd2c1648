/**
 * The narrow no-break space, which French has before “;” and within numbers, and our families lack. Browsers make it half of their
 * space, a tenth of an em, with which “34 100” is read as “34100”, or take it from another font.
 */
import { Blob, Face, Font } from 'harfbuzzjs';
import { glyphsOf } from './kerning.ts';
import { replaceTable } from './sfnt.ts';

const space = 0x20;
const narrow = 0x202f;

/** The font (TrueType) with one: its space, which is a fifth of an em, as wide as the narrow one of other families. */
export function withNarrowSpace(font: Uint8Array): Buffer {
  const glyphs = glyphByCode(font);
  return replaceTable(font, 'cmap', characterMap(new Map([...glyphs, [narrow, glyphs.get(space) ?? 0]])));
}

/** Which glyph each character has. */
function glyphByCode(file: Uint8Array): Map<number, number> {
  const face = new Face(new Blob(file), 0);
  const font = new Font(face);
  const glyphOf = (code: number) => glyphsOf(font, String.fromCodePoint(code), [])[0]?.codepoint ?? 0;
  return new Map([...face.collectUnicodes()].map((code) => [code, glyphOf(code)]));
}

/** A `cmap` table of one map, for Unicode (OpenType 1.9.1, format 4), a segment for each run of characters whose glyphs follow each other. */
function characterMap(glyphs: ReadonlyMap<number, number>): Buffer {
  const segments: { first: number; last: number; delta: number }[] = [];
  for (const [code, glyph] of [...glyphs].sort(([a], [b]) => a - b)) {
    const run = segments.at(-1);
    if (run?.last === code - 1 && run.delta === glyph - code) run.last = code;
    else segments.push({ first: code, last: code, delta: glyph - code });
  }
  // The one that the format ends with.
  segments.push({ first: 0xffff, last: 0xffff, delta: 1 });
  const count = segments.length;
  const power = 2 ** Math.floor(Math.log2(count));
  const search = [2 * count, 2 * power, Math.log2(power), 2 * (count - power)];
  const ends = segments.map(({ last }) => last);
  const starts = segments.map(({ first }) => first);
  const deltas = segments.map(({ delta }) => delta & 0xffff);
  const words = [...search, ...ends, 0, ...starts, ...deltas, ...segments.map(() => 0)];
  // Version, number of maps; platform, encoding, offset in 32 bits. Then format, length, language.
  const table = [0, 1, 3, 1, 0, 12, 4, 2 * (words.length + 3), 0, ...words];
  const bytes = Buffer.alloc(2 * table.length);
  for (const [index, word] of table.entries()) bytes.writeUInt16BE(word, 2 * index);
  return bytes;
}
