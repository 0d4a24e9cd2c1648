/** Reads the built site: parses each page once for all rules and keeps a summary for rules that compare pages. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { UsageError } from '../../lib/command.ts';
import { earlierAssets } from '../../lib/kept-assets.ts';
import { type Place, placesIn } from '../../lib/lines.ts';
import { memoizePerText } from '../../lib/maps.ts';
import { filesBelow } from '../../lib/paths.ts';
import { fileOf } from '../../lib/site-paths.ts';
import { compressed, isCompressedForm } from '../../lib/static-host.ts';
import type { Placeless, Problem } from '../../model/problem.ts';
import type { PageModel } from '../../model/site-model.ts';
import { identityOf, type Project } from '../project.ts';
import { addressesIn, readAddress } from './addresses.ts';
import { type PageTags, type Piece, readTags, type Tag } from './page-tags.ts';

export interface PageSummary {
  readonly page: PageModel;
  readonly locale: string;
  /** From the root: `/en/about`. */
  readonly path: string;
  /** File path from the project folder. */
  readonly file: string;
  readonly ids: ReadonlySet<string>;
  /** `<link rel="alternate" hreflang>`, in document order. */
  readonly alternates: readonly Alternate[];
  readonly classes: ReadonlySet<string>;
  /** Links to pages and files of this site, in document order. */
  readonly links: readonly Link[];
  readonly images: readonly Image[];
  /** Scripts without src, except data blocks. */
  readonly inlineScripts: readonly InlineCode[];
  readonly inlineStyles: readonly InlineCode[];
}

export interface BuiltPage extends PageSummary {
  readonly html: string;
  readonly tags: readonly Tag[];
  readonly leftovers: readonly Piece[];
}

export interface BuiltSite {
  /** Path from the project folder: `dist/client`. */
  readonly folder: string;
  /** The pages of the model that were built, by path from the root: `/en/about`. */
  readonly pages: ReadonlyMap<string, PageSummary>;
  /** Bytes of every file of the last build, pages included, by path from the root: `/sitemap.xml`. */
  readonly files: ReadonlyMap<string, number>;
  /** Paths of hashed files that only earlier builds name. */
  readonly earlier: readonly string[];
  read(path: string): Buffer;
  /** Returns the bytes of one of the files as sent with Brotli. */
  sentBytes(path: string): number;
}

interface Alternate extends Place {
  readonly hreflang: string;
  readonly href: string;
}

/** An address of this site on a page, from the root or with the origin. */
export interface Link extends Place {
  /** The element in lower case: `a`, `link`, `script`, `img`, `iframe`, `form`, `meta`. */
  readonly element: string;
  /** As written, entities decoded. */
  readonly target: string;
  /** The path of the target, from the root. */
  readonly path: string;
  /** The id in the fragment. */
  readonly anchor: string | undefined;
  readonly hreflang: string | undefined;
}

/** An image of this site, with the size in CSS pixels that the page declares. */
export interface Image extends Place {
  readonly path: string;
  readonly width: number | undefined;
  readonly height: number | undefined;
  /** False for the image of shared links, `og:image`. */
  readonly isShown: boolean;
}

/** An inline script or style sheet. */
export interface InlineCode extends Place {
  /** The attribute; empty by default. */
  readonly type: string;
  /** As a content policy lists it: `sha256-…`. */
  readonly hash: string;
}

/** Reads one page. `file`: its path from the project folder; `origin`: that of the site. */
export function readPage(page: PageModel, locale: string, file: string, html: string, origin: string): BuiltPage {
  const read = readTags(html);
  return { page, locale, path: page.paths[locale] ?? '', file, html, ...read, ...summarize(read, html, page.paths[locale] ?? '', origin) };
}

