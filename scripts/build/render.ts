/**
 * Renders all pages and feeds from the server's bundle, with the hooks of `renderer/`. The prerendering of vite-plugin-ssr is quadratic
 * and keeps all documents in memory: 5,000 pages take four minutes and 3 GB.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse } from 'node-html-parser';
import { memoizePerText } from '../lib/maps.ts';
import { fileOf } from '../lib/site-paths.ts';
import { type Problem, ProblemsError } from '../model/problem.ts';
import { chunkOf, filesNamedBy, importsOf } from './chunks.ts';
import { propsFiles } from './hashed-files.ts';
import { pictureFiles } from './pictures.ts';

/** Limit of errors: a broken component fails on each of its pages. */
const maxProblems = 10;

interface Routed {
  readonly pageContext: { readonly _pageId: string | null; readonly routeParams: { readonly page?: string; readonly locale?: string } };
}

interface Hooks {
  readonly prerender: () => readonly string[];
  readonly documentOf: (pageContext: object) => string;
  /** Feeds by path from the root of the site. */
  readonly feeds: () => ReadonlyMap<string, string>;
}

/** Modules of the server's bundle, by path from the project folder: `/pages/about/about.page.server.tsx`. */
interface Bundle {
  readonly pageFilesLazy: Readonly<Record<'.page.server', Modules>>;
  readonly pageFilesEager: Readonly<Record<'.page.route', Readonly<Record<string, { onBeforeRoute(page: object): Routed }>>>>;
}

type Modules = Readonly<Record<string, () => Promise<object>>>;

/** The server module that renders every page and imports the style sheet of the site. */
const hooksModule = '/renderer/_default.page.server.tsx';
const routeModule = '/renderer/_default.page.route.ts';

/** The script of every page. */
const runtime = 'renderer/_default.page.client.ts';

/**
 * Script after a style sheet link in the body: Firefox paints elements below such a link before the sheet loads, but scripts block. The
 * script removes itself, because the library that hides the page behind a dialog skips containers with a script.
 */
export const pause = 'document.currentScript.remove()';

/**
 * Writes all pages and feeds of the site in `folder`, from the bundles in and beside it. `withDrawings` puts the addresses of drawings
 * into HTML; `writeSocialImage` writes the picture for links to a page. Throws a {@link ProblemsError} naming the pages that cannot be rendered.
 */
export async function renderPages(
  folder: string,
  withDrawings = (html: string) => html,
  writeSocialImage = async (_html: string) => {},
): Promise<void> {
  const { pageFilesLazy, pageFilesEager } = (await import(pathToFileURL(join(folder, '../server/pageFiles.mjs')).href)) as Bundle;
  const modules = pageFilesLazy['.page.server'];
  const hooks = (await modules[hooksModule]?.()) as Hooks;
  const route = pageFilesEager['.page.route'][routeModule]?.onBeforeRoute as (page: object) => Routed;
  const withProps = propsFiles(folder, withDrawings);
  const withPictures = pictureFiles(folder);
  const completionFor = memoizePerText((module) => completionOf(folder, module));
  const problems: Problem[] = [];

  for (const urlPathname of hooks.prerender()) {
    const { pageContext } = route({ urlPathname });
    const { _pageId: name, routeParams } = pageContext;
    const module = `${name}.page.server.tsx`;
    try {
      const component = await modules[module]?.();
      if (!component) throw new Error('no such component');
      const html = hooks.documentOf({ ...component, routeParams, urlPathname });
      const file = join(folder, fileOf(urlPathname));
      mkdirSync(dirname(file), { recursive: true });
      const complete = completionFor(module)(await withPictures(withDrawings(withProps(html))));
      writeFileSync(file, complete);
      await writeSocialImage(complete);
    } catch (error) {
      if (error instanceof ProblemsError) {
        // Several pages may show a picture that cannot be made.
        problems.push(...error.problems.filter((problem) => !problems.includes(problem)));
        continue;
      }
      // Errors of the file system are not errors of the page.
      if (error instanceof Error && 'syscall' in error) throw error;
      problems.push(problemOf(error, module.slice(1), urlPathname, routeParams));
      if (problems.length >= maxProblems) break;
    }
  }
  if (problems.length > 0) throw new ProblemsError(problems);
  for (const [path, text] of hooks.feeds()) writeFileSync(join(folder, path), text);
}

/**
 * Returns a function that adds the bundled style sheets and the script of `module`, a server module, to a page. The head preloads the
 * imports of the script, but no fonts, which would delay text on a slow line. Style sheets are linked after the first section, or after
 * the header of the scoring tool: browsers paint the content above a link with the inline sheet (renderer/styles/first-view.css).
 */
function completionOf(folder: string, module: string): (html: string) => string {
  const files = [hooksModule, module].flatMap((each) => filesNamedBy(folder, each.slice(1)));
  const sheets = [...new Set(files)].filter((file) => file.endsWith('.css'));
  const script = chunkOf(folder, runtime);
  if (script === undefined) throw new Error(`no chunk of ${runtime} in the browser's bundle`);
  const links = sheets.map((href) => `<link rel="stylesheet" href="${href}"/>`).join('');
  const [, ...imports] = importsOf(folder, script);
  const preloads = imports.map((href) => `<link rel="modulepreload" href="${href}"/>`).join('');
  return (html) => {
    const head = html.indexOf('</head>');
    const body = html.lastIndexOf('</body>');
    if (head < 0 || body < head) throw new Error('a document without <head> or <body>');
    const fold = parse(html).querySelector('#content > :first-child, .tool-header')?.range[1];
    const [inHead, inBody] = fold === undefined ? [links, ''] : ['', `${links}<script>${pause}</script>`];
    return [
      html.slice(0, head),
      preloads,
      inHead,
      html.slice(head, fold ?? head),
      inBody,
      html.slice(fold ?? head, body),
      `<script type="module" src="${script}"></script>`,
      html.slice(body),
    ].join('');
  };
}

function problemOf(error: unknown, where: string, path: string, { page = '', locale = '' }: Routed['pageContext']['routeParams']): Problem {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  // Components on the stack, innermost first. The bundler keeps their names.
  const inside = [...stack.matchAll(/^\s+at (?:async )?([A-Z]\w*) /gm)].map(([, name]) => name);
  const trail = inside.length === 0 ? '' : `, thrown in ${[...new Set(inside)].slice(0, 4).join(' < ')}`;
  // Errors of this project contain a way out.
  const [reason = '', wayOut = `correct the component, or the texts in generated/messages/${locale}/${page}.json`] =
    message.split('; way out: ');
  return {
    where,
    page,
    locale,
    found: `${reason}${trail}, while rendering the page "${page}" in the language "${locale}", ${path}`,
    expected: 'a component that renders its pages in every language',
    wayOut: `${wayOut}; npm run dev shows the line at ${path}`,
  };
}
