/**
 * Every page of the site, and the feeds, rendered from the bundle of the server by the hooks of `renderer/` that development
 * calls too, and written as it is rendered. Our own loop, because that of vite-plugin-ssr searches one list for each page, and holds all
 * documents until the last is rendered: with 5,000 pages, four minutes and three gigabytes.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fileOf } from '../lib/site-paths.ts';
import { type Problem, ProblemsError } from '../model/problem.ts';
import { bundleFolderOf } from './bundles.ts';
import { propsFiles } from './props.ts';

/** How many pages that do not render are shown, of which those of a kind all fail alike. */
const shownAtMost = 10;

/** What `onBeforeRoute` says of an address. */
interface Routed {
  readonly pageContext: { readonly _pageId: string | null; readonly routeParams: { readonly page?: string; readonly locale?: string } };
}

interface Hooks {
  readonly prerender: () => readonly string[];
  readonly documentOf: (pageContext: object) => string;
  /** By address, from the root. */
  readonly feeds: () => ReadonlyMap<string, string>;
}

/** The bundle of the server: its modules by path from the root, `/pages/about/about.page.server.tsx`. */
interface Bundle {
  readonly pageFilesLazy: Readonly<Record<'.page.server', Modules>>;
  readonly pageFilesEager: Readonly<Record<'.page.route', Readonly<Record<string, { onBeforeRoute(page: object): Routed }>>>>;
}

type Modules = Readonly<Record<string, () => Promise<object>>>;

const hooksModule = '/renderer/_default.page.server.tsx';
const routeModule = '/renderer/_default.page.route.ts';

/** A page as it was rendered. */
export interface RenderedPage {
  /** Its name in the schema. */
  readonly page: string;
  /** From the folder of the site. */
  readonly file: string;
  /** Of its component, from the project folder. */
  readonly module: string;
}

/**
 * Writes every page to `folder`, from the bundle of the server beside it, as `named` makes it of what was rendered, and the
 * feeds; answers the pages, which still lack what the bundle of the browser has for them. Throws a {@link ProblemsError}
 * naming those that cannot be rendered.
 */
export async function renderPages(folder: string, named = (html: string) => html): Promise<readonly RenderedPage[]> {
  const { pageFilesLazy, pageFilesEager } = (await import(
    pathToFileURL(join(bundleFolderOf(folder), 'server/pageFiles.mjs')).href
  )) as Bundle;
  const modules = pageFilesLazy['.page.server'];
  const hooks = (await modules[hooksModule]?.()) as Hooks;
  const route = pageFilesEager['.page.route'][routeModule]?.onBeforeRoute as (page: object) => Routed;
  // Pages of a kind share one component: it is asked for once.
  const kinds = new Map<string, object>();
  const withProps = propsFiles(folder, named);
  const problems: Problem[] = [];
  const rendered: RenderedPage[] = [];

  for (const urlPathname of hooks.prerender()) {
    const { pageContext } = route({ urlPathname });
    const { _pageId: name, routeParams } = pageContext;
    const module = `${name}.page.server.tsx`;
    try {
      const kind = kinds.get(module) ?? (await modules[module]?.());
      if (!kind) throw new Error('there is no such component');
      kinds.set(module, kind);
      const html = hooks.documentOf({ ...kind, routeParams, urlPathname });
      const file = fileOf(urlPathname);
      const path = join(folder, file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, named(withProps(html)));
      rendered.push({ page: routeParams.page ?? '', file, module: module.slice(1) });
    } catch (error) {
      // What the system refuses, for want of room for instance, is no fault of the page.
      if (error instanceof Error && 'syscall' in error) throw error;
      problems.push(problemOf(error, module.slice(1), urlPathname, routeParams));
      if (problems.length >= shownAtMost) break;
    }
  }
  if (problems.length > 0) throw new ProblemsError(problems);
  for (const [path, text] of hooks.feeds()) writeFileSync(join(folder, path), text);
  return rendered;
}

function problemOf(error: unknown, where: string, path: string, { page = '', locale = '' }: Routed['pageContext']['routeParams']): Problem {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  // The components that were at work, the innermost first: the bundler keeps their names.
  const inside = [...stack.matchAll(/^\s+at (?:async )?([A-Z]\w*) /gm)].map(([, name]) => name);
  const trail = inside.length === 0 ? '' : `, thrown in ${[...new Set(inside)].slice(0, 4).join(' < ')}`;
  // Our own errors know it.
  const [said = '', wayOut = `correct the component, or what it reads of generated/messages/${locale}/${page}.json`] =
    message.split('; way out: ');
  return {
    where,
    page,
    locale,
    found: `${said}${trail}, rendering the page "${page}" in the language "${locale}", ${path}`,
    expected: 'a component that renders every page that it is for, in every language',
    wayOut: `${wayOut}; npm run dev shows the line at ${path}`,
  };
}
