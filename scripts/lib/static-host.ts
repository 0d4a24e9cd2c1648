/** The built site as static hosts read it: one path for each file, compressed files beside it, headers by path. */
import { join } from 'node:path';
import { mime } from '@fastify/send';
import { locales } from '../../schema/site/locales.ts';
import { linesOf } from './lines.ts';
import { filesBelow, readIfExists } from './paths.ts';
import { normalizePath } from './percent.ts';

/** Matches files that are served compressed: text, except files that only the host reads. */
export const compressed = /\.(?:html|css|m?js|svg|xml|txt|json|webmanifest)$/;

/** The file name endings of compressed files, by content coding, the smallest files first. */
export const encodedEndings = { br: '.br', gzip: '.gz' } as const;

/** Returns true for the compressed copy of another file. A compressed copy has no path of its own. */
export function isCompressedForm(file: string): boolean {
  return Object.values(encodedEndings).some((ending) => file.endsWith(ending));
}

/** Regular expression for the paths of files that only hosts read: hidden files, compressed copies, headers and redirects. */
export const hidden = String.raw`/\.(?!well-known/)|^/_(?:headers|redirects)$|\.(?:br|gz)$`;

/** Regular expression for the paths of error pages, which answer under other paths. */
export const errorPagePaths = `^(?:${Object.values(locales)
  .map(({ prefix }) => prefix)
  .join('|')})/(?:404|500)(?:/|\\.html)?$`;

const unserved = new RegExp(`${hidden}|${errorPagePaths}`);

/** Returns the files of the site in `folder`, by path: `/en/about` is `en/about.html`. */
export function siteFiles(folder: string): Map<string, string> {
  return new Map(
    filesBelow(folder)
      .filter((file) => !unserved.test(`/${file}`))
      .map((file) => [file.endsWith('.html') ? canonicalPath(`/${file}`) : `/${file}`, file]),
  );
}

/** Returns the canonical path of a page: `/en/about` for `/en/about/`, `/en/about.html`, `/en/about/index` and `/en/about/index.html`. */
export function canonicalPath(path: string): string {
  return (
    path
      .replace(/(?<=[^/])\/$/, '')
      .replace(/\.html$/, '')
      .replace(/\/index$/, '') || '/'
  );
}

/** Returns the media type of a file by its name, with the charset of texts. */
export function typeOf(file: string): string {
  const type = mime.getType(file) ?? 'application/octet-stream';
  return /^text\/|^application\/(?:javascript|json)$/.test(type) ? `${type}; charset=utf-8` : type;
}

/** Returns the path that hosts look up for a request: `/caf%C3%A9` for `/café/` and `/caf%c3%a9.html`. */
export function servedPath(path: string): string {
  return canonicalPath(normalizePath(path));
}

interface HeaderRule {
  readonly pattern: RegExp;
  readonly headers: [name: string, value: string][];
}

/** Returns the function from a path to its headers in `_headers` of a built site; no headers without that file. */
export function readHeaders(folder: string): (path: string) => Map<string, string> {
  return headersIn(readIfExists(join(folder, '_headers')) ?? '');
}

/**
 * Parses `_headers` as hosts do: `*` is any text, `:name` one path segment. Every matching rule applies; a header of two rules has
 * both values.
 */
export function headersIn(text: string): (path: string) => Map<string, string> {
  const rules = parseHeaderRules(text);
  return (path) => {
    const headers = new Map<string, string>();
    for (const [name, value] of rules.filter(({ pattern }) => pattern.test(path)).flatMap((rule) => rule.headers)) {
      headers.set(name, [headers.get(name), value].filter(Boolean).join(', '));
    }
    return headers;
  };
}

function parseHeaderRules(text: string): readonly HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of linesOf(text)) {
    const [, name, value] = /^\s+([\w-]+):\s*(.+?)\s*$/.exec(line) ?? [];
    if (name !== undefined && value !== undefined) rules.at(-1)?.headers.push([name, value]);
    else if (line.startsWith('/')) rules.push({ pattern: patternOf(line.trim()), headers: [] });
  }
  return rules;
}

function patternOf(path: string): RegExp {
  const source = path
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\*/g, '.*')
    .replace(/:[a-z]\w*/gi, '[^/]+');
  return new RegExp(`^${source}$`);
}
