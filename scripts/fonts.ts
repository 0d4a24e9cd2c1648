/**
 * `npx tsx scripts/fonts.ts`: cuts the site's fonts down to the letters of its languages, and writes their style sheet
 * with fallbacks of the same metrics, so that nothing moves when a font arrives; beside them, `characters.txt` says what all
 * of them hold, for the rule on texts that they cannot show. Run it after changing a face.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import georgia from '@capsizecss/metrics/georgia';
import instrumentSans from '@capsizecss/metrics/instrumentSans';
import newsreader from '@capsizecss/metrics/newsreader';
import { Blob, Face } from 'harfbuzzjs';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const folder = 'renderer/styles/fonts';

/** Printable ASCII, Latin-1, and the letters, quotes, dashes, arrows and signs of French and English typography. */
const letters = [range(0x20, 0x7e), range(0xa0, 0xff), 'ŒœŸ‘’“”«»…–—•‑−×→←↑↗€'].join('');

const faces = [
  {
    file: 'display',
    family: 'Newsreader',
    source: '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2',
    style: 'normal',
    weight: '400',
    axes: { opsz: 60, wght: 400 },
  },
  {
    file: 'display-italic',
    family: 'Newsreader',
    source: '@fontsource-variable/newsreader/files/newsreader-latin-opsz-italic.woff2',
    style: 'italic',
    weight: '400',
    axes: { opsz: 60, wght: 400 },
  },
  {
    file: 'text',
    family: 'Instrument Sans',
    source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    style: 'normal',
    weight: '400 700',
    axes: { wght: { min: 400, max: 700 } },
  },
] as const;

const rules: string[] = [];
let held: ReadonlySet<number> | undefined;
for (const face of faces) {
  const cut = (targetFormat: 'woff2' | 'truetype') =>
    subsetFont(readFileSync(require.resolve(face.source)), letters, { targetFormat, variationAxes: face.axes });
  const font = await cut('woff2');
  writeFileSync(join(folder, `${face.file}.woff2`), font);
  const own = new Set(new Face(new Blob(await cut('truetype')), 0).collectUnicodes());
  held = new Set([...(held ?? own)].filter((code) => own.has(code)));
  rules.push(
    `@font-face {\n  font-family: "${face.family}";\n  src: url("./fonts/${face.file}.woff2") format("woff2");\n  font-weight: ${face.weight};\n  font-style: ${face.style};\n  font-display: swap;\n}`,
  );
  console.log(`${face.file}: ${font.length} bytes`);
}
for (const stack of [createFontStack([newsreader, georgia]), createFontStack([instrumentSans, arial])]) rules.push(stack.fontFaces);
writeFileSync('renderer/styles/fonts.css', `/* Written by scripts/fonts.ts. */\n${rules.join('\n')}\n`);

writeFileSync(join(folder, 'characters.txt'), String.fromCodePoint(...[...(held ?? [])].sort((a, b) => a - b)));

function range(from: number, to: number): string {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
}
