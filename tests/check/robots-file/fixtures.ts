import type { Fixtures, GivenSite } from '../fixtures.ts';

const sitemap = 'Sitemap: https://www.trame-retail.example/sitemap.xml';
const site = (robots: string, headers = ''): GivenSite => ({
  pages: { '/': '', '/contact': '', '/404': '' },
  files: { '/robots.txt': robots, '/_headers': headers, '/assets/a.css': '' },
});

export default {
  good: [site(`User-agent: *\nAllow: /\n\n${sitemap}\n`), site(`User-agent: *\nDisallow: /drafts/\nDisallow:\n${sitemap}\n`)],
  bad: [
    [{ pages: { '/': '' } }, { found: 'no robots.txt', where: 'dist/client/robots.txt' }],
    [site(`User-agent: *\nDisallow: /\n${sitemap}`), { found: 'Disallow: /, a block of /', line: 2 }],
    [site(`User-agent: *\ndisallow: /con*\n${sitemap}`), { found: 'disallow: /con*, a block of /contact' }],
    [site(`User-agent: *\nDisallow: /*.css$\n${sitemap}`), { found: 'Disallow: /*.css$, a block of /assets/a.css' }],
    [site('User-agent: *\nAllow: /\n'), { found: 'no line Sitemap: https://www.trame-retail.example/sitemap.xml' }],
    [site('Sitemap: https://elsewhere.example/sitemap.xml'), { found: 'no line Sitemap:' }],
    [site(sitemap, '/en/*\n  X-Robots-Tag: noindex\n'), { found: 'X-Robots-Tag: noindex', where: 'dist/client/_headers', line: 2 }],
  ],
} satisfies Fixtures<GivenSite>;
