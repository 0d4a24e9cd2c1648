/** The sheets to download are those of the schema, to the byte, and each page leads to the one of its language. */
import { sheetAddress } from '../../../../schema/sheet.ts';
import { sheetTexts } from '../../../lib/sheet-texts.ts';
import type { Located, SiteRule } from '../../rule.ts';
import { faultsIn } from '../../site/built-site.ts';

const folder = '/shared/sheets/';

export const sheets: SiteRule = {
  name: 'sheets',
  looksAt: 'site',
  explain: `A CSV file with another number, formula or word than the worked example of its guide has; one of a guide that has none; a page that
leads to the sheet of another page or language. A reader puts it to work on real money, and the page beside it says something else.

  budget-fr.csv   found:   line 5 is “Charges fixes;=B2+B3”
                  way out: build again; the sheet is written from schema/content/examples.ts and the messages`,
  check(site) {
    const built = [...site.files.keys()].filter((path) => path.startsWith(folder));
    if (built.length === 0 && [...site.pages.values()].every(({ links }) => links.every(({ path }) => !path.startsWith(folder)))) return [];
    const wanted = sheetTexts();
    return [
      ...built.flatMap((path): Located[] => {
        const text = site.read(path).toString();
        const expected = wanted.get(path);
        if (text === expected) return [];
        const lines = expected?.split('\r\n') ?? [];
        const line = text.split('\r\n').findIndex((each, index) => each !== lines[index]);
        return [
          {
            where: site.folder + path,
            found: expected === undefined ? 'a sheet of no worked example' : `line ${line + 1} is “${text.split('\r\n')[line] ?? ''}”`,
            expected: expected === undefined ? 'a sheet for each example of schema/content/examples.ts' : `“${lines[line] ?? ''}”`,
            wayOut: 'build again; the sheet is written from schema/content/examples.ts and the messages',
          },
        ];
      }),
      ...faultsIn(
        site,
        ({ links }) => links,
        ({ path }, { page, locale }) => {
          const expected = sheetAddress(page.id, locale);
          if (!path.startsWith(folder) || path === expected) return undefined;
          return { found: `a link to ${path}`, expected, wayOut: 'name the sheet by sheetAddress(), with the page and its language' };
        },
      ),
    ];
  },
};
