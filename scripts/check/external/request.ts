/** One request, without its content: what a server says of an address. */
import { type IncomingMessage, request as plain, type RequestOptions } from 'node:http';
import { request as encrypted } from 'node:https';

export interface Network {
  /** After so many milliseconds without an answer, there is none. */
  readonly timeoutMs: number;
  /** Who asks, and for which site. */
  readonly userAgent: string;
  /** From a name to an address; that of the system unless told otherwise. */
  readonly lookup?: NonNullable<RequestOptions['lookup']>;
}

export type Said =
  | { readonly status: number; readonly location: string | undefined }
  /** No answer: the code of the error, such as `ENOTFOUND`; `TIMEOUT`. */
  | { readonly failure: string };

/** Asks for an address, and hangs up when its status is known. Follows no redirect, throws nothing. */
export function request(url: URL, method: 'HEAD' | 'GET', { timeoutMs, userAgent, lookup }: Network): Promise<Said> {
  return new Promise((resolve) => {
    // Some servers refuse whoever does not say what he reads.
    const headers = { 'User-Agent': userAgent, Accept: 'text/html,*/*;q=0.8', 'Accept-Language': '*' };
    const signal = AbortSignal.timeout(timeoutMs);
    const options = { method, headers, signal, agent: false, ...(lookup && { lookup }) } as const;
    const onAnswer = (response: IncomingMessage) => {
      resolve({ status: response.statusCode ?? 0, location: response.headers.location });
      response.destroy();
    };
    const asked = url.protocol === 'https:' ? encrypted(url, options, onAnswer) : plain(url, options, onAnswer);
    asked.on('error', (error: NodeJS.ErrnoException) => resolve({ failure: signal.aborted ? 'TIMEOUT' : (error.code ?? error.message) }));
    asked.end();
  });
}
