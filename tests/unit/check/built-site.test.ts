/** The rules that look at the built site: links and anchors. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pages } from '../../../generated/pages.ts';
import { routes } from '../../../generated/routes.ts';
import { contactEndpoint } from '../../../schema/contact-bounds.ts';
import { checkBuiltSite } from '../../../scripts/check/check-built-site.ts';
import { temporaryFolder } from '../../codegen/project.ts';

let root: string;

beforeEach(() => {
  root = temporaryFolder('built');
  put('sitemap.xml', '');
  put('assets/entry.js', '');
  for (const [path, { page }] of Object.entries(routes)) putPage(path, pages[page].anchors);
});
afterEach(() => rmSync(root, { recursive: true }));

test('a site whose pages all have their anchors is right', () => {
  expect(checkBuiltSite(root)).toEqual([]);
});

test.for([
  '<a href="/a-propos">page</a>',
  '<a href="/">home</a>',
  '<a href="#accueil">here</a>',
  '<a href="/nos-solutions#hotline">anchor</a>',
  '<a href="/sitemap.xml">file</a>',
  '<script src="/assets/entry.js"></script>',
  '<a href="/en/about" hreflang="en">the other language, said to be</a>',
  `<form action="${contactEndpoint}"></form>`,
  '<a href="https://elsewhere.example/nope">elsewhere</a>',
  '<a href="mailto:bonjour@trame-retail.example">mail</a>',
])('%s leads somewhere', (html) => {
  putPage('/', pages.home.anchors, html);
  expect(checkBuiltSite(root)).toEqual([]);
});

test.for([
  ['<a href="/nope">page</a>', 'a link to /nope'],
  ['<a href="/a-propos/">slash</a>', 'a link to /a-propos/'],
  ['<a href="/nos-solutions#nope">anchor</a>', 'a link to /nos-solutions#nope'],
  ['<a href="#nope">anchor here</a>', 'a link to #nope'],
  ['<link href="/assets/nope.css" rel="stylesheet">', 'a link to /assets/nope.css'],
  ['<script src="/assets/nope.js"></script>', 'a link to /assets/nope.js'],
  ['<img src="/nope.png" alt="">', 'a link to /nope.png'],
  ['<iframe src="/nope" title="tool"></iframe>', 'a link to /nope'],
  ['<form action="/nope"></form>', 'a link to /nope'],
  ['<a href="/en/about">other language</a>', 'a link to /en/about, which is in another language'],
  ['<a href="a-propos">from here</a>', 'a link to a-propos'],
] as const)('%s leads nowhere, and the page is named', ([html, found]) => {
  putPage('/', pages.home.anchors, html);
  expect(checkBuiltSite(root)).toMatchObject([{ rule: 'links', where: join(root, 'index.html'), found }]);
});

test('an anchor that a page declares and does not render is named, in the language where it lacks', () => {
  putPage('/en/our-solutions', ['flagship', 'retail-booster']);
  expect(checkBuiltSite(root)).toMatchObject([
    { rule: 'anchors', where: join(root, 'en/our-solutions.html'), found: 'no element with id "hotline"' },
  ]);
});

test('a page that was not built is named, with the file to write', () => {
  rmSync(join(root, 'en/about.html'));
  expect(checkBuiltSite(root)).toMatchObject([
    { rule: 'anchors', where: '/en/about', wayOut: expect.stringContaining('pages/about/about.page.server.tsx') },
  ]);
});

test('without a built site the way out is to build it', () => {
  expect(() => checkBuiltSite(join(root, 'nowhere'))).toThrow('Run npm run build first.');
});

function putPage(path: string, ids: readonly string[], body = ''): void {
  const anchors = ids.map((id) => `<section id="${id}"></section>`).join('');
  put(path === '/' ? 'index.html' : `${path}.html`, `<!DOCTYPE html><html><body>${anchors}${body}</body></html>`);
}

function put(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
