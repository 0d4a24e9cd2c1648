/**
 * `npx tsx scripts/fonts.ts`: cuts the site's fonts down to the letters that each face sets, and writes their style sheet
 * with fallbacks of the same metrics, so that nothing moves when a font arrives; beside them, `characters.txt` says what
 * the upright faces hold and `italics.txt` what the italic one does, for the rule on texts that they cannot show. Run it
 * after changing a face, or when that rule asks for it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Blob, Face } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { networkNames, resolveIdentity } from '../schema/site.ts';
import { asRead } from './check/messages/words.ts';
import { readProject } from './check/project.ts';
import { fallbackFaces, meanWidth } from './fonts/fallbacks.ts';
import { italicsOf } from './fonts/italics.ts';
import { keepKerning } from './fonts/kerning.ts';
import { metrics } from './fonts/metrics.ts';
import { withNarrowSpace } from './fonts/narrow-space.ts';
import { withCommonPairs } from './fonts/pairs.ts';
import { type Problem, ProblemsError } from './lib/problem.ts';

const require = createRequire(import.meta.url);
const folder = 'renderer/styles/fonts';
const { texts } = await readProject(process.cwd(), process.env);
const messages = texts.map(asRead);

/** What French and English are written with: letters, digits, and the signs that texts need. Each weighs some 50 bytes a face. */
const alphabet = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789àâçèéêëîïôùûœÀÉÈÊÇŒ';
const signs = ' \u00a0\u202f.,:;!?’“”«»()-–—…%&+/−×·€';

/** What is said of the firm, as far as it is in force here: names and numbers that no text has. */
const firm = [...Object.values(resolveIdentity(process.env)).map(String), ...Object.values(networkNames)];
const pairs = withCommonPairs([...messages, ...firm], { letters: alphabet, signs });

const faces = [
  {
    file: 'display',
    family: 'Newsreader',
    source: '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2',
    style: 'normal',
    weight: '400',
    axes: { opsz: 60, wght: 400 },
    letters: alphabet + signs,
  },
  {
    file: 'display-italic',
    family: 'Newsreader',
    source: '@fontsource-variable/newsreader/files/newsreader-latin-opsz-italic.woff2',
    style: 'italic',
    weight: '400',
    axes: { opsz: 60, wght: 400 },
    // Some words of a title, and a line here and there: what they are written with.
    letters: [...new Set(texts.map((one) => asRead({ ...one, text: italicsOf(one) })).join(' '))].sort().join(''),
  },
  {
    file: 'text',
    family: 'Instrument Sans',
    source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    style: 'normal',
    weight: '400 600',
    axes: { wght: { min: 400, max: 600 } },
    // Addresses and the imprint, which no title has.
    letters: `${alphabet}${signs}@©'`,
  },
] as const;

/** Kerning and ligatures are what the style sheet asks for. Without GDEF, kerning is that of the regular weight in all. */
const lean = { keepFeatures: ['kern', 'liga'], noHinting: true, dropTables: ['GDEF', 'STAT', 'gasp', 'prep'] };

/** What is left of a font stays when it is written. */
const uncut = { keepAllGlyphs: true };

const rules: string[] = [];
const fonts: [path: string, font: Uint8Array][] = [];
const lacking: Problem[] = [];
const held = new Map<string, ReadonlySet<string>>();
for (const { file, family, source, style, weight, axes, letters } of faces) {
  const original = readFileSync(require.resolve(source));
  const subset = await subsetFont(original, `${letters} `, { targetFormat: 'truetype', variationAxes: axes, ...lean });
  const cut = keepKerning(withNarrowSpace(subset), pairs);
  const font = await subsetFont(cut, '', { targetFormat: 'woff2', ...lean, ...uncut });
  fonts.push([join(folder, `${file}.woff2`), font]);
  const own = new Set([...new Face(new Blob(cut), 0).collectUnicodes()].map((code) => String.fromCodePoint(code)));
  held.set(file, own);
  const missing = [...new Set(letters)].filter((letter) => !own.has(letter) && /\S/.test(letter));
  if (missing.length > 0) {
    const wayOut = 'take one that has them, write those texts otherwise, or take the letters out again; nothing was written';
    lacking.push({
      where: `scripts/fonts.ts ("${file}")`,
      found: `no “${missing.join('”, “')}” in ${source}`,
      expected: 'a font with every letter',
      wayOut,
    });
  }
  rules.push(
    `@font-face {\n  font-family: "${family}";\n  src: url("./fonts/${file}.woff2") format("woff2");\n  font-weight: ${weight};\n  font-style: ${style};\n  font-display: swap;\n}`,
  );
  // The metrics are those of the family as it comes; this cut of it is wider or narrower by as much as its letters are.
  const asItComes = await subsetFont(readFileSync(require.resolve(faces[file === 'text' ? 2 : 0].source)), letters, {
    targetFormat: 'truetype',
    variationAxes: file === 'text' ? { wght: 400 } : { opsz: 16, wght: 400 },
  });
  const share = meanWidth(cut, messages, letters) / meanWidth(asItComes, messages, letters);
  rules.push(...fallbackFaces(family, style, { ...metrics[family], xWidthAvg: metrics[family].xWidthAvg * share }));
  console.log(`${file}: ${font.length} bytes, ${held.get(file)?.size} characters`);
}
if (lacking.length > 0) {
  console.error(new ProblemsError(lacking).message);
  process.exit(1);
}
for (const [path, font] of fonts) writeFileSync(path, font);
writeFileSync('renderer/styles/fonts.css', `/* Written by scripts/fonts.ts. */\n${rules.join('\n')}\n`);

for (const [file, face] of [
  ['characters.txt', 'text'],
  ['italics.txt', 'display-italic'],
] as const)
  writeFileSync(join(folder, file), [...(held.get(face) ?? [])].sort().join(''));
