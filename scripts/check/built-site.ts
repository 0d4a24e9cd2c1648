/** The built site, read once for every rule that looks at it. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { routes } from '../../generated/routes.ts';
import { UsageError } from '../lib/command.ts';
import { filesBelow } from '../lib/paths.ts';

/** A page as it was built. */
export interface BuiltPage {
  /** Path from the root: `/en/about`. */
  readonly path: string;
  /** Its file, from the project folder. */
  readonly file: string;
  readonly document: HTMLElement;
  /** Every id in the document. */
  readonly ids: ReadonlySet<string>;
}

export interface BuiltSite {
  readonly pages: ReadonlyMap<string, BuiltPage>;
  /** Paths of every other file: `/sitemap.xml`. */
  readonly files: ReadonlySet<string>;
}

/** Reads it. Throws a {@link UsageError} when there is none. */
export function readBuiltSite(folder: string): BuiltSite {
  if (!existsSync(folder)) throw new UsageError(`${folder} not found; the checks look at the built site. Run npm run build first.`);
  const files = new Set(filesBelow(folder).map((file) => `/${file}`));
  const pages = new Map<string, BuiltPage>();
  for (const path of Object.keys(routes)) {
    const file = join(folder, path === '/' ? '/index.html' : `${path}.html`);
    if (!existsSync(file)) continue;
    const document = parse(readFileSync(file, 'utf8'));
    const ids = new Set(document.querySelectorAll('[id]').map((element) => element.id));
    pages.set(path, { path, file, document, ids });
  }
  return { pages, files };
}
