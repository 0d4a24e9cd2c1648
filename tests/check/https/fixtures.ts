import { z } from 'zod';
import { fact } from '../../../schema/define.ts';
import { withText } from '../changed.ts';
import type { Fixtures, GivenProject } from '../fixtures.ts';

const withOrigin =
  (origin: string): GivenProject =>
  (own) => ({ ...own, environment: { SITE_ORIGIN: origin } });
const facts =
  (value: string): GivenProject =>
  (own) => ({
    ...own,
    model: { ...own.model, bundles: [{ id: 'sources', typeName: 'Sources', content: z.object({ url: fact(z.string(), value) }) }] },
  });

export default {
  good: [(own) => own, withOrigin('http://127.0.0.1:4173'), facts('https://elsewhere.example/http'), withText('fr', 'about.label', 'http')],
  bad: [
    [withOrigin('http://www.trame-retail.example'), { found: 'http://www.trame-retail.example', where: 'schema/site.ts (origin)' }],
    [facts('http://elsewhere.example/a'), { found: 'http://elsewhere.example/a', wayOut: 'write https://elsewhere.example/a' }],
    [
      withText('en', 'about.label', 'See http://elsewhere.example'),
      { found: 'http://elsewhere.example', where: 'generated/messages/en/about.json', page: 'about', locale: 'en' },
    ],
  ],
} satisfies Fixtures<GivenProject>;
