/** Requests exactly as written: no path tidied up, no redirect followed, no error thrown for a status. */
import { type IncomingHttpHeaders, request } from 'node:http';
import { port } from './site.ts';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

interface AskOptions {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Port of another server than the one under test. */
  readonly at?: number;
}

/** What the server on this machine answers for a path. Rejects when it hangs up instead. */
export function ask(path: string, { method = 'GET', headers = {}, at = port }: AskOptions = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    // A connection of its own: a kept one may be closed by the server just as it is used again.
    const sent = request({ host: '127.0.0.1', port: at, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }));
    });
    sent.on('error', reject);
    sent.end();
  });
}
