/** What PORT may be: said at once, in words, and not by a stack of whatever listens later. */
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { listenAt, portFromEnvironment } from '../../../scripts/lib/port.ts';
import { freePort } from '../../support/free-port.ts';

afterEach(() => vi.unstubAllEnvs());

test('a free one is taken, from PORT or by default', async () => {
  const port = await freePort();
  vi.stubEnv('PORT', '');
  expect(await portFromEnvironment(port, 'npm start')).toBe(port);
  vi.stubEnv('PORT', String(port));
  expect(await portFromEnvironment(1, 'npm start')).toBe(port);
});

test.each(['0', '65536', '80.5', 'abc'])('%s is no port', async (given) => {
  vi.stubEnv('PORT', given);
  await expect(portFromEnvironment(5173, 'npm run dev')).rejects.toThrow(
    `PORT is "${given}"; a whole number from 1 to 65535 expected. Run PORT=5173 npm run dev.`,
  );
});

test('one at which something listens is taken', async () => {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  vi.stubEnv('PORT', String(port));
  await expect(portFromEnvironment(5173, 'npm run dev')).rejects.toThrow(`Port ${port} is taken; a free one expected. Run PORT=`);
  await expect(listenAt(port, createServer(), 'npm start')).rejects.toThrow(`Port ${port} is taken; a free one expected. Run PORT=`);
  server.close();
});

test('one that the system keeps from who runs this has a way out', async () => {
  const server = createServer();
  vi.spyOn(server, 'listen').mockImplementation(() => {
    const refusal = Object.assign(new Error('listen EACCES: permission denied'), { code: 'EACCES' });
    setImmediate(() => server.emit('error', refusal));
    return server;
  });
  await expect(listenAt(80, server, 'npm start')).rejects.toThrow(
    'Port 80 is kept for the administrator; one that everybody may have expected. Run PORT=8080 npm start.',
  );
});
