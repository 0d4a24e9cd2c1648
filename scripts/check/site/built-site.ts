/** The built site: its pages, each read once and then let go, and what is kept of all. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { PageModel } from '../../codegen/model.ts';
import { fileOf } from '../../lib/client-folder.ts';
import { UsageError } from '../../lib/command.ts';
import { filesBelow } from '../../lib/paths.ts';
import { isCompressedForm } from '../../serve/encodings.ts';
import type { Project } from '../project.ts';
import { identityOf } from './identity.ts';
import type { Ids } from './names.ts';
import { readTags } from './read-tags.ts';
import { type PageSummary, summarize } from './summary.ts';
import type { Piece, Tag } from './tag.ts';

/** A page as it was built, with what is kept of it. */
export interface BuiltPage extends PageSummary {
  readonly html: string;
  readonly tags: readonly Tag[];
  readonly leftovers: readonly Piece[];
  /** Its elements by id, the first of each. */
  readonly byId: Ids;
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

/** Reads one page. `file`: its path from the project folder; `origin`: that of the site. */
export function readPage(page: PageModel, locale: string, file: string, html: string, origin: string): BuiltPage {
  const read = readTags(html);
  const { tags, leftovers } = read;
  const byId = new Map(
    [...tags].reverse().flatMap((tag) => (tag.attributes['id'] === undefined ? [] : [[tag.attributes['id'], tag] as const])),
  );
  return { ...summarize({ page, locale, path: page.paths[locale] ?? '', file }, html, read, origin), html, tags, leftovers, byId };
}

/**
 * Reads the pages of a project one by one, hands each to `look`, and keeps what is kept of it. Throws a {@link UsageError}
 * when there is no built site.
 */
export async function readBuiltSite(folder: string, project: Project, look: (page: BuiltPage) => void): Promise<BuiltSite> {
  if (!existsSync(folder)) throw new UsageError(`${folder} not found; the checks look at the built site. Run npm run build first.`);
  const { origin } = identityOf(project);
  const plain = filesBelow(folder).filter((file) => !isCompressedForm(file));
  const files = new Map(plain.map((file) => [`/${file}`, statSync(join(folder, file)).size]));
  const pages = new Map<string, PageSummary>();
  for (const page of project.model.pages) {
    for (const [locale, path] of Object.entries(page.paths)) {
      const address = `/${fileOf(path)}`;
      if (!files.has(address)) continue;
      // Others may be at work in this process: the build compresses meanwhile.
      await setImmediate();
      const file = join(folder, address);
      const built = readPage(page, locale, file, readFileSync(file, 'utf8'), origin);
      look(built);
      const { html, tags, leftovers, byId, ...summary } = built;
      pages.set(path, summary);
    }
  }
  return { folder, pages, files, read: (path) => readFileSync(join(folder, path)) };
}
