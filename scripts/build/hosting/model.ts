/** The delivery of the built site, independent of a host: headers, redirects, error pages and media types. Each host has a writer. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { cacheSeconds } from '../../../schema/site/constants.ts';
import { type Identity, resolveIdentity } from '../../../schema/site/identity.ts';
import { escapePattern } from '../../../schema/text/pattern.ts';
import { filesBelow } from '../../lib/paths.ts';
import { decodePart, normalizePath } from '../../lib/percent.ts';
import { speculationRules } from '../../lib/site-paths.ts';
import { isCompressedForm, servedPath, siteFiles, typeOf } from '../../lib/static-host.ts';
import { hostFiles } from '../../model/paths.ts';
import type { SiteModel } from '../../model/site-model.ts';

export type Headers = Readonly<Record<string, string>>;

export interface Hosting {
  readonly origin: string;
  /** Headers of every response. */
  readonly common: Headers;
  /** Headers of pages, and of files outside {@link Hosting.folders}. */
  readonly pages: Headers;
  /** `Cache-Control` of error pages. */
  readonly errorCaching: string;
  /** Headers in place of those of pages, by folder: `/assets/`. Error pages must not have the headers of the folder. */
  readonly folders: Readonly<Record<'/assets/' | '/shared/', Headers>>;
  /** Folders with pages: `''`, `/en`, `/en/blog`. */
  readonly pageFolders: readonly string[];
  /** Paths of the hashed files of this build. */
  readonly assets: readonly string[];
  readonly redirects: readonly HostRedirect[];
  /** Error pages by prefix of a language, the longest prefix first; the last prefix is empty. */
  readonly errorPages: readonly ErrorPages[];
  /** Media types by file name extension: `css`. */
  readonly types: Readonly<Record<string, string>>;
}

export interface HostRedirect {
  /** Regular expression for the decoded path, its trailing slash and its `.html` twins. */
  readonly pattern: string;
  /** Path as browsers request it: `/caf%C3%A9`. */
  readonly from: string;
  /** Target path of a permanent redirect; undefined for a removed page. */
  readonly to: string | undefined;
  /** `#` and the anchor on the target page, or empty. */
  readonly fragment: string;
}

interface ErrorPages {
  readonly prefix: string;
  readonly notFound: string;
  readonly failed: string;
}

/** Returns the names of the headers of pages that a folder does not have. */
export function removedHeaders(pages: Headers, folder: Headers): readonly string[] {
  return Object.keys(pages).filter((name) => folder[name] === undefined);
}

/** Returns a value in double quotes, for Apache and Caddy. */
export function quote(value: string): string {
  return `"${value.replaceAll('"', '\\"')}"`;
}

/** Regular expression for the endings of a page's path that redirect to the path without them. */
export const twinEndings = String.raw`(?:/|\.html|/index|/index\.html)`;

const yearSeconds = 31_536_000;

/** Features that would ask visitors for a permission. Others are left out, because the header is sent with every response. */
const deniedFeatures = ['camera', 'geolocation', 'microphone', 'payment', 'usb'];

/** Returns the delivery of the site in `folder`, whose pages are rendered. */
export function hostingOf(folder: string, site: SiteModel): Hosting {
  const files = [...siteFiles(folder)];
  const pages = files.flatMap(([path, file]) => (file.endsWith('.html') ? [path] : []));
  const caching = `public, max-age=${cacheSeconds}, must-revalidate`;
  const errorFolders = site.pages
    .filter(({ role }) => role === 'notFound')
    .flatMap(({ paths }) => Object.values(paths).map((path) => dirname(path).replace(/\/$/, '')));
  return {
    origin: site.origin,
    common: {
      'Content-Security-Policy': policy(resolveIdentity(process.env), join(folder, 'index.html')),
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      // Browsers ignore this header over plain HTTP.
      'Strict-Transport-Security': `max-age=${yearSeconds}`,
      'X-Content-Type-Options': 'nosniff',
    },
    pages: {
      'Cache-Control': caching,
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Speculation-Rules': `"${speculationRules.path}"`,
    },
    errorCaching: 'no-cache',
    folders: {
      // Copies of a page in a translation service or an archive load its styles.
      '/assets/': { 'Cache-Control': `public, max-age=${yearSeconds}, immutable`, 'Cross-Origin-Resource-Policy': 'cross-origin' },
      // Other sites show the preview image of links to this site.
      '/shared/': { 'Cache-Control': caching, 'Cross-Origin-Resource-Policy': 'cross-origin' },
    },
    pageFolders: [...new Set(pages.map((path) => dirname(path).replace(/\/$/, '')))].sort(),
    assets: filesBelow(join(folder, 'assets'))
      .filter((file) => !isCompressedForm(file))
      .map((file) => `/assets/${file}`)
      .sort(),
    redirects: redirectsOf(site),
    errorPages: errorFolders
      .map((prefix) => ({ prefix, notFound: `${prefix}/${hostFiles.notFound}.html`, failed: `${prefix}/${hostFiles.error}.html` }))
      .sort((a, b) => b.prefix.length - a.prefix.length),
    types: Object.fromEntries(
      [...new Set(files.map(([, file]) => extname(file).slice(1)))].sort().map((extension) => [extension, typeOf(`x.${extension}`)]),
    ),
  };
}

/** Returns one redirect for each path and its twins. */
function redirectsOf(site: SiteModel): HostRedirect[] {
  const redirects = new Map<string, HostRedirect>();
  for (const { from: path, to, anchor } of site.redirects) {
    const canonical = servedPath(path);
    const decoded = canonical.split('/').map(decodePart).join('/');
    const pattern = `^${escapePattern(decoded)}${twinEndings}?$`;
    redirects.set(canonical, { pattern, from: normalizePath(path), to, fragment: anchor === undefined ? '' : `#${anchor}` });
  }
  return [...redirects.values()];
}

/** Returns the content policy: this site, its backend, its scoring tool, and the inline scripts and styles of `file`, which all pages share. */
function policy(identity: Identity, file: string): string {
  const page = parse(readFileSync(file, 'utf8'));
  const scripts = page.querySelectorAll('script:not([src])').filter((script) => !script.getAttribute('type')?.includes('json'));
  const styles = page.querySelectorAll('style');
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts.map(hashOf)],
    'style-src': ["'self'", ...styles.map(hashOf)],
    'font-src': ["'self'"],
    'img-src': ["'self'"],
    'connect-src': ["'self'", originOf(identity.backendUrl)],
    // The scoring tool computes random weightings in a worker.
    'worker-src': ["'self'"],
    'frame-src': ["'self'", originOf(identity.scoringTool)],
    'form-action': ["'self'", originOf(identity.backendUrl)],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'self'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].filter((source) => source !== '').join(' ')}`)
    .join('; ');
}

function hashOf({ rawText }: HTMLElement): string {
  return `'sha256-${createHash('sha256').update(rawText).digest('base64')}'`;
}

/** Returns the origin of an address; empty for this site. */
function originOf(address: string): string {
  return address === '' ? '' : new URL(address).origin;
}
