/** Sends files of the built site: content negotiation, ranges, conditional requests. */
import { readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream';
import send from '@fastify/send';
import { typeOf } from '../lib/static-host.ts';
import { decideTags, rangeOf, tagOf } from './conditions.ts';
import { type Form, formFor } from './encodings.ts';

/** Sends a file, a range of it, or 304 or 412. Rejects if the file is missing. */
export async function sendFile(request: IncomingMessage, response: ServerResponse, folder: string, file: string): Promise<void> {
  const form = formFor(request, folder, file);
  const path = join(folder, form.file);
  const tag = tagOf(path);
  const { method = 'GET' } = request;
  // Without cache-control: the library would answer `no-cache` with the whole file in place of 304.
  const { range: _, 'if-range': __, 'cache-control': ___, ...headers } = decideTags(request.headers, tag);
  const range = rangeOf(request, statSync(path).size, tag);
  const asked = { method, headers: { ...headers, ...(range !== undefined && { range }) } } as IncomingMessage;
  // The library would send the type of the compressed file and weak entity tags.
  const answer = await send(asked, encodeURI(form.file), {
    root: folder,
    cacheControl: false,
    etag: false,
    contentType: false,
    dotfiles: 'allow',
  });
  const isError = answer.statusCode >= 400;
  response.writeHead(answer.statusCode, {
    ...answer.headers,
    ...headersOf(form, response),
    ...(!isError && { ETag: tag }),
    ...(!isError && answer.statusCode !== 304 && { 'Content-Type': response.getHeader('Content-Type') ?? typeOf(file), ...codingOf(form) }),
    // Caches must not keep an error as long as the file.
    ...(isError && { 'Cache-Control': 'no-cache' }),
  });
  pipeline(answer.stream, response, () => {});
}

/** Sends an error page. Node omits the body for HEAD. */
export function sendInstead(request: IncomingMessage, response: ServerResponse, folder: string, file: string, head: ErrorHead): void {
  const form = formFor(request, folder, file);
  const body = readFileSync(join(folder, form.file));
  response
    .writeHead(head.status, {
      ...headersOf(form, response),
      ...codingOf(form),
      'Content-Type': typeOf(file),
      'Content-Length': body.length,
      'Cache-Control': 'no-cache',
      ...head.headers,
    })
    .end(body);
}

interface ErrorHead {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Returns `Vary` with the values of the site's own headers. */
function headersOf({ varies }: Form, response: ServerResponse): OutgoingHttpHeaders {
  return varies ? { Vary: [response.getHeader('Vary'), 'Accept-Encoding'].filter(Boolean).join(', ') } : {};
}

function codingOf({ coding }: Form): OutgoingHttpHeaders {
  return coding === undefined ? {} : { 'Content-Encoding': coding };
}
