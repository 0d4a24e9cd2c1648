import { markText } from '#schema/text/text-keys.ts';
import type { Fixtures, GivenSite } from '../fixtures.ts';

const marked = String(markText('Métiers', { id: 'about.title', locale: 'fr' }));

export default {
  good: [{ pages: { '/': '<h1>Métiers</h1>' }, files: { '/assets/a.json': '{"title":"M\\u00e9tiers"}', '/a.woff2': marked } }],
  bad: [
    [{ pages: { '/': `<h1>\n${marked}</h1>` } }, { found: 'a mark of the desk, U+E0001', where: 'dist/client/index.html' }],
    [
      { pages: { '/': '' }, files: { '/assets/a.json': `{"title":"${marked}"}` } },
      { found: 'U+E0001', where: 'dist/client/assets/a.json', line: 1, column: 18 },
    ],
    [
      { pages: { '/': `<div data-props="data:application/json,${encodeURIComponent(marked)}"></div>` } },
      { found: 'a mark of the desk, %F3%A0%80' },
    ],
  ],
} satisfies Fixtures<GivenSite>;
