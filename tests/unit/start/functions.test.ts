/** Proxy to the functions: keep-alive and aborted connections on both sides. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type SmallSite, startSite } from './site.ts';

const path = '/functions/v1/send';
const many = 200;

let site: SmallSite;
let functions: Server;
let arrived: IncomingMessage[];
let opened: number;
/** Answer of the function; tests replace it. */
let handle: (request: IncomingMessage, response: ServerResponse) => void;

beforeEach(async () => {
  arrived = [];
  opened = 0;
  handle = (request, response) => void request.resume().on('end', () => response.end('taken'));
  functions = createServer((request, response) => {
    arrived.push(request);
    handle(request, response);
  });
  functions.on('connection', () => opened++);
  await new Promise<void>((resolve) => functions.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(functions.address() as AddressInfo).port}`;
  site = await startSite({ '404.html': '', '500.html': 'Erreur', 'en/500.html': 'Error' }, origin);
});

afterEach(async () => {
  functions.closeAllConnections();
  await Promise.all([new Promise((resolve) => functions.close(resolve)), site.stop()]);
});

test('successive requests share one connection, which closes when idle', async () => {
  for (let visit = 0; visit < 10; visit++) expect(await site.send(path, {}, 'POST')).toMatchObject({ status: 200, text: 'taken' });
  expect(opened).toBe(1);
  await expectNoConnections(functions);
});

test('a connection closed while idle fails no request', async () => {
  await site.send(path, {}, 'POST');
  functions.closeAllConnections();
  await expectNoConnections(functions);
  expect((await site.send(path, {}, 'POST')).status).toBe(200);
});

test(`${many} aborted uploads leave no open connection`, async () => {
  const clients = await Promise.all(Array.from({ length: many }, () => startUpload('half of it')));
  await expect.poll(() => arrived.length).toBe(many);
  for (const client of clients) client.destroy();
  await expectNoConnections(site.server);
  await expectNoConnections(functions);
  expect(arrived.filter(({ complete }) => complete)).toEqual([]);
});

test('an aborted answer closes the connection of the visitor', async () => {
  handle = (_, response) => void response.write('half', () => response.destroy());
  await expect(site.send(path)).rejects.toThrow(/aborted/);
  handle = (_, response) => void response.destroy();
  const { status, headers, text } = await site.send(path);
  expect([status, headers['x-content-type-options'], JSON.parse(text).success]).toEqual([502, 'nosniff', false]);
  await expectNoConnections(site.server);
  await expectNoConnections(functions);
});

test.each(['//[/../..', '//127.0.0.1:1/../..', '/\\127.0.0.1:1/../..', '//127.0.0.1:1/%2e%2e/%2e%2e', 'ftp://x/../../..'])(
  '%s reaches no other host and does not stop the server',
  async (prefix) => {
    expect(await site.send(prefix + path)).toMatchObject({ status: 200, text: 'taken' });
    expect(arrived.map(({ url, headers }) => [url, headers['x-forwarded-for']])).toEqual([[path, '127.0.0.1']]);
  },
);

test.each(['GET', 'HEAD', 'DELETE', 'OPTIONS', 'POST'])('the body of a %s request is not sent as a second request', async (method) => {
  const inner = `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n\r\n`;
  const bodies: string[] = [];
  handle = (request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk)).on('end', () => bodies.push(body) && response.end('taken'));
  };
  const client = connect(site.port, '127.0.0.1');
  const closed = new Promise((resolve) => client.resume().once('close', resolve));
  const head = `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nTransfer-Encoding: chunked`;
  client.write(`${head}\r\n\r\n${inner.length.toString(16)}\r\n${inner}\r\n0\r\n\r\n`);
  await closed;
  expect(await site.send(path, {}, 'POST')).toMatchObject({ status: 200, text: 'taken' });
  expect(bodies).toEqual([inner, '']);
});

test.each([
  ['/contact', 'Erreur'],
  ['/en/contact', 'Error'],
  ['', 'Erreur'],
])('a form posted from "%s" gets an error page in its language if the function is down', async (page, text) => {
  handle = (_, response) => void response.destroy();
  const headers = { 'content-type': 'application/x-www-form-urlencoded', ...(page && { referer: `http://localhost${page}` }) };
  expect(await site.send(path, headers, 'POST')).toMatchObject({ status: 502, text });
});

test('an answer before the end of the upload arrives at once', async () => {
  handle = (_, response) => void response.writeHead(413, { Connection: 'close' }).end('too long');
  const client = await startUpload('x'.repeat(64 * 1024));
  const answer = await new Promise<string>((resolve) => {
    let text = '';
    client.on('data', (chunk) => (text += chunk)).on('close', () => resolve(text));
  });
  expect(answer).toMatch(/^HTTP\/1\.1 413 .*too long/s);
  await expectNoConnections(site.server);
  await expectNoConnections(functions);
});

test('a complete upload is delivered even if the visitor disconnects', async () => {
  const taken = new Promise<string>((resolve) => {
    handle = (request, response) => {
      let text = '';
      request.on('data', (chunk) => (text += chunk));
      request.on('end', () => {
        // The visitor leaves first.
        client?.destroy();
        setImmediate(() => response.end('taken', () => resolve(text)));
      });
    };
  });
  const client = await startUpload('x'.repeat(1_000_000));
  expect(await taken).toHaveLength(1_000_000);
  await expectNoConnections(functions);
});

/** Announces a million bytes and sends some of them. */
async function startUpload(part: string): Promise<Socket> {
  const client = connect(site.port, '127.0.0.1').on('error', () => {});
  await new Promise<void>((resolve) => client.once('connect', resolve));
  client.write(`POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000000\r\n\r\n${part}`);
  return client;
}

async function expectNoConnections(server: Server): Promise<void> {
  const count = () => new Promise<number>((resolve) => server.getConnections((_, open) => resolve(open)));
  await expect.poll(count).toBe(0);
}
