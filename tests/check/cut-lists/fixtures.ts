import type { Fixtures, GivenCode } from '../fixtures.ts';

/** `items` is a list of the content of this site, `studies` a view. */
const page = (code: string): GivenCode => ({ 'pages/about/about.page.server.tsx': code });

export default {
  good: [
    page('content.expertise.items.map((item) => <li>{item.title}</li>);'),
    page('items.filter((item) => item.id === id);'),
    page('const [first, ...others] = content.studies;'),
    page('words.slice(0, 2); stops[0]; const [state, setState] = useState(items);'),
    page('items.toSorted(byTitle).map(show);'),
    page('text.slice(0, 20); [...text].at(-1);'),
    page('items[index]; items.length;'),
    { 'scripts/a.ts': 'items.slice(0, 2);' },
  ],
  bad: [
    [
      page('\ncontent.studies.slice(0, 2).map(show);'),
      {
        found: 'content.studies.slice(0, 2), a part of a list of the content',
        where: 'pages/about/about.page.server.tsx',
        line: 2,
        column: 1,
      },
    ],
    [page('content.expertise.items[0].title;'), { found: 'content.expertise.items[0]' }],
    [page('const [first] = content.studies;'), { found: '[first] = content.studies' }],
    [page('mission.results.slice(0, 2);'), { found: 'mission.results.slice(0, 2)' }],
    [page('[...items].splice(1);'), { found: '[...items].splice(1)' }],
    [page('content.items.map(show).filter(Boolean);'), { found: 'content.items.map(show).filter(Boolean)' }],
    [page('const { items: cards } = content; cards.at(-1);'), { found: 'cards.at(-1)' }],
    [page('const cards = content.items; cards.slice(1);'), { found: 'cards.slice(1)' }],
    [page('Object.values(content.studies).slice(1);'), { found: 'Object.values(content.studies).slice(1)' }],
  ],
} satisfies Fixtures<GivenCode>;
