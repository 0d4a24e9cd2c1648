/**
 * Kerning cut down to the pairs that are set. A family comes with a value for each letter before each other, most of which no
 * language has side by side; they would be a sixth of the bytes of its files.
 */
import { Blob, Face, Feature, Font, Buffer as Shaped, shape } from 'harfbuzzjs';
import { replaceTable } from './sfnt.ts';

/** How much closer, or farther apart, two glyphs stand than their widths say; in units of the font. */
interface Kern {
  readonly left: number;
  readonly right: number;
  readonly units: number;
}

/** The font (TrueType), with kerning for what stands side by side in these texts, and for nothing else. */
export function keepKerning(font: Uint8Array, texts: readonly string[]): Buffer {
  return replaceTable(font, 'GPOS', pairTable(kernsOf(font, texts)));
}

/** What the font's own kerning does in these texts, with ligatures and without them: letters that are spaced have none. */
function kernsOf(file: Uint8Array, texts: readonly string[]): Kern[] {
  const font = new Font(new Face(new Blob(file), 0));
  const kerns = new Map<string, Kern>();
  for (const text of texts) {
    for (const ligatures of ['liga', '-liga']) {
      const glyphs = glyphsOf(font, text, ['-kern', ligatures]);
      const kerned = glyphsOf(font, text, ['kern', ligatures]);
      for (const [index, { codepoint: left, xAdvance = 0 }] of glyphs.entries()) {
        const right = glyphs[index + 1]?.codepoint;
        const units = (kerned[index]?.xAdvance ?? 0) - xAdvance;
        // Glyph 0 stands for whatever the font lacks.
        if (left && right && units !== 0) kerns.set(`${left} ${right}`, { left, right, units });
      }
    }
  }
  return [...kerns.values()].sort((a, b) => a.left - b.left || a.right - b.right);
}

/** The glyphs that a text is set in, by their place in the font, and how far each moves the next. */
export function glyphsOf(font: Font, text: string, features: readonly string[]) {
  const run = new Shaped();
  run.addText(text);
  run.guessSegmentProperties();
  shape(
    font,
    run,
    features.map((one) => Feature.fromString(one) as Feature),
  );
  return run.getGlyphInfosAndPositions();
}

/**
 * A GPOS table with one lookup, for every script: these pairs, in the order of their glyphs (OpenType 1.9.1, PairPosFormat1).
 * All of it is words of 16 bits, and offsets count bytes.
 */
function pairTable(kerns: readonly Kern[]): Buffer {
  const lefts = [...new Set(kerns.map(({ left }) => left))];
  const sets = lefts.map((left) => kerns.filter((kern) => kern.left === left).flatMap(({ right, units }) => [right, units & 0xffff]));
  const scripts = [2, ...tag('DFLT'), 14, ...tag('latn'), 14, 4, 0, 0, 0xffff, 1, 0];
  const features = [1, ...tag('kern'), 8, 0, 1, 0];
  const lookups = [1, 4, 2, 0, 1, 8];
  const toFeatures = 10 + 2 * scripts.length;
  const header = [1, 0, 10, toFeatures, toFeatures + 2 * features.length];
  const setWords = sets.map((set) => [set.length / 2, ...set]);
  const offsets = [2 * (5 + sets.length)];
  for (const { length } of setWords) offsets.push(2 * length + (offsets.at(-1) as number));
  const coverage = offsets.pop() as number;
  const pairs = [1, coverage, 4, 0, sets.length, ...offsets, ...setWords.flat(), 1, lefts.length, ...lefts];
  const words = [...header, ...scripts, ...features, ...lookups, ...pairs];
  const table = Buffer.alloc(2 * words.length);
  for (const [index, word] of words.entries()) table.writeUInt16BE(word, 2 * index);
  return table;
}

/** The four letters of a tag, as two words. */
function tag(letters: string): number[] {
  const bytes = Buffer.from(letters, 'latin1');
  return [bytes.readUInt16BE(0), bytes.readUInt16BE(2)];
}
