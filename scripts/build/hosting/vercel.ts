import { parse } from 'node:path/posix';
import { escapePattern } from '../../../schema/text/pattern.ts';
import { speculationRules } from '../../lib/site-paths.ts';
import type { Headers, Hosting } from './model.ts';

/** Vercel refuses a longer `source`. */
const maxSource = 4096;

/**
 * Returns `vercel.json`. Vercel applies headers to missing files too, so the rules for hashed files name them. Status 410 and a second
 * not-found page cannot be configured.
 */
export function vercelJson({ common, pages, folders, assets, redirects }: Hosting): string {
  const { 'Cache-Control': forever = '', ...assetHeaders } = folders['/assets/'];
  const rule = (source: string, headers: Headers) => ({
    source,
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  });
  const config = {
    cleanUrls: true,
    trailingSlash: false,
    redirects: redirects.flatMap(({ from, to, fragment }) =>
      to === undefined ? [] : [{ source: literal(from), destination: to + fragment, statusCode: 301 }],
    ),
    headers: [
      rule('/(.*)', common),
      rule('/((?!assets/|shared/).*)', pages),
      rule('/assets/(.*)', assetHeaders),
      ...sources(assets).map((source) => rule(source, { 'Cache-Control': forever })),
      rule('/shared/(.*)', folders['/shared/']),
      rule(speculationRules.path, { 'Content-Type': speculationRules.type }),
    ],
  };
  return `${JSON.stringify(config, undefined, 2)}\n`;
}

/** Returns patterns that match the paths and nothing else, as few as the length of a pattern allows. */
function sources(paths: readonly string[]): string[] {
  const found: string[] = [];
  const folders = new Map<string, string[]>();
  for (const { dir, base } of paths.map((path) => parse(path))) folders.set(dir, [...(folders.get(dir) ?? []), literal(base)]);
  for (const [folder, names] of folders) {
    const groups = [''];
    for (const name of names) {
      const last = groups.at(-1) ?? '';
      if (folder.length + last.length + name.length + 4 > maxSource) groups.push(name);
      else groups[groups.length - 1] = last === '' ? name : `${last}|${name}`;
    }
    found.push(...groups.map((group) => `${folder}/(${group})`));
  }
  return found;
}

/** Returns a pattern of Vercel, where a colon begins a parameter, that matches a path and nothing else. */
function literal(path: string): string {
  return escapePattern(path).replaceAll(':', '\\:');
}
