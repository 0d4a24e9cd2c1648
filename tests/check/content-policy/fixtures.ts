import type { Fixtures, GivenSite } from '../fixtures.ts';

/** Hash of `known()`. */
const hash = 'sha256-Q/AXd3qmS6Qn7Mz/w8j0s+b3PXaM6t3gNKjFiV7qTXU=';
const ends = "base-uri 'none'; form-action 'self'; frame-ancestors 'self'";
const policy = (scripts: string) => `default-src 'none'; script-src 'self' ${scripts}; ${ends}`;
const site = (body: string, headers: string): GivenSite => ({ pages: { '/contact': body }, files: { '/_headers': headers } });
const sent = (value: string) => `/*\n  Content-Security-Policy: ${value}\n`;

export default {
  good: [
    site('<script>known()</script><script src="/a.js"></script>', sent(policy(`'${hash}'`))),
    site('<script type="application/ld+json">{}</script>', sent(policy(''))),
    site('<style>p{color:red}</style>', sent(`${policy('')}; style-src 'sha256-p0bF+un5yUb9MBO6xRb8kPHlY2BdpHVtLiFkDrZPF64='`)),
    site('<script type="speculationrules">{}</script>', sent(policy("'inline-speculation-rules'"))),
  ],
  bad: [
    [
      site('<script>track()</script>', sent(policy(`'${hash}'`))),
      {
        found: 'an unlisted inline script, sha256-',
        where: 'dist/client/contact.html',
        line: 2,
        column: 1,
        page: 'contact',
      },
    ],
    [site('<style>p { color: red }</style>', sent(policy(''))), { found: 'an unlisted inline style sheet, sha256-' }],
    [site('<script type="speculationrules">{}</script>', sent(policy(''))), { found: 'an unlisted inline script' }],
    [
      { pages: { '/contact': '<script>track()</script>', '/': '<script>track()</script>' }, files: { '/_headers': sent(policy('')) } },
      { found: ', on 1 more pages' },
    ],
    [site('<script> known()</script>', sent(policy(`'${hash}'`))), { found: 'an unlisted inline script' }],
    [site('<script>known()</script>', sent(`default-src 'none'; ${ends}`)), { found: 'an unlisted inline script' }],
    [
      site('', '/assets/*\n  Content-Security-Policy: x\n'),
      { found: 'no Content-Security-Policy for /contact', where: 'dist/client/_headers' },
    ],
    [site('', sent(policy(`'unsafe-inline'`))), { found: "'unsafe-inline' in script-src" }],
    [site('', sent(policy('*'))), { found: '* in script-src' }],
    [site('', sent(`default-src 'none'; style-src https:; ${ends}`)), { found: 'https: in style-src' }],
    [
      site('', sent(`default-src 'none'; script-src 'self'`)),
      { found: 'no base-uri' },
      { found: 'no form-action' },
      { found: 'no frame-ancestors' },
    ],
    [site('', sent(policy('').replace("frame-ancestors 'self'", 'frame-ancestors *'))), { found: '* in frame-ancestors' }],
    [site('', sent(`script-src 'self'; ${ends}`)), { found: 'no default-src' }],
  ],
} satisfies Fixtures<GivenSite>;
