/** Serving the built site as a static host does: canonical paths, redirects of former slugs, caching, 404 by language. */
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { cacheSeconds } from '../../schema/constants.ts';
import { localeOfPath, locales } from '../../schema/site.ts';
import { functionsPrefix, passToFunctions } from './functions.ts';
import { readHeaders } from './host-headers.ts';

const yearSeconds = 31_536_000;

/** Paths of the error pages, which answer with the status they are named after. */
const errorPages = new Set(Object.values(locales).flatMap(({ prefix }) => [`${prefix}/404`, `${prefix}/500`]));

interface Beside {
  /** Answers a request to one of its paths, and says whether it did. */
  readonly answer: (request: IncomingMessage, response: ServerResponse, path: string) => boolean;
}

/**
 * A server for the site built in `folder`; the caller makes it listen. `functionsOrigin` is where the backend's functions
 * run; without one, a message cannot be taken, and the visitor is told so. `beside`: what else answers on the same origin.
 */
export function createSiteServer(folder: string, functionsOrigin?: string, beside?: Beside): Server {
  const headers = readHeaders(folder);
  const redirects = readRedirects(folder);
  const serveFile = sirv(folder, {
    etag: true,
    setHeaders: (response, path) => {
      response.setHeader(
        'Cache-Control',
        path.startsWith('/assets/') ? `public, max-age=${yearSeconds}, immutable` : `public, max-age=${cacheSeconds}, must-revalidate`,
      );
    },
  });

  return createServer((request, response) => {
    const { pathname, search } = pathOf(request);
    const locale = localeOfPath(pathname);
    if (functionsOrigin !== undefined && pathname.startsWith(functionsPrefix)) return passToFunctions(functionsOrigin, request, response);
    if (beside?.answer(request, response, pathname)) return;
    response.setHeaders(headers);
    if (endsBeforeItStarts(request.headers.range)) delete request.headers.range;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      // No function is there to take a message: the visitor is told so, with the e-mail address as way out.
      return sendPage(request, response, folder, `${locales[locale].prefix}/500`, 405, { Allow: 'GET, HEAD' });
    }
    const target = redirects.get(pathname) ?? withoutTrailingSlash(pathname);
    if (target !== undefined) return redirect(response, target + search);
    if (errorPages.has(pathname)) return sendPage(request, response, folder, pathname, Number(pathname.slice(-3)));
    return serveFile(request, response, () => sendPage(request, response, folder, `${locales[locale].prefix}/404`, 404));
  });
}

/** What a request asks for. The text after the host is a path whatever it looks like: `//` names no other host. */
function pathOf(request: IncomingMessage): URL {
  return new URL(`http://localhost${request.url?.startsWith('/') ? '' : '/'}${request.url ?? ''}`);
}

/** A range such as `bytes=5-2`: to be ignored, where sirv would throw. */
function endsBeforeItStarts(range = ''): boolean {
  const [, start, end] = /^bytes=(\d+)-(\d+)/.exec(range) ?? [];
  return Number(start) > Number(end);
}

/** The permanent redirects of a built site, from path to path: the file that static hosts read. */
function readRedirects(folder: string): Map<string, string> {
  const file = join(folder, '_redirects');
  if (!existsSync(file)) return new Map();
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '');
  return new Map(lines.map((line) => line.split(' ') as [string, string]));
}

/** The path that a trailing slash should not have been on; `//` and the like are left to be not found. */
function withoutTrailingSlash(path: string): string | undefined {
  return /^\/(?:[^/]+\/)+$/.test(path) ? path.slice(0, -1) : undefined;
}

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(301, { Location: location, 'Cache-Control': `public, max-age=${cacheSeconds}` }).end();
}

function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  folder: string,
  path: string,
  status: number,
  headers: Readonly<Record<string, string>> = {},
): void {
  const html = readFileSync(join(folder, `${path}.html`));
  response.writeHead(status, {
    'Content-Type': 'text/html;charset=utf-8',
    'Content-Length': html.length,
    'Cache-Control': 'no-cache',
    ...headers,
  });
  response.end(request.method === 'HEAD' ? undefined : html);
}
