/**
 * Which pages a browser may prepare before their link is followed. A file that a header names (`headers.ts`), rather than a
 * script in each page: the content policy stays as strict as it is, and no page is the heavier for it.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { clientFolder, speculationRules } from '../lib/site-paths.ts';

/**
 * Pages of this site, in the language of the page, as soon as their link is pressed or the mouse rests on it: not those that
 * a link shows elsewhere, no files, and nothing of the backend. `renderer/behaviour/next-page.ts` says the same.
 */
const rules = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/*.*', '/_*', '/functions/*'] } },
          { not: { selector_matches: '[target], [data-language], [data-opens]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};

/** Writes the rules beside the built pages. */
export function writeSpeculationRules(): void {
  writeFileSync(join(clientFolder, speculationRules.path), JSON.stringify(rules));
}
