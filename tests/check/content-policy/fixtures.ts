import type { Fixtures, GivenSite } from '../fixtures.ts';

/** Of `known()`. */
const hash = 'sha256-Q/AXd3qmS6Qn7Mz/w8j0s+b3PXaM6t3gNKjFiV7qTXU=';
const policy = (scripts: string) => `default-src 'none'; script-src 'self' ${scripts}; base-uri 'none'`;
const site = (body: string, headers: string): GivenSite => ({ pages: { '/contact': body }, files: { '/_headers': headers } });
const sent = (value: string) => `/*\n  Content-Security-Policy: ${value}\n`;

export default {
  good: [
    site('<script>known()</script><script src="/a.js"></script>', sent(policy(`'${hash}'`))),
    site('<script type="application/ld+json">{}</script>', sent(policy(''))),
  ],
  bad: [
    [
      site('<script>track()</script>', sent(policy(`'${hash}'`))),
      {
        found: 'an inline script that the policy does not list, sha256-',
        where: 'dist/client/contact.html',
        line: 2,
        column: 1,
        page: 'contact',
      },
    ],
    [site('<script> known()</script>', sent(policy(`'${hash}'`))), { found: 'an inline script' }],
    [site('<script>known()</script>', sent(`default-src 'none'; base-uri 'none'`)), { found: 'an inline script' }],
    [
      site('', '/assets/*\n  Content-Security-Policy: x\n'),
      { found: 'no Content-Security-Policy for /contact', where: 'dist/client/_headers' },
    ],
    [site('', sent(policy(`'unsafe-inline'`))), { found: "'unsafe-inline' in script-src" }],
    [site('', sent(policy('*'))), { found: '* in script-src' }],
    [site('', sent(`default-src 'none'; style-src https:; base-uri 'none'`)), { found: 'https: in style-src' }],
    [site('', sent(`default-src 'none'; script-src 'self'`)), { found: 'no base-uri' }],
  ],
} satisfies Fixtures<GivenSite>;
