/** One and the same static server for every site that is compared: HTTP/2 over TLS, Brotli, the headers that each site's `_headers` asks for. */
import { spawnSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { UsageError } from '../../lib/command.ts';
import { readHeaders } from '../../serve/host-headers.ts';
import { siteFiles } from '../../serve/site-files.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
};
const compressible = /html|css|javascript|svg|json|xml|text/;

export interface Certificate {
  readonly key: Buffer;
  readonly cert: Buffer;
  /** What Chromium is told to take it by: base64 of the SHA-256 of its public key. */
  readonly fingerprint: string;
}

/** A certificate of our own for 127.0.0.1, good for a day. */
export function makeCertificate(): Certificate {
  const folder = mkdtempSync(join(tmpdir(), 'bench-certificate-'));
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const words = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1', '-subj', '/CN=127.0.0.1'];
  const { status, stderr, error } = spawnSync(
    'openssl',
    ['req', '-x509', ...words, '-addext', 'subjectAltName=IP:127.0.0.1', '-keyout', keyFile, '-out', certFile],
    { encoding: 'utf8' },
  );
  if (status !== 0)
    throw new UsageError(`HTTP/2 in a browser needs a certificate, and openssl made none: ${error?.message ?? stderr}. Install openssl.`);
  const [key, cert] = [readFileSync(keyFile), readFileSync(certFile)];
  rmSync(folder, { recursive: true });
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  return { key, cert, fingerprint: createHash('sha256').update(publicKey).digest('base64') };
}

export interface BenchServer {
  readonly origin: string;
  readonly close: () => void;
}

/** Serves a folder from memory: what is compressed is so before the first request. */
export async function serveFolder(folder: string, { key, cert }: Certificate): Promise<BenchServer> {
  const headersOf = readHeaders(folder);
  const answers = new Map(
    [...siteFiles(folder)].map(([path, file]) => {
      const type = types[extname(file)] ?? 'application/octet-stream';
      const body = readFileSync(join(folder, file));
      const isCompressed = compressible.test(type);
      const headers = { 'content-type': type, ...(isCompressed && { 'content-encoding': 'br' }) };
      return [path, { headers, body: isCompressed ? brotliCompressSync(body) : body }];
    }),
  );
  const server = createSecureServer({ key, cert });
  const sessions = new Set<{ destroy(): void }>();
  server.on('session', (session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
    session.on('error', () => {});
  });
  server.on('stream', (stream, asked) => {
    stream.on('error', () => {});
    const { pathname } = new URL(String(asked[':path']), 'https://127.0.0.1');
    const answer = answers.get(pathname);
    if (!answer) {
      stream.respond({ ':status': 404 });
      return void stream.end();
    }
    const own = Object.fromEntries([...headersOf(pathname)].map(([name, value]) => [name.toLowerCase(), value]));
    stream.respond({ ':status': 200, 'cache-control': 'public, max-age=300, must-revalidate', ...own, ...answer.headers });
    stream.end(answer.body);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      for (const session of sessions) session.destroy();
      server.close();
    },
  };
}
