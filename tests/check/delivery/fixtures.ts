import type { Fixtures, GivenSite } from '../fixtures.ts';

const guards = `/*
  Referrer-Policy: strict-origin-when-cross-origin
  Cross-Origin-Opener-Policy: same-origin
  Strict-Transport-Security: max-age=31536000
  X-Content-Type-Options: nosniff
`;
const page = '/\n  Cache-Control: public, max-age=300, must-revalidate\n';
const assets = '/assets/a.Ab12.js\n  Cache-Control: public, max-age=31536000, immutable\n';
const policyOf = (length: number) => `  ${"Content-Security-Policy: default-src 'none'".padEnd(length, 'x')}\n`;
const folders = (number: number) => Array.from({ length: number }, (_, index) => `/f${index}/:page\n  X-Folder: yes\n`).join('');
const site = (headers: string): GivenSite => ({
  pages: { '/': '<main></main>' },
  files: { '/_headers': headers, '/assets/a.Ab12.js': 'x' },
});
const where = 'dist/client/_headers';

export default {
  good: [site(guards + page + assets), site(guards + policyOf(2000) + page + assets), site(guards + page + assets + folders(97))],
  bad: [
    [site(guards + policyOf(2001) + page + assets), { found: '2001 characters for Content-Security-Policy', where }],
    [site(guards + page + assets + folders(98)), { found: '101 rules', where }],
    [
      site(guards + page.replace('max-age=300, must-revalidate', 'max-age=31536000, immutable') + assets),
      { found: 'Cache-Control: public, max-age=31536000, immutable for /', where },
    ],
    [site(guards + page + assets.replace(', immutable', '')), { found: ' for /assets/a.Ab12.js' }],
    [site(guards + page + assets.replace('a.Ab12.js', '*')), { found: ' for the missing file /assets/missing.js', where }],
    [site(guards.replace(/.*nosniff\n/, '') + page + assets), { found: 'X-Content-Type-Options: none' }],
    [site(guards.replace('max-age=31536000', 'max-age=60') + page + assets), { found: 'Strict-Transport-Security: max-age=60' }],
  ],
} satisfies Fixtures<GivenSite>;
