/** The loop that renders pages: what it writes, and what it says of pages that cannot be rendered. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { pause, renderPages } from '#scripts/build/render.ts';
import { filesBelow } from '#scripts/lib/paths.ts';

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** What the bundlers leave, for a site whose kind of page `story` renders by `story`. */
function bundled(addresses: readonly string[], story: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'bundled-'));
  folders.push(folder);
  const runtime = { file: 'assets/runtime.js', imports: ['_shared.js'] };
  const files = { css: ['assets/all.css'], assets: ['assets/text.woff2', 'assets/plan.svg'] };
  const manifest = {
    'renderer/_default.page.client.ts': runtime,
    '_shared.js': { file: 'assets/shared.js' },
    'renderer/_default.page.server.tsx?extractAssets&lang.tsx': { file: 'x.js', ...files },
  };
  writeFileSync(join(folder, 'assets.json'), JSON.stringify(manifest));
  mkdirSync(join(folder, 'server'));
  writeFileSync(
    join(folder, 'server/pageFiles.mjs'),
    `const hooks = { prerender: () => ${JSON.stringify(addresses)}, documentOf: ({ Page, routeParams }) => Page(routeParams),
  feeds: () => new Map([['/feed.xml', '<rss/>']]) };
function Story({ page, locale }) { ${story} }
export const pageFilesLazy = { '.page.server': {
  '/renderer/_default.page.server.tsx': async () => hooks,
  '/pages/story/story.page.server.tsx': async () => ({ Page: Story }),
} };
const onBeforeRoute = ({ urlPathname }) => ({ pageContext: {
  _pageId: urlPathname === '/lost' ? '/pages/lost/lost' : '/pages/story/story',
  routeParams: { page: urlPathname.slice(1) || 'home', locale: urlPathname.startsWith('/en') ? 'en' : 'fr' },
} });
export const pageFilesEager = { '.page.route': { '/renderer/_default.page.route.ts': { onBeforeRoute } } };
`,
  );
  return join(folder, 'client');
}

const html = `'<html><head><title>' + page + '</title></head><body>“</head>”</body></html>'`;

test('every page is written at its address, and completed with the files of the browser', async () => {
  const client = bundled(['/', '/en', '/en/about'], `return ${html}`);
  await renderPages(client);
  expect(filesBelow(client)).toEqual(['en.html', 'en/about.html', 'feed.xml', 'index.html']);
  expect(readFileSync(join(client, 'en/about.html'), 'utf8')).toBe(
    '<html><head><title>en/about</title><link rel="modulepreload" href="/assets/shared.js"/>' +
      '<link rel="stylesheet" href="/assets/all.css"/></head>' +
      '<body>“</head>”<script type="module" src="/assets/runtime.js"></script></body></html>',
  );
});

test('the style sheet is linked behind the first section of a page with the header of the site', async () => {
  const section = '<section><p>A</p></section>';
  const client = bundled(['/'], `return '<html><head></head><body><main id="content">${section}<p>B</p></main></body></html>'`);
  await renderPages(client);
  expect(readFileSync(join(client, 'index.html'), 'utf8')).toContain(
    `${section}<link rel="stylesheet" href="/assets/all.css"/><script>${pause}</script><p>B</p>`,
  );
});

test('a page that throws is named with its language, its component, its address and a way out; the others are written', async () => {
  const client = bundled(['/about', '/en/about', '/lost'], `if (locale === 'en') throw new TypeError('no such figure'); return ${html}`);
  const refusal = (await renderPages(client).catch((error: Error) => error)) as Error;
  expect(refusal.message).toBe(`pages/story/story.page.server.tsx
  found:    no such figure, thrown in Story, while rendering the page "en/about" in the language "en", /en/about
  expected: a component that renders its pages in every language
  way out:  correct the component, or the texts in generated/messages/en/en/about.json; npm run dev shows the line at /en/about

pages/lost/lost.page.server.tsx
  found:    no such component, while rendering the page "lost" in the language "fr", /lost
  expected: a component that renders its pages in every language
  way out:  correct the component, or the texts in generated/messages/fr/lost.json; npm run dev shows the line at /lost`);
  expect(filesBelow(client)).toEqual(['about.html']);
});

test('an error that knows its way out has it where one looks for it', async () => {
  const client = bundled(['/about'], "throw new Error('two pages show it; way out: declare a collection')");
  const refusal = (await renderPages(client).catch((error: Error) => error)) as Error;
  expect(refusal.message).toBe(`pages/story/story.page.server.tsx
  found:    two pages show it, thrown in Story, while rendering the page "about" in the language "fr", /about
  expected: a component that renders its pages in every language
  way out:  declare a collection; npm run dev shows the line at /about`);
});

test('a component that fails on every page is not told a thousand times', async () => {
  const client = bundled(
    Array.from({ length: 1000 }, (_, index) => `/${index}`),
    'throw new Error("always")',
  );
  const refusal = (await renderPages(client).catch((error: Error) => error)) as Error;
  expect(refusal.message.match(/always/g)).toHaveLength(10);
});

test('a file that the system refuses is said to be one, and no component is blamed', async () => {
  const client = bundled(['/about'], `return ${html}`);
  mkdirSync(join(client, 'about.html'), { recursive: true });
  await expect(renderPages(client)).rejects.toMatchObject({ code: 'EISDIR', message: expect.stringMatching(/^EISDIR: /) });
});
