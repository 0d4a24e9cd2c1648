import { z } from 'zod';
import { contentType, entries } from '../../../schema/language/define.ts';
import type { Fixtures, GivenProject } from '../fixtures.ts';

const statement = contentType({ name: 'Statement', text: {}, facts: { url: z.url() } });

/** Returns a project with these sources: of statements of law by id, and hosts to which texts may link. */
const withSources =
  (statements: Readonly<Record<string, string>>, hosts: readonly string[] = []): GivenProject =>
  (project) => {
    const facts = Object.fromEntries(Object.entries(statements).map(([id, url]) => [id, { url }]));
    const law = z.object({ statements: entries(statement, facts) });
    const bundles = project.model.bundles.map((bundle) => (bundle.id === 'law' ? { ...bundle, content: law } : bundle));
    const sources = Object.fromEntries(hosts.map((host) => [host, 'a site']));
    return { ...project, model: { ...project.model, bundles }, schema: { ...project.schema, sources } };
  };

export default {
  good: [
    withSources(
      {
        code: 'https://www.legifrance.gouv.fr/codes/article_lc/LEGIARTI000006231936',
        regulation: 'https://eur-lex.europa.eu/eli/reg/2022/720/oj',
        act: 'https://www.legislation.gov.uk/ukpga/Eliz2/2-3/56',
        ruling: 'https://www.courdecassation.fr/decision/666000',
      },
      ['entreprendre.service-public.fr', 'www.insee.fr'],
    ),
  ],
  bad: [
    [
      withSources({ eviction: 'https://bureau-paris.fr/article', code: 'https://www.legifrance.gouv.fr/codes' }),
      {
        found: 'the host bureau-paris.fr, the source of the statement "eviction"',
        where: 'schema/content/law',
        expected: 'the host of an official site of schema/site/official-sites.ts',
      },
    ],
    // A name that ends like an official one.
    [withSources({ code: 'https://notlegifrance.gouv.fr.example/' }), { found: 'notlegifrance.gouv.fr.example' }],
    [withSources({ code: 'https://mylegifrance.gouv.fr/' }), { found: 'mylegifrance.gouv.fr' }],
    [withSources({}, ['www.doctrine.fr']), { found: 'the host www.doctrine.fr, to which texts may link', where: 'schema/site/sources.ts' }],
  ],
} satisfies Fixtures<GivenProject>;