/** Reads all pages of a project, passes each to `look`, and keeps their summaries. Throws a {@link UsageError} without a built site. */
export async function readBuiltSite(folder: string, project: Project, look: (page: BuiltPage) => void): Promise<BuiltSite> {
  if (!existsSync(folder)) throw new UsageError(`${folder} not found; rules about pages read the built site. Run npm run build first.`);
  const { origin } = identityOf(project);
  const plain = filesBelow(folder).filter((file) => !isCompressedForm(file));
  const kept = earlierAssets(folder);
  const earlier = plain.flatMap((file) => (kept.has(file) ? [`/${file}`] : []));
  const files = new Map(plain.filter((file) => !kept.has(file)).map((file) => [`/${file}`, statSync(join(folder, file)).size]));
  const pages = new Map<string, PageSummary>();
  for (const page of project.model.pages) {
    for (const [locale, path] of Object.entries(page.paths)) {
      const address = `/${fileOf(path)}`;
      if (!files.has(address)) continue;
      // Yields to the build, which compresses files at the same time.
      await setImmediate();
      const file = join(folder, address);
      const built = readPage(page, locale, file, readFileSync(file, 'utf8'), origin);
      look(built);
      const { html, tags, leftovers, ...summary } = built;
      pages.set(path, summary);
    }
  }
  const read = (path: string) => readFileSync(join(folder, path));
  // During a build, the Brotli file may not exist yet.
  const sentBytes = memoizePerText((path: string) => {
    if (!compressed.test(path)) return files.get(path) ?? 0;
    return statSync(join(folder, `${path}.br`), { throwIfNoEntry: false })?.size ?? brotliCompressSync(read(path)).length;
  });
  return { folder, pages, files, earlier, read, sentBytes };
}

/** Returns findings about the links, or the images, of all pages. `faultOf` returns undefined for a correct one. */
export function faultsIn<Part extends Place>(
  site: BuiltSite,
  partsOf: (page: PageSummary) => readonly Part[],
  faultOf: (part: Part, page: PageSummary) => Placeless | undefined,
): Problem[] {
  return [...site.pages.values()].flatMap((page) =>
    partsOf(page).flatMap((part) => {
      const problem = faultOf(part, page);
      const { line, column } = part;
      return problem ? [{ where: page.file, line, column, page: page.page.id, locale: page.locale, ...problem }] : [];
    }),
  );
}

function summarize({ tags }: PageTags, html: string, pagePath: string, origin: string) {
  const at = placesIn(html);
  const meta = (name: string) => tags.find(({ attributes }) => attributes['property'] === name)?.attributes['content'];
  const links: Link[] = [];
  const images: Image[] = [];
  for (const { tag, target } of addressesIn(tags)) {
    const address = readAddress(target, pagePath, origin);
    if (address.origin !== origin) continue;
    const { path, anchor } = address;
    const { line, column } = at(tag.offset);
    links.push({ line, column, element: tag.name, target, path, anchor, hreflang: tag.attributes['hreflang'] });
    const isShown = tag.name === 'img';
    if (!isShown && tag.attributes['property'] !== 'og:image') continue;
    const size = (side: string) => Number(isShown ? tag.attributes[side] : meta(`og:image:${side}`)) || undefined;
    images.push({ path, line, column, width: size('width'), height: size('height'), isShown });
  }
  const inline = (element: string): InlineCode[] =>
    tags.flatMap(({ name, attributes: { type = '', src }, text, offset }) => {
      if (name !== element || src !== undefined || /json/.test(type)) return [];
      return [{ ...at(offset), type, hash: `sha256-${createHash('sha256').update(text).digest('base64')}` }];
    });
  return {
    ids: new Set(tags.flatMap(({ attributes }) => attributes['id'] ?? [])),
    alternates: tags.flatMap(({ name, attributes: { rel, hreflang, href = '' }, offset }): Alternate[] =>
      name === 'link' && rel === 'alternate' && hreflang !== undefined ? [{ ...at(offset), hreflang, href }] : [],
    ),
    links,
    images,
    inlineScripts: inline('script'),
    inlineStyles: inline('style'),
  };
}
