/** What a page costs before anybody scrolls or taps: read from the built page and from the compressed forms beside its files. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { pages, roles } from '#generated/pages.ts';
import { routes } from '#generated/routes.ts';
import { type ViewBudget, viewBudgets } from '#schema/constants.ts';
import { importsOf, readBuilt } from '#scripts/build/chunks.ts';
import { filesBelow } from '#scripts/lib/paths.ts';
import { canonicalPath } from '#scripts/serve/site-files.ts';

/** Bytes as they are sent to a browser that takes Brotli, headers left out. */
export interface FirstView {
  /** From the root: `/en/about.html`. */
  readonly page: string;
  readonly html: number;
  readonly css: number;
  /** Files alone: what stands in the page is part of it. */
  readonly script: number;
  readonly fonts: number;
  readonly images: number;
  readonly total: number;
  readonly requests: number;
  /** Addresses of what the browser waits for before it paints anything. */
  readonly blocking: readonly string[];
}

/** In what a first view misses the budget of its page's role or kind, in words; nothing where it has none, but that none may block. */
export function missesOf(view: FirstView): string[] {
  const path = canonicalPath(view.page);
  const route = routes[path];
  const name = route && (pages[route.page].kind ?? Object.entries(roles).find(([, page]) => page === route.page)?.[0]);
  const budget: Partial<ViewBudget> = name !== undefined && name in viewBudgets ? viewBudgets[name as keyof typeof viewBudgets] : {};
  return [
    ...Object.entries(budget)
      .filter(([part, bytes]) => view[part as keyof ViewBudget] > bytes)
      .map(
        ([part, bytes]) =>
          `${view.page}: ${view[part as keyof ViewBudget]} bytes of ${part === 'total' ? 'all kinds' : part}, at most ${bytes} expected`,
      ),
    ...view.blocking.map((address) => `${view.page}: nothing is painted before ${address} is there`),
  ];
}

/** The first views of every page built in `folder`. Throws a UsageError where a file that a page names is not there. */
export function firstViews(folder: string): FirstView[] {
  return filesBelow(folder)
    .filter((file) => file.endsWith('.html'))
    .map((file) => firstView(folder, file));
}

function firstView(folder: string, file: string): FirstView {
  const html = readBuilt(folder, file);
  const page = parse(html);
  const sheets = page.querySelectorAll('link[rel=stylesheet]');
  const css = addresses(sheets, 'href');
  const scripts = page.querySelectorAll('script[src]');
  const named = addresses(scripts, 'src').flatMap((address) => importsOf(folder, address));
  const texts = [...css.map((address) => readBuilt(folder, address)), ...page.querySelectorAll('style').map((style) => style.rawText)];
  const fonts = fontsIn(texts.join('\n'), html);
  const images = [...eagerImages(page), ...iconFiles(page), ...addresses(page.querySelectorAll('link[rel=icon]'), 'href')];
  const weigh = (files: Iterable<string>) => [...new Set(files)].reduce((sum, address) => sum + sentBytes(folder, address), 0);
  const parts = { html: sentBytes(folder, file), css: weigh(css), script: weigh(named), fonts: weigh(fonts), images: weigh(images) };
  return {
    page: `/${file}`,
    ...parts,
    total: Object.values(parts).reduce((sum, bytes) => sum + bytes, 0),
    requests: 1 + new Set([...css, ...named, ...fonts, ...images]).size,
    blocking: [
      ...addresses(
        // One below what is seen first holds up what is below it.
        sheets.filter((sheet) => sheet.getAttribute('media') !== 'print' && sheet.closest('head') !== null),
        'href',
      ),
      ...addresses(scripts.filter(blocks), 'src'),
    ],
  };
}

/** A script without `async`, `defer` or `type="module"` in the head holds the text below up. */
function blocks(script: HTMLElement): boolean {
  const waits = script.hasAttribute('async') || script.hasAttribute('defer') || script.getAttribute('type') === 'module';
  return !waits && script.closest('head') !== null;
}

/** Those that are fetched whether or not they are scrolled to; of several candidates for one place, what a phone shows in its own colours. */
function eagerImages(page: HTMLElement): string[] {
  return page
    .querySelectorAll('img')
    .filter((image) => image.getAttribute('loading') !== 'lazy')
    .flatMap((image) => {
      const narrow = image.parentNode
        ?.querySelectorAll('source')
        .find((source) => /^\(width < [\d.]+rem\)$/.test(source.getAttribute('media') ?? ''));
      return narrow?.getAttribute('srcset') ?? addresses([image], 'src');
    });
}

/** The files that icons are taken from, wherever on the page they stand. */
function iconFiles(page: HTMLElement): string[] {
  return addresses(page.querySelectorAll('use'), 'href').map((address) => address.replace(/#.*/, ''));
}

/** The fonts that style sheets name: all of them, for nearly every page sets text in each. */
function fontsIn(css: string, html: string): string[] {
  const inCss = [...css.matchAll(/url\(["']?([^"')]+\.woff2)/g)].map(([, address = '']) => address);
  const preloaded = [...html.matchAll(/<link rel="preload" href="([^"]+\.woff2)"/g)].map(([, address = '']) => address);
  return [...new Set([...inCss, ...preloaded])];
}

/** Addresses of files of this site; one within a page, or another site's, is none. */
function addresses(elements: readonly HTMLElement[], attribute: 'href' | 'src'): string[] {
  return elements.flatMap((element) => element.getAttribute(attribute) ?? []).filter((address) => /^\/(?!\/)/.test(address));
}

/** The bytes of a file as it is sent: compressed, where that form is there. */
function sentBytes(folder: string, address: string): number {
  const path = join(folder, address);
  return existsSync(`${path}.br`) ? statSync(`${path}.br`).size : readFileSync(path).length;
}
