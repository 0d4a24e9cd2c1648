import { memoizePerObject, memoizePerText } from '../../../lib/maps.ts';
import { readSources, standingOf } from '../../../model/messages/sources.ts';
import { short } from '../../../model/problem.ts';
import { type Project, sourceOf } from '../../project.ts';
import type { TextRule } from '../../rule.ts';

export const staleTranslation: TextRule = {
  name: 'stale-translation',
  looksAt: 'text',
  explain: `A stale translation: its source text has changed since the translation was made or confirmed, so it may be wrong. _sources.json beside the
messages of each language holds a hash of the source text of each translation.

  "Six formats" for a source that is now "Sept formats"
    found:    a translation of an older source, “Sept formats” today
    expected: a translation of the current source
    way out:  Revise the translation if needed, then run npm run translate -- ack services.title.

npm run translate -- ack --all confirms every translation.`,
  check({ isSource, locale, bundle, key, text, others }, project) {
    const { text: source } = sourceOf({ others }, project.model);
    if (isSource || text === '' || source === '') return [];
    const whole = [bundle, ...key].join('.');
    const standing = standingOf(sourcesIn(project.generated, project)(locale), whole, source);
    if (standing === 'current') return [];
    const wayOut = `Revise the translation if needed, then run npm run translate -- ack ${whole}.`;
    return standing === 'stale'
      ? [{ found: `a translation of an older source, “${short(source)}” today`, expected: 'a translation of the current source', wayOut }]
      : [
          {
            found: 'a translation that nobody has confirmed',
            expected: 'a translation with the hash of its source in _sources.json',
            wayOut,
          },
        ];
  },
};

/** Hashes of source texts, by locale. */
const sourcesIn = memoizePerObject((generated: Project['generated'], { schema }: Project) =>
  memoizePerText((locale: string) => readSources(locale, generated, schema.renamed)),
);
