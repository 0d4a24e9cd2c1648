import { isOfficial } from '../../../../schema/site/official-sites.ts';
import { factsOfLaw } from '../../inputs/law.ts';
import type { Located, SchemaRule } from '../../rule.ts';

const expected = 'the host of an official site of schema/site/official-sites.ts';
const wayOut = 'Cite the page of an official site, such as www.legifrance.gouv.fr, or remove the source.';

export const officialSources: SchemaRule = {
  name: 'official-sources',
  looksAt: 'schema',
  explain: `A source outside official sites: of a statement of law, or a site that texts may link to. A commentary may be wrong or out of date, and may
move; the official text is what a reader can rely on.

  eviction: { url: 'https://example.com/eviction', … }
    found:    the host example.com, the source of the statement "eviction"
    expected: the host of an official site of schema/site/official-sites.ts
    way out:  Cite the page of an official site, such as www.legifrance.gouv.fr, or remove the source.`,
  check({ model, schema }) {
    return [
      ...[...factsOfLaw(model)]
        .map(([id, { url }]) => ({ id, host: new URL(url).host }))
        .filter(({ host }) => !isOfficial(host))
        .map(
          ({ id, host }): Located => ({
            where: 'schema/content/law',
            fact: { entry: id, words: ['url'] },
            found: `the host ${host}, the source of the statement "${id}"`,
            expected,
            wayOut,
          }),
        ),
      ...Object.keys(schema.sources)
        .filter((host) => !isOfficial(host))
        .map(
          (host): Located => ({ where: 'schema/site/sources.ts', found: `the host ${host}, to which texts may link`, expected, wayOut }),
        ),
    ];
  },
};
