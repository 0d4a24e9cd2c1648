/** `_headers`: the security headers of the built site, in the format that static hosts share; `npm start` honours it too. */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { type Identity, resolveIdentity } from '../../schema/site.ts';
import { clientFolder } from './prune.ts';

/** Writes the headers, with the hash of the one script that stands in the pages themselves. */
export function writeHeaders(): void {
  const headers = {
    'Content-Security-Policy': policy(resolveIdentity(process.env), inlineScripts(join(clientFolder, 'index.html'))),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
  };
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  writeFileSync(join(clientFolder, '_headers'), `/*\n${lines.join('\n')}\n`);
}

/** The content policy: this site, its backend and its scoring tool; no inline style, and no inline script but the known one. */
function policy(identity: Identity, scripts: readonly string[]): string {
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)],
    'style-src': ["'self'"],
    'font-src': ["'self'"],
    'img-src': ["'self'"],
    'connect-src': ["'self'", originOf(identity.backendUrl)],
    'frame-src': ["'self'", originOf(identity.scoringTool)],
    'form-action': ["'self'", originOf(identity.backendUrl)],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'self'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].filter((source) => source !== '').join(' ')}`)
    .join('; ');
}

/** The origin of an address; empty where the site's own is meant. */
function originOf(address: string): string {
  return address === '' ? '' : new URL(address).origin;
}

/** The text of the executable scripts of a page that have no address. */
function inlineScripts(file: string): string[] {
  return parse(readFileSync(file, 'utf8'))
    .querySelectorAll('script:not([src])')
    .filter((script) => !script.getAttribute('type')?.includes('json'))
    .map((script) => script.rawText);
}
