import { speculationRules } from '../../lib/site-paths.ts';
import type { Headers, Hosting } from './model.ts';

/**
 * Returns `_headers`, which Netlify, Cloudflare Pages and `npm start` read. Hosts join the values of one header from two rules with a
 * comma, hence one rule for each folder of pages, where `:page` is one segment of a path. Cloudflare applies rules to missing files too:
 * rules for hashed files name them, so that no missing file is cached for a year. Earlier assets get the default of the host.
 */
export function headersFile({ common, pages, folders, pageFolders, assets }: Hosting): string {
  const { 'Cache-Control': forever = '', ...assetHeaders } = folders['/assets/'];
  const hashed = [...new Set(assets.map((path) => path.replace(/^(\/assets\/(?:drawings|pictures)\/[^/]+\/).*/, '$1*')))];
  const rules: Readonly<Record<string, Headers>> = {
    '/*': common,
    '/': pages,
    ...Object.fromEntries(pageFolders.map((folder) => [`${folder}/:page`, pages])),
    [speculationRules.path]: { 'Content-Type': speculationRules.type },
    '/assets/*': assetHeaders,
    ...Object.fromEntries(hashed.map((path) => [path, { 'Cache-Control': forever }])),
    '/shared/*': folders['/shared/'],
  };
  return Object.entries(rules)
    .map(([path, headers]) => `${[path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n')}\n`)
    .join('');
}
