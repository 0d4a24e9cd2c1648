import { sheetTexts } from '../../../scripts/lib/sheet-texts.ts';
import type { Fixtures, GivenSite } from '../fixtures.ts';

const texts = sheetTexts();
const file = '/shared/sheets/budget-fr.csv';
const path = '/developper-son-reseau-retail/budget-rentabilite';
const site = (change: (text: string) => string, link = file): GivenSite => ({
  pages: { [path]: `<main><a href="${link}" download>La feuille de calcul</a></main>` },
  files: { [file]: change(texts.get(file) ?? '') },
});
const where = `dist/client${file}`;

export default {
  good: [site((text) => text), { pages: {} }],
  bad: [
    [site((text) => text.replace('66000', '6600')), { found: 'line 2 is', where }],
    [site((text) => text.replace('=B2+B3', '=B2-B3')), { found: 'line 5 is' }],
    [site(() => ''), { found: 'line 1 is “”' }],
    [
      site((text) => text, '/shared/sheets/budget-en.csv'),
      { found: 'a link to /shared/sheets/budget-en.csv', page: 'budget', locale: 'fr' },
    ],
    [{ pages: {}, files: { '/shared/sheets/about-fr.csv': 'x' } }, { found: 'a sheet of no worked example' }],
  ],
} satisfies Fixtures<GivenSite>;
