/** Turns of phrase that come too often, counted over a whole language. */
import { messageFile } from '../../../codegen/messages/paths.ts';
import { countTics } from '../../messages/tics.ts';
import type { SchemaRule } from '../../rule.ts';

/** How many bundles a finding names. */
const named = 4;

export const tics: SchemaRule = {
  name: 'tics',
  looksAt: 'schema',
  severity: 'advice',
  explain: `A turn of phrase that comes back on every page is heard as a manner, and read as made by a machine: a semicolon between two halves
that mirror each other, a colon before each list, “before” as a method, sentences that end on “included”. schema/voice.ts has them, with how
many of a thousand words may be one. It is advice: no single text is wrong. The way out: rewrite those of the pages that have most;
npm run check -- --tics counts them all.`,
  check(project) {
    return countTics(project)
      .filter(({ count, most }) => count > most)
      .map(({ tic, locale, count, most, bundles }) => ({
        where: messageFile(locale, bundles[0]?.[0] ?? ''),
        locale,
        found: `${count} of “${tic.name}”, most of them in ${bundles
          .slice(0, named)
          .map(([bundle, number]) => `${bundle} (${number})`)
          .join(', ')}`,
        expected: `${most} at most in so many words`,
        wayOut: tic.wayOut,
      }));
  },
};
