import type { Fixtures, GivenCode } from '../fixtures.ts';

const component = (jsx: string): GivenCode => ({ 'renderer/layout/a.tsx': `export const A = () => ${jsx};` });
const script = (text: string): GivenCode => ({ 'renderer/behaviour/a.ts': text });

export default {
  good: [
    ...[
      "<PageLink to={link('about')}>{content.about}</PageLink>",
      "<a href={href(link('about'), locale)}>{content.about}</a>",
      '<a href="#content">{content.skip}</a>',
      '<a href={`#${section.id}`}>{section.title}</a>',
      '<a href={`mailto:${identity.email}`}>{identity.email}</a>',
      '<a href="https://www.insee.fr/fr/statistiques">{content.source}</a>',
      '<link rel="icon" href="/icon.svg" type="image/svg+xml" />',
      '<form action={contactEndpoint} />',
    ].map(component),
    script('location.replace(paths[language] + location.search);'),
    { 'scripts/a.ts': "location.href = '/a-propos';" },
  ],
  bad: [
    ...[
      ['<a href="/a-propos">{content.about}</a>', '/a-propos'],
      ["<a href={'/en/about'}>{content.about}</a>", '/en/about'],
      ['<a href="/">{content.home}</a>', '/'],
      ['<a href={`/guides/${id}`}>{content.guide}</a>', '/guides/'],
      ["<a href={'/guides/' + id}>{content.guide}</a>", '/guides/'],
      ["<a href={isFrench ? '/a-propos' : '/en/about'}>{content.about}</a>", '/a-propos', '/en/about'],
      ['<a href="a-propos">{content.about}</a>', 'a-propos'],
      ['<a href="../about.html">{content.about}</a>', '../about.html'],
      ['<a href="https://www.trame-retail.example/a-propos">{content.about}</a>', 'https://www.trame-retail.example/a-propos'],
      ['<a href={`${identity.origin}/a-propos`}>{content.about}</a>', '/a-propos'],
      ['<ExternalLink href="/blog">{content.blog}</ExternalLink>', '/blog'],
      ['<form action="/contact" />', '/contact'],
      ['<a href="mailto:contact@trame-retail.example">{content.write}</a>', 'mailto:contact@trame-retail.example'],
      ['<a href="tel:+33100000000">{content.call}</a>', 'tel:+33100000000'],
    ].map(([jsx = '', ...found]) => [component(jsx), ...found.map((address) => ({ found: `“${address}”`, line: 1 }))] as const),
    [script("location.href = '/contact';"), { found: '“/contact”' }],
    [script("\nlocation.assign('/en/contact');"), { found: '“/en/contact”', line: 2, column: 17 }],
    [script("window.open('/contact');"), { found: '“/contact”' }],
    [
      { 'renderer/layout/a.tsx': "const about = '/a-propos';\nexport const A = () => <a href={about} />;" },
      { found: '“/a-propos”', line: 1 },
    ],
  ],
} satisfies Fixtures<GivenCode>;
