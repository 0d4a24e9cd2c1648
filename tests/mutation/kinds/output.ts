/** What visitors download: code and styles that the policy stops, other servers, weight, secrets, what no page names. */

import { clientFolder } from '../../../scripts/lib/client-folder.ts';
import type { Random } from '../../unit/random.ts';
import type { Kind } from '../fault.ts';
import type { Ground } from '../ground.ts';
import { secretsOfBuild } from '../ground.ts';
import { addedKind, builtKind, existing, pageKind } from '../pages.ts';

const paths = ({ site }: Ground, form: RegExp) => [...site.files.keys()].filter((path) => form.test(path));
const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
const signs = (random: Random, count: number, from = letters) => Array.from({ length: count }, () => random.pick([...from])).join('');
const hex = '0123456789abcdef';

/** Made here, and by chance: none of them opens anything. */
const secret = (random: Random) =>
  random.pick([
    () => `-----BEGIN ${random.pick(['', 'RSA ', 'EC ', 'OPENSSH '])}PRIVATE KEY-----\nMIIE${signs(random, 40)}`,
    () => `sk_live_${signs(random, 24)}`,
    () => `AKIA${signs(random, 16, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567')}`,
    () => `ghp_${signs(random, 36)}`,
    () => `glpat-${signs(random, 20)}`,
    () => `xoxb-${signs(random, 12, '0123456789')}-${signs(random, 24)}`,
    () => `AIza${signs(random, 35)}`,
    () => `sk-proj-${signs(random, 48)}`,
    () => `SG.${signs(random, 22)}.${signs(random, 43)}`,
    () => `sb_secret_${signs(random, 30)}`,
    () => `npm_${signs(random, 36)}`,
    () => `re_${signs(random, 8)}_${signs(random, 24)}`,
    () => `xkeysib-${signs(random, 64, hex)}-${signs(random, 16)}`,
    () => `postgresql://site:${signs(random, 14)}@db.trame.example:5432/postgres`,
    () => `smtps://mailer:${signs(random, 12)}@smtp.trame.example`,
    () =>
      `eyJhbGciOiJIUzI1NiJ9.${Buffer.from(JSON.stringify({ role: 'service_role', iss: signs(random, 8) })).toString('base64url')}.${signs(random, 43)}`,
    () => `client_secret: "${signs(random, 12)}7${signs(random, 12)}"`,
    () => `"apiSecret":"${signs(random, 20)}9"`,
  ])();

