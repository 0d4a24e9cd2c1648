/** A translation of a source that has changed since. */

import { memoizePerObject, memoizePerText } from '../../../lib/memoize.ts';
import { readSources, standingOf } from '../../../model/messages/sources.ts';
import { short } from '../../../model/problem.ts';
import type { Project } from '../../project.ts';
import type { TextRule } from '../../rule.ts';

export const staleTranslation: TextRule = {
  name: 'stale-translation',
  looksAt: 'text',
  explain: `Beside the messages of each language, _sources.json keeps a hash of the text that each was translated from. Where the source has
changed since, the translation may say what is true no more. The way out: revise it, then npm run translate -- ack <page>.<key>, which says
that it holds; ack --all takes every text of the site as it is.`,
  check({ isSource, locale, bundle, key, text, others }, project) {
    const source = others[project.model.defaultLocale] ?? '';
    if (isSource || text === '' || source === '') return [];
    const whole = [bundle, ...key].join('.');
    const standing = standingOf(sourcesIn(project.generated, project)(locale), whole, source);
    if (standing === 'current') return [];
    const wayOut = `revise it if need be, then npm run translate -- ack ${whole}`;
    return standing === 'stale'
      ? [{ found: `a translation of what “${short(source)}” was before`, expected: 'a translation of the source as it is', wayOut }]
      : [{ found: 'a translation of which nobody has said that it holds', expected: 'its source on record', wayOut }];
  },
};

/** What translations were made from, by locale. */
const sourcesIn = memoizePerObject((generated: Project['generated'], { schema }: Project) =>
  memoizePerText((locale: string) => readSources(locale, generated, schema.renamed)),
);
