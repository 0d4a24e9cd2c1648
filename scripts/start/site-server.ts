/** Serving the built site as a static host does: canonical paths, redirects of former slugs, its headers, 404 by language. */
import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { cacheSeconds } from '../../schema/site/constants.ts';
import { localeOfPath, locales } from '../../schema/site/locales.ts';
import { functionsPrefix } from '../lib/backend-paths.ts';
import { passToFunctions } from '../lib/functions-proxy.ts';
import { decodedPath, urlOf } from '../lib/percent.ts';
import { canonicalPath } from '../lib/static-host.ts';
import { currentSite } from './current-site.ts';
import { sendFile, sendInstead } from './send-file.ts';

/** Milliseconds within which a request must have arrived: whoever breaks off or stalls gives the socket back. */
const arrival = { headersTimeout: 20_000, requestTimeout: 60_000, connectionsCheckingInterval: 5000 };

interface Beside {
  /** Answers a request to one of its paths, and says whether it did. */
  readonly answer: (request: IncomingMessage, response: ServerResponse, path: string) => boolean;
}

/**
 * A server for the site built in `folder`; the caller makes it listen. `functionsOrigin` is where the backend's functions
 * run; without one, a message cannot be taken, and the visitor is told so. `beside`: what else answers on the same origin.
 */
export function createSiteServer(folder: string, functionsOrigin?: string, beside?: Beside): Server {
  const site = currentSite(folder);

  return createServer(arrival, (request, response) => {
    const url = urlOf(request);
    const { pathname, search } = url;
    const { headersOf, redirects, files } = site();
    const sendPage = (name: '404' | '500', status: number, headers: Readonly<Record<string, string>> = {}) => {
      const file = join(locales[localeOfPath(spokenPath(request, pathname))].prefix, `${name}.html`);
      if (existsSync(join(folder, file))) sendInstead(request, response, folder, file, { status, headers });
      // A build that is under way has taken the page away.
      else response.writeHead(status, { 'Cache-Control': 'no-cache', ...headers }).end();
    };
    const setHeaders = () => response.setHeaders(headersOf(pathname));

    if (functionsOrigin !== undefined && pathname.startsWith(functionsPrefix))
      return passToFunctions(functionsOrigin, url, request, response, () => {
        setHeaders();
        sendPage('500', 502);
      });
    if (beside?.answer(request, response, pathname)) return;
    setHeaders();
    // No function is there to take a message: the visitor is told so, with the e-mail address as way out.
    if (request.method !== 'GET' && request.method !== 'HEAD') return sendPage('500', 405, { Allow: 'GET, HEAD' });

    const path = canonicalPath(pathname);
    const former = redirects.get(path);
    if (former && former.status >= 400) return sendPage('404', former.status);
    const target = former?.to ?? (path !== pathname && files.get(path)?.endsWith('.html') ? path : undefined);
    if (target !== undefined) return redirect(response, withSearch(target, search));
    const file = files.get(decodedPath(pathname));
    if (file === undefined) return sendPage('404', 404);
    sendFile(request, response, folder, file).catch(() => (response.headersSent ? response.destroy() : sendPage('404', 404)));
  });
}

/** The path whose language an error page speaks. That of a function has none: then the page that the visitor sent something from. */
function spokenPath({ headers }: IncomingMessage, pathname: string): string {
  const isFunction = pathname.startsWith(functionsPrefix);
  return isFunction && headers.referer && URL.canParse(headers.referer) ? new URL(headers.referer).pathname : pathname;
}

/** An address with a query, which stands before its anchor. */
function withSearch(address: string, search: string): string {
  const [path = '', anchor] = address.split('#');
  return path + search + (anchor === undefined ? '' : `#${anchor}`);
}

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(301, { Location: location, 'Cache-Control': `public, max-age=${cacheSeconds}` }).end();
}
