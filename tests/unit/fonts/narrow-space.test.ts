/** The narrow no-break space of the site's fonts: as wide as their space, and nothing else is set otherwise. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Blob, Face, Font, Buffer as Shaped, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { withNarrowSpace } from '../../../scripts/fonts/narrow-space.ts';

const narrow = '\u202f';
const asTrueType = (file: string, letters: string) => subsetFont(readFileSync(file), letters, { targetFormat: 'truetype' });

test.each(['text', 'display', 'display-italic'])('the face “%s” has one', async (face) => {
  const font = await asTrueType(`renderer/styles/fonts/${face}.woff2`, ` ${narrow}`);
  expect([...new Face(new Blob(font), 0).collectUnicodes()]).toContain(narrow.codePointAt(0));
  expect(widths(font, narrow)).toEqual(widths(font, ' '));
});

test('what a family has is set as before', async () => {
  const family = fileURLToPath(import.meta.resolve('@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2'));
  const letters = ' \u00a0abcÀÉœ’—“0129€';
  const font = await asTrueType(family, letters);
  expect(widths(withNarrowSpace(font), letters)).toEqual(widths(font, letters));
  expect(widths(withNarrowSpace(font), narrow)).not.toEqual(widths(font, narrow));
});

/** How far each letter of a text moves the next, in units of the font. */
function widths(font: Uint8Array, text: string): (number | undefined)[] {
  const run = new Shaped();
  run.addText(text);
  run.guessSegmentProperties();
  shape(new Font(new Face(new Blob(font), 0)), run);
  return run.getGlyphInfosAndPositions().map(({ xAdvance }) => xAdvance);
}
