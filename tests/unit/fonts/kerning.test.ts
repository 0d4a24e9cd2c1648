/** Kerning of the site's fonts: that of the family where letters stand side by side, and nothing beside. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Blob, Face, Feature, Font, Buffer as Shaped, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { keepKerning } from '../../../scripts/fonts/kerning.ts';

const family = readFileSync(fileURLToPath(import.meta.resolve('@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2')));
const variationAxes = { opsz: 60, wght: 400 };
const kept = { keepFeatures: ['kern', 'liga'] };
const uncut = { keepAllGlyphs: true };
const whole = await subsetFont(family, 'AVTofi.,–Ée ', { targetFormat: 'truetype', variationAxes, ...kept });
const file = await subsetFont(keepKerning(whole, ['AVE To', 'Vefi.', 'Té']), '', { targetFormat: 'woff2', ...uncut });
const cut = await subsetFont(file, '', { targetFormat: 'truetype', ...uncut });

test.each(['AVE', 'To', 'Vefi.', 'E To', 'AVefi'])('“%s” is set as the family sets it, with ligatures and without', (text) => {
  for (const ligatures of ['liga', '-liga']) expect(setIn(cut, text, ['kern', ligatures])).toEqual(setIn(whole, text, ['kern', ligatures]));
});

test('the family kerns what it is held against', () => {
  for (const text of ['AV', 'To', 'Ve']) expect(setIn(whole, text, ['kern'])).not.toEqual(setIn(whole, text, ['-kern']));
});

test('letters that stand side by side nowhere keep their widths', () => {
  expect(setIn(whole, 'TA', ['kern'])).not.toEqual(setIn(whole, 'TA', ['-kern']));
  expect(setIn(cut, 'TA', ['kern'])).toEqual(setIn(whole, 'TA', ['-kern']));
});

/** The glyphs of a text, by their place in the font, and how far each moves the next. */
function setIn(font: Uint8Array, text: string, features: readonly string[]) {
  const run = new Shaped();
  run.addText(text);
  run.guessSegmentProperties();
  shape(
    new Font(new Face(new Blob(font), 0)),
    run,
    features.map((one) => Feature.fromString(one) as Feature),
  );
  return run.getGlyphInfosAndPositions().map(({ codepoint, xAdvance }) => [codepoint, xAdvance]);
}
