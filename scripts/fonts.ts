/**
 * `npx tsx scripts/fonts.ts`: cuts the families down to the letters of the site. Writes `renderer/styles/fonts/*.woff2`, and for
 * the rule `font-letters` the characters of the upright faces (`characters.txt`) and of the italic face (`italics.txt`).
 * Run after a change here, or when that rule asks for it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Blob, Face } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { readProject } from './check/project.ts';
import { italicsOf, lacksScript } from './check/rules/messages/font-letters.ts';
import { ProblemsError } from './model/problem.ts';

const require = createRequire(import.meta.url);
const folder = 'renderer/styles/fonts';

/** Letters and signs of French and English: some 80 bytes each in a face. */
const alphabet = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789àâçèéêëîïôùûœÀÉÈÊÇŒ';
const signs = ' \u00a0.,:;!?’“”«»()-–—…%&+/−×·€';

const { texts } = await readProject(process.cwd(), process.env);
const italics = texts
  .filter(({ language }) => !lacksScript(language.tag))
  .map(italicsOf)
  .join(' ');

const faces = [
  {
    file: 'display',
    source: '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2',
    axes: { opsz: 60, wght: 400 },
    letters: alphabet + signs,
  },
  {
    file: 'display-italic',
    list: 'italics.txt',
    source: '@fontsource-variable/newsreader/files/newsreader-latin-opsz-italic.woff2',
    axes: { opsz: 60, wght: 400 },
    letters: italics,
  },
  {
    file: 'text',
    list: 'characters.txt',
    source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 600 } },
    // Addresses and the imprint have signs that no title has.
    letters: `${alphabet}${signs}@©'`,
  },
];

/** Drops GDEF, a seventh of all bytes: every weight then has the kerning of the regular weight. */
const lean = { keepFeatures: ['kern', 'liga'], noHinting: true, dropTables: ['GDEF', 'STAT', 'gasp', 'prep'] };

const written = await Promise.all(
  faces.map(async ({ file, list, source, axes, letters }) => {
    const original = readFileSync(require.resolve(source));
    const cut = { ...lean, variationAxes: axes };
    const trueType = await subsetFont(original, letters, { ...cut, targetFormat: 'truetype' });
    const characters = [...new Face(new Blob(trueType), 0).collectUnicodes()].map((code) => String.fromCodePoint(code));
    const font = await subsetFont(original, letters, { ...cut, targetFormat: 'woff2' });
    return { file, list, source, font, characters, missing: [...new Set(letters)].filter((letter) => !characters.includes(letter)) };
  }),
);
const problems = written
  .filter(({ missing }) => missing.length > 0)
  .map(({ file, source, missing }) => ({
    where: `scripts/fonts.ts ("${file}")`,
    found: `no “${missing.join('”, “')}” in ${source}`,
    expected: 'a family with every letter of its faces',
    wayOut: 'Choose such a family, or remove these letters from texts and faces. No file was written.',
  }));
if (problems.length > 0) throw new ProblemsError(problems);

for (const { file, list, font, characters } of written) {
  writeFileSync(join(folder, `${file}.woff2`), font);
  if (list) writeFileSync(join(folder, list), characters.sort().join(''));
  console.log(`${file}: ${font.length} bytes, ${characters.length} characters`);
}
