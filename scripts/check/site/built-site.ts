/** The built site: its pages, each parsed once and then let go, and what is kept of all. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import type { PageModel, SiteModel } from '../../codegen/model.ts';
import { UsageError } from '../../lib/command.ts';
import { filesBelow } from '../../lib/paths.ts';
import { type PageSummary, summarize } from './summary.ts';

/** A page as it was built, with what is kept of it. */
export interface BuiltPage extends PageSummary {
  readonly html: string;
  readonly document: HTMLElement;
}

export interface BuiltSite {
  /** Its folder, from the project folder: `dist/client`. */
  readonly folder: string;
  /** What is kept of each page of the model that was built, by path from the root: `/en/about`. */
  readonly pages: ReadonlyMap<string, PageSummary>;
  /** Bytes of every file, those of the pages too, by path from the root: `/sitemap.xml`. */
  readonly files: ReadonlyMap<string, number>;
  /** The content of one of the files. */
  read(path: string): Buffer;
}

/** Parses one page. `file`: its path from the project folder. */
export function readPage(page: PageModel, locale: string, file: string, html: string): BuiltPage {
  const document = parse(html);
  const place = { page, locale, path: page.paths[locale] ?? '', file };
  return { ...summarize(place, html, document), html, document };
}

/**
 * Reads the pages of a model one by one, hands each to `look`, and keeps what is kept of it. Throws a {@link UsageError} when
 * there is no built site.
 */
export function readBuiltSite(folder: string, model: SiteModel, look: (page: BuiltPage) => void): BuiltSite {
  if (!existsSync(folder)) throw new UsageError(`${folder} not found; the checks look at the built site. Run npm run build first.`);
  const files = new Map(filesBelow(folder).map((file) => [`/${file}`, statSync(join(folder, file)).size]));
  const pages = new Map<string, PageSummary>();
  for (const page of model.pages) {
    for (const [locale, path] of Object.entries(page.paths)) {
      const address = path === '/' ? '/index.html' : `${path}.html`;
      if (!files.has(address)) continue;
      const file = join(folder, address);
      const { html, document, ...summary } = readPage(page, locale, file, readFileSync(file, 'utf8'));
      look({ ...summary, html, document });
      pages.set(path, summary);
    }
  }
  return { folder, pages, files, read: (path) => readFileSync(join(folder, path)) };
}
