/** Values of PORT, and error messages for ports that cannot be used. */
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { listenAt, portFromEnvironment } from '../../../scripts/lib/port.ts';
import { freePort } from '../../support/free-port.ts';

afterEach(() => vi.unstubAllEnvs());

test('a free port is returned, from PORT or by default', async () => {
  const port = await freePort();
  vi.stubEnv('PORT', '');
  expect(await portFromEnvironment(port, 'npm start')).toBe(port);
  vi.stubEnv('PORT', String(port));
  expect(await portFromEnvironment(1, 'npm start')).toBe(port);
});

test.each(['0', '65536', '80.5', 'abc'])('%s is not a port', async (given) => {
  vi.stubEnv('PORT', given);
  await expect(portFromEnvironment(5173, 'npm run dev')).rejects.toThrow(
    `PORT is "${given}"; a whole number from 1 to 65535 expected. Run PORT=5173 npm run dev.`,
  );
});

test('a port in use is rejected', async () => {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  vi.stubEnv('PORT', String(port));
  await expect(portFromEnvironment(5173, 'npm run dev')).rejects.toThrow(`Port ${port} is in use; a free port expected. Run PORT=`);
  await expect(listenAt(port, createServer(), 'npm start')).rejects.toThrow(`Port ${port} is in use; a free port expected. Run PORT=`);
  server.close();
});

test('the message of a privileged port has a way out', async () => {
  const server = createServer();
  vi.spyOn(server, 'listen').mockImplementation(() => {
    const refusal = Object.assign(new Error('listen EACCES: permission denied'), { code: 'EACCES' });
    setImmediate(() => server.emit('error', refusal));
    return server;
  });
  await expect(listenAt(80, server, 'npm start')).rejects.toThrow(
    'Port 80 needs administrator rights; an unprivileged port expected. Run PORT=8080 npm start.',
  );
});
