/** The built site as static hosts read it: one path for each file, compressed files beside it, headers by path. */
import { join } from 'node:path';
import { locales } from '../../schema/site/locales.ts';
import { linesOf } from './lines.ts';
import { filesBelow, readIfExists } from './paths.ts';

/** Matches files that are served compressed: text, except files that only the host reads. */
export const compressed = /\.(?:html|css|m?js|svg|xml|txt|json|webmanifest)$/;

/** The file name endings of compressed files, by content coding, the smallest files first. */
export const encodedEndings = { br: '.br', gzip: '.gz' } as const;

/** Returns true for the compressed copy of another file. A compressed copy has no path of its own. */
export function isCompressedForm(file: string): boolean {
  return Object.values(encodedEndings).some((ending) => file.endsWith(ending));
}

/** Files without a path: the host reads them, or answers with them under another path. */
const unserved = new Set([
  '/_headers',
  '/_redirects',
  ...Object.values(locales).flatMap(({ prefix }) => [`${prefix}/404.html`, `${prefix}/500.html`]),
]);

/** Returns the files of the site in `folder`, by path: `/en/about` is `en/about.html`. */
export function siteFiles(folder: string): Map<string, string> {
  return new Map(
    filesBelow(folder)
      .filter((file) => !unserved.has(`/${file}`) && !/(?:^|\/)\./.test(file) && !isCompressedForm(file))
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