export const outputKinds: readonly Kind[] = [
  builtKind('secret-by-its-form', ['secrets'], 12, (ground, random) => {
    const path = random.pick(paths(ground, /\.(?:js|css|html|xml|svg|txt)$/));
    return { path, content: `${existing(ground, path)}\n/* ${secret(random)} */` };
  }),
  builtKind('secret-of-the-environment', ['secrets'], 5, (ground, random) => {
    const path = random.pick(paths(ground, /\.(?:js|html)$/));
    const value = random.pick(Object.values(secretsOfBuild));
    return {
      path,
      content: `${existing(ground, path)}\n/* ${random.pick([value, Buffer.from(value).toString('base64'), encodeURIComponent(value)])} */`,
    };
  }),
  pageKind('page-too-heavy', ['budgets'], 3, (html, _, random) =>
    html.replace('</main>', `${'<p class="x">Un paragraphe de plus.</p>\n'.repeat(4_000 + random.below(40_000))}</main>`),
  ),
  builtKind('file-too-heavy', ['budgets'], 5, (ground, random) => {
    const path = random.pick(paths(ground, /\.(?:js|css|woff2|png|svg)$/));
    return { path, content: Buffer.concat([ground.site.read(path), Buffer.alloc(400_000, 32)]) };
  }),
  builtKind('file-of-an-unknown-kind', ['budgets'], 3, (_, random) => ({
    path: `/assets/${signs(random, 6)}.${random.pick(['mp4', 'pdf', 'zip', 'docx', 'wasm', 'psd'])}`,
    content: 'x',
  })),
  builtKind('nobody-names-it', ['orphans'], 7, (_, random) => ({
    path: random.pick([
      '/notes.txt',
      '/brouillon.html',
      '/assets/chunks/old-9a8b.js',
      '/assets/chunks/chunk.js.map',
      '/shared/unused.png',
      '/en/draft.html',
      '/assets/static/old.css',
      '/.env',
      '/assets/plan.svg',
      '/data.json',
    ]),
    content: 'x',
  })),
  addedKind(
    'inline-style',
    ['inline-code'],
    3,
    (random) => `<p style="${random.pick(['color:red', 'display: none', 'margin-top:1rem'])}">Texte</p>`,
  ),
  addedKind('inline-style-sheet', ['content-policy', 'inline-code'], 2, () => '<style>p { color: red }</style>'),
  addedKind('inline-handler', ['inline-code'], 4, (random) =>
    random.pick([
      '<button type="button" onclick="go()">Ouvrir</button>',
      '<img src="/icon.svg" alt="" width="32" height="32" onerror="go()">',
      '<p onmouseover="go()">Texte</p>',
      '<iframe title="Outil" srcdoc="<p>x</p>"></iframe>',
    ]),
  ),
  addedKind(
    'inline-script',
    ['content-policy'],
    4,
    (random) =>
      `<script${random.pick(['', ' type="module"', ' async'])}>${random.pick(['track()', 'window.dataLayer=[]', 'document.write(1)'])}</script>`,
  ),
  addedKind('third-party', ['third-parties'], 9, (random) =>
    random.pick([
      '<script src="https://cdn.example/x.js"></script>',
      '<img src="https://pixel.example/p.gif" alt="" width="1" height="1">',
      '<iframe title="Carte" src="https://maps.example/embed"></iframe>',
      '<link rel="stylesheet" href="https://fonts.example/css">',
      '<link rel="preconnect" href="https://fonts.example">',
      '<form action="https://forms.example/post"><button>Envoyer</button></form>',
      '<video src="//cdn.example/v.mp4"></video>',
      '<img src="/icon.svg" srcset="https://cdn.example/a.png 2x" alt="" width="32" height="32">',
      '<object data="https://cdn.example/a.svg" aria-label="Plan"></object>',
      '<link rel="dns-prefetch" href="//stats.example">',
    ]),
  ),
  builtKind('third-party-in-styles', ['third-party-styles'], 4, (ground, random) => {
    const path = random.pick(paths(ground, /\.(?:css|svg)$/));
    return {
      path,
      content:
        random.pick([
          '@import "https://fonts.example/css";',
          'a{background:url(https://cdn.example/a.png)}',
          '@font-face{src:url("//fonts.example/a.woff2")}',
          '<image href="https://cdn.example/a.png"/>',
        ]) + existing(ground, path),
    };
  }),
  builtKind(
    'policy-loosened',
    ['content-policy'],
    7,
    (ground, random) => {
      const headers = existing(ground, '/_headers');
      return {
        path: '/_headers',
        content: random.pick([
          headers.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'"),
          headers.replace("script-src 'self'", "script-src 'self' 'unsafe-eval'"),
          headers.replace("img-src 'self'", 'img-src *'),
          headers.replace("connect-src 'self'", 'connect-src https:'),
          headers.replace(/ {2}Content-Security-Policy.*\n/, ''),
          headers.replace("; base-uri 'none'", ''),
          headers.replace(/ 'sha256-[^']*'/, ''),
          headers.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'"),
          headers.replace("default-src 'none'; ", ''),
          headers.replace("frame-src 'self'", 'frame-src data:'),
        ]),
      };
    },
    { also: [{ file: clientFolder }] },
  ),
  builtKind('built-as-latin-1', ['file-encoding'], 4, (ground, random) => {
    const path = random.pick([...ground.site.pages.values()]).file.slice(ground.site.folder.length);
    return { path, content: Buffer.from(existing(ground, path), 'latin1') };
  }),
  builtKind('built-garbled', ['file-encoding'], 5, (ground, random) => {
    const path = random.pick(paths(ground, /\.html$/));
    const html = existing(ground, path);
    return {
      path,
      content: random.pick([
        () => html.replace(/é/, 'Ã©'),
        () => html.replace(/’/, 'â€™'),
        () => html.replace(/[éèà]/, '\ufffd'),
        () => Buffer.from(html, 'utf8').toString('latin1'),
        () => html.replace(/ê/, 'Ãª'),
      ])(),
    };
  }),
];
