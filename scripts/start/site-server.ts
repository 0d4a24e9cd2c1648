/** Serves the built site as a static host does: canonical paths, redirects, headers, error pages by language. */
import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { cacheSeconds } from '../../schema/site/constants.ts';
import { localeOfPath, locales } from '../../schema/site/locales.ts';
import { passToFunctions } from '../lib/functions-proxy.ts';
import { decodePath, urlOf } from '../lib/percent.ts';
import { functionsPrefix } from '../lib/site-paths.ts';
import { canonicalPath } from '../lib/static-host.ts';
import { currentSite } from './current-site.ts';
import { sendFile, sendInstead } from './send-file.ts';

/** Timeouts in milliseconds for a request to arrive; a stalled one loses its socket. */
const arrival = { headersTimeout: 20_000, requestTimeout: 60_000, connectionsCheckingInterval: 5000 };

interface ExtraHandler {
  /** Answers a request to one of its paths. Returns false for other paths. */
  readonly answer: (request: IncomingMessage, response: ServerResponse, path: string) => boolean;
}

/**
 * Creates a server for the site built in `folder`; the caller makes it listen. Requests for functions go to `functionsOrigin`; without
 * one, POST gets an error page. `extra` answers further paths on the same origin.
 */
export function createSiteServer(folder: string, functionsOrigin?: string, extra?: ExtraHandler): Server {
  const site = currentSite(folder);

  return createServer(arrival, (request, response) => {
    const url = urlOf(request);
    const { pathname, search } = url;
    const { headersOf, redirects, files } = site();
    const sendPage = (name: '404' | '500', status: number, headers: Readonly<Record<string, string>> = {}) => {
      const file = join(locales[localeOfPath(languagePath(request, pathname))].prefix, `${name}.html`);
      if (existsSync(join(folder, file))) sendInstead(request, response, folder, file, { status, headers });
      // A running build has removed the page.
      else response.writeHead(status, { 'Cache-Control': 'no-cache', ...headers }).end();
    };
    const setHeaders = () => response.setHeaders(headersOf(pathname));

    if (functionsOrigin !== undefined && pathname.startsWith(functionsPrefix))
      return passToFunctions(functionsOrigin, url, request, response, () => {
        setHeaders();
        sendPage('500', 502);
      });
    if (extra?.answer(request, response, pathname)) return;
    setHeaders();
    // Without functions, a posted form gets the error page, which shows the e-mail address.
    if (request.method !== 'GET' && request.method !== 'HEAD') return sendPage('500', 405, { Allow: 'GET, HEAD' });

    const path = canonicalPath(pathname);
    const former = redirects.get(path);
    if (former && former.status >= 400) return sendPage('404', former.status);
    const target = former?.to ?? (path !== pathname && files.get(path)?.endsWith('.html') ? path : undefined);
    if (target !== undefined) return redirect(response, withSearch(target, search));
    const file = files.get(decodePath(pathname));
    if (file === undefined) return sendPage('404', 404);
    sendFile(request, response, folder, file).catch(() => (response.headersSent ? response.destroy() : sendPage('404', 404)));
  });
}

/** Returns the path that decides the language of an error page: for a function, the path of the page that sent the request. */
function languagePath({ headers }: IncomingMessage, pathname: string): string {
  const isFunction = pathname.startsWith(functionsPrefix);
  return isFunction && headers.referer && URL.canParse(headers.referer) ? new URL(headers.referer).pathname : pathname;
}

/** Inserts a query before the anchor of an address. */
function withSearch(address: string, search: string): string {
  const [path = '', anchor] = address.split('#');
  return path + search + (anchor === undefined ? '' : `#${anchor}`);
}

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(301, { Location: location, 'Cache-Control': `public, max-age=${cacheSeconds}` }).end();
}
