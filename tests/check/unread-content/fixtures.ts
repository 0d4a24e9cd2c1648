import { z } from 'zod';
import { list, text } from '../../../schema/define.ts';
import type { Fixtures, GivenCode, GivenProject } from '../fixtures.ts';

/** A page and what several pages share. */
const project: GivenProject = (own) => ({
  ...own,
  model: {
    ...own.model,
    bundles: [
      {
        id: 'about',
        typeName: 'About',
        content: z.object({ hero: z.object({ title: text(), badge: text() }), reasons: list(2, z.object({ text: text() })) }),
      },
      { id: 'common', typeName: 'Common', content: z.object({ newTab: text() }) },
    ],
  },
});

const page = (jsx: string): GivenCode => ({
  'pages/about/about.page.server.tsx': `const content = useContent('about');\n${jsx}`,
  'pages/home/home.page.server.tsx': 'const { newTab } = useContent("common");',
});

const reasons = 'content.reasons.map((reason) => <p>{reason.text}</p>);';

export default {
  project,
  good: [
    page(`content.hero.title + content.hero.badge; ${reasons}`),
    page(`const { title, badge: sign } = content.hero; ${reasons}`),
    { ...page(`<Hero content={content.hero} />; ${reasons}`), 'renderer/ui/hero.tsx': 'const Hero = ({ title, badge }) => title;' },
    page(`content.hero[name]; ${reasons}`),
    page(`const { hero: words } = content; words[name]; ${reasons}`),
    page(`const words = content.hero; words[name]; ${reasons}`),
    page(`Object.values(content.hero); ${reasons}`),
  ],
  bad: [
    [
      page(`content.hero.title; ${reasons}`),
      { found: 'the key hero.badge, which no component reads', where: 'generated/messages/fr/about.json', page: 'about' },
    ],
    [page(`content.hero.title + content.hero.badge`), { found: 'the key reasons, which no component reads' }],
    [
      { 'pages/about/about.page.server.tsx': `content.hero.title + content.hero.badge; ${reasons}` },
      { found: 'the key newTab, which no component reads', where: 'generated/messages/fr/common.json' },
    ],
    [
      // Another page that reads a key of that name reads its own.
      { ...page(`content.hero.title; ${reasons}`), 'pages/clients/clients.page.server.tsx': 'content.hero.badge;' },
      { found: 'the key hero.badge, which no component reads' },
    ],
  ],
} satisfies Fixtures<GivenCode>;
