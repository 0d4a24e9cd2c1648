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

/** What would ask visitors for something of theirs. No page does; the rest of what browsers know would be bytes in every answer. */
const unused = ['camera', 'geolocation', 'microphone', 'payment', 'usb'];

/**
 * Speculation rules: pages of this site in the language of the current page are prerendered when their link is pressed or the mouse
 * rests on it. No files, no paths of the backend. `renderer/behaviour/next-page.ts` has the same list. In a file, which a header
 * names, because an inline script would need a hash in the content policy and bytes in every page.
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
 * Writes `_headers` and the speculation rules of the built site. No path gets one header from two rules, because hosts join the values with a comma:
 * caching and sharing are said folder by folder, and `:page` is one segment of a path.
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
      'Permissions-Policy': unused.map((feature) => `${feature}=()`).join(', '),
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      // Over plain http, as on this machine, browsers take no notice.
      'Strict-Transport-Security': `max-age=${yearSeconds}`,
      'X-Content-Type-Options': 'nosniff',
    },
    ...Object.fromEntries(['/', ...folders.sort()].map((path) => [path, { ...page, 'Speculation-Rules': `"${speculationRules.path}"` }])),
    [speculationRules.path]: { 'Content-Type': speculationRules.type },
    // A page that a translation service or an archive shows as its own still finds its style.
    '/assets/*': { 'Cache-Control': `public, max-age=${yearSeconds}, immutable`, 'Cross-Origin-Resource-Policy': 'cross-origin' },
    // The image that a link to the site is shown with, on others' pages.
    '/shared/*': { ...page, 'Cross-Origin-Resource-Policy': 'cross-origin' },
  };
  const lines = Object.entries(rules).map(([path, headers]) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  );
  writeFileSync(join(clientFolder, speculationRules.path), JSON.stringify(speculation));
  writeFileSync(join(clientFolder, '_headers'), `${lines.join('\n')}\n`);
}

/** The content policy: this site, its backend and its scoring tool; nothing inline but the scripts and the sheet of `file`, which every page has. */
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
    // The scoring tool draws its random weightings beside the page.
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

/** The origin of an address; empty where the site's own is meant. */
function originOf(address: string): string {
  return address === '' ? '' : new URL(address).origin;
}
