import type { Fixtures, GivenSite } from '../fixtures.ts';

/** Put together here, so that no scanner of repositories takes it for one. */
const made = (...parts: readonly string[]) => parts.join('');
const token = (role: string) =>
  [{ alg: 'HS256' }, { iss: 'supabase', role }].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.') +
  '.c2lnbmF0dXJlLW9mLWl0';
const file = (text: string): GivenSite => ({ pages: { '/': '' }, files: { '/assets/a.js': text } });

export default {
  project: (own) => ({
    ...own,
    environment: {
      SMTP_PASSWORD: 'correct-horse-7',
      MAIL_TOKEN: 'hélicoptère-7',
      SORT_KEY: 'published',
      SITE_BACKEND_KEY: 'public-key-of-the-backend-1',
      HOME_KEY: '/home/key',
    },
  }),
  good: [
    file('const key = "public-key-of-the-backend-1", by = "published", at = "/home/key"'),
    file(`const anonymous = "${token('anon')}"`),
    file('https://www.trame-retail.example/a:b@c http://localhost:4173/ mailto:a@b.example'),
    file('password: "", secret: process.env.SECRET, accessToken: a.session.token'),
  ],
  bad: [
    [file('a\n  send("correct-horse-7")'), { found: 'the value of SMTP_PASSWORD', where: 'dist/client/assets/a.js', line: 2, column: 9 }],
    [
      { pages: { '/': '' }, earlier: { '/assets/old.js': 'send("correct-horse-7")' } },
      { found: 'the value of SMTP_PASSWORD', where: 'dist/client/assets/old.js', wayOut: 'Delete dist, replace the key, and build again.' },
    ],
    [file('send("hélicoptère-7")'), { found: 'the value of MAIL_TOKEN' }],
    [file(`send("${Buffer.from('correct-horse-7').toString('base64')}")`), { found: 'the value of SMTP_PASSWORD' }],
    [file(`send("${encodeURIComponent('hélicoptère-7')}")`), { found: 'the value of MAIL_TOKEN' }],
    [file(made('-----BEGIN RSA ', 'PRIVATE KEY-----')), { found: 'a private key' }],
    [file(`const key = "${token('service_role')}"`), { found: 'a web token' }],
    [file(made('const key = "sk_', 'live_', '0123456789abcdef01"')), { found: 'a key of Stripe' }],
    [file(made('AKIA', 'ABCDEFGH12345678')), { found: 'a key of AWS' }],
    [file(made('ghp_', '0123456789'.repeat(4))), { found: 'a token of GitHub' }],
    [file(made('AIza', '0123456789'.repeat(3), '01234')), { found: 'a key of Google' }],
    [file(made('xoxb-', '1234567890-abc')), { found: 'a token of Slack' }],
    [file(made('sb_', 'secret_', '0123456789abcdef')), { found: 'a secret key of Supabase' }],
    [file('postgres://site:opensesame@db.example/site'), { found: 'a URL with a password' }],
    [file('{ "client_secret": "a1b2c3d4e5f6a7b8c9" }'), { found: 'a value with the name of a secret' }],
    [{ pages: { '/': '<!-- correct-horse-7 -->' } }, { found: 'the value of SMTP_PASSWORD', where: 'dist/client/index.html' }],
  ],
} satisfies Fixtures<GivenSite>;
