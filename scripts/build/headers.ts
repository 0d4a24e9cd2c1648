/** Writes `_headers`, the response headers by path, in the format that static hosts share; `npm start` reads it too. */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { cacheSeconds } from '../../schema/site/constants.ts';
import { type Identity, resolveIdentity } from '../../schema/site/identity.ts';
import { clientFolder, speculationRules } from '../lib/site-paths.ts';
import { siteFiles } from '../lib/static-host.ts';

const yearSeconds = 31_536_000;

/** Features that would ask visitors for a permission. Others are left out, because the header is sent with every response. */
const deniedFeatures = ['camera', 'geolocation', 'microphone', 'payment', 'usb'];

/**
 * Speculation rules: prerender pages in the current language on hover or pointer down, but no files and no paths of the backend.
 * `renderer/behaviour/next-page.ts` has the same list. A header names this file; an inline script would need a hash in the content policy.
 */
const speculation = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/*.*', '/_*', '/functions/*'] } },
          { not: { selector_matches: '[target], [data-language], [data-opens]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};

/**
 * Writes `_headers` and the speculation rules of the built site. No path gets a header from two rules, because hosts join the values with
 * a comma: hence one rule for each folder, where `:page` is one segment of a path.
 */
export function writeHeaders(): void {
  const files = [...siteFiles(clientFolder)];
  const pages = files.flatMap(([path, file]) => (file.endsWith('.html') ? [path] : []));
  const folders = [...new Set(pages.filter((path) => path !== '/').map((path) => `${dirname(path).replace(/\/$/, '')}/:page`))];
  const page = { 'Cache-Control': `public, max-age=${cacheSeconds}, must-revalidate`, 'Cross-Origin-Resource-Policy': 'same-origin' };
  const rules = {
    '/*': {
      'Content-Security-Policy': policy(resolveIdentity(process.env), join(clientFolder, 'index.html')),
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      // Browsers ignore this header over plain HTTP.
      'Strict-Transport-Security': `max-age=${yearSeconds}`,
      'X-Content-Type-Options': 'nosniff',
    },
    ...Object.fromEntries(['/', ...folders.sort()].map((path) => [path, { ...page, 'Speculation-Rules': `"${speculationRules.path}"` }])),
    [speculationRules.path]: { 'Content-Type': speculationRules.type },
    // Copies of a page in a translation service or an archive load its styles.
    '/assets/*': { 'Cache-Control': `public, max-age=${yearSeconds}, immutable`, 'Cross-Origin-Resource-Policy': 'cross-origin' },
    // Other sites show the preview image of links to this site.
    '/shared/*': { ...page, 'Cross-Origin-Resource-Policy': 'cross-origin' },
  };
  const lines = Object.entries(rules).map(([path, headers]) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  );
  writeFileSync(join(clientFolder, speculationRules.path), JSON.stringify(speculation));
  writeFileSync(join(clientFolder, '_headers'), `${lines.join('\n')}\n`);
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
