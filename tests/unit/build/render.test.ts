/** Rendering of pages: the written files, and the errors of pages that fail. */
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

/** Writes the output of the bundlers for a site with one page kind, rendered by the code in `story`. */
function writeBundles(addresses: readonly string[], story: string): string {
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

test('every page is written to its file, with links to scripts and styles', async () => {
  const client = writeBundles(['/', '/en', '/en/about'], `return ${html}`);
  await renderPages(client);
  expect(filesBelow(client)).toEqual(['en.html', 'en/about.html', 'feed.xml', 'index.html']);
  expect(readFileSync(join(client, 'en/about.html'), 'utf8')).toBe(
    '<html><head><title>en/about</title><link rel="modulepreload" href="/assets/shared.js"/>' +
      '<link rel="stylesheet" href="/assets/all.css"/></head>' +
      '<body>“</head>”<script type="module" src="/assets/runtime.js"></script></body></html>',
  );
});

test('the style sheet is linked after the first section of a page', async () => {
  const section = '<section><p>A</p></section>';
  const client = writeBundles(['/'], `return '<html><head></head><body><main id="content">${section}<p>B</p></main></body></html>'`);
  await renderPages(client);
  expect(readFileSync(join(client, 'index.html'), 'utf8')).toContain(
    `${section}<link rel="stylesheet" href="/assets/all.css"/><script>${pause}</script><p>B</p>`,
  );
});

test('the error of a page names language, component, path and way out; the other pages are written', async () => {
  const client = writeBundles(
    ['/about', '/en/about', '/lost'],
    `if (locale === 'en') throw new TypeError('no such figure'); return ${html}`,
  );
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

test('the way out of an error is shown as the way out of the finding', async () => {
  const client = writeBundles(['/about'], "throw new Error('two pages show it; way out: declare a collection')");
  const refusal = (await renderPages(client).catch((error: Error) => error)) as Error;
  expect(refusal.message).toBe(`pages/story/story.page.server.tsx
  found:    two pages show it, thrown in Story, while rendering the page "about" in the language "fr", /about
  expected: a component that renders its pages in every language
  way out:  declare a collection; npm run dev shows the line at /about`);
});

test('at most ten failures of a component are reported', async () => {
  const client = writeBundles(
    Array.from({ length: 1000 }, (_, index) => `/${index}`),
    'throw new Error("always")',
  );
  const refusal = (await renderPages(client).catch((error: Error) => error)) as Error;
  expect(refusal.message.match(/always/g)).toHaveLength(10);
});

test('a system error is rethrown and not reported for a component', async () => {
  const client = writeBundles(['/about'], `return ${html}`);
  mkdirSync(join(client, 'about.html'), { recursive: true });
  await expect(renderPages(client)).rejects.toMatchObject({ code: 'EISDIR', message: expect.stringMatching(/^EISDIR: /) });
});
