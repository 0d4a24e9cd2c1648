/** Web servers with the configurations that the build writes, each on a free port of 127.0.0.1, with its files in a temporary folder. */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { vi } from 'vitest';
import { findWebServer } from '../../scripts/lib/browsers.ts';
import { createSiteServer } from '../../scripts/start/site-server.ts';
import { freePort } from '../support/free-port.ts';
import { timeouts } from '../support/timeouts.ts';

/** A folder with `client/` and `hosting/`, as in `dist/`. */
type Built = string;

interface Running {
  readonly port: number;
  readonly stop: () => Promise<void>;
}

export interface WebServer {
  readonly name: string;
  /** The content codings of compressed copies that the server sends without further modules. */
  readonly codings: readonly ('br' | 'gzip')[];
  readonly isInstalled: boolean;
  readonly start: (built: Built) => Promise<Running>;
}

export const webServers: readonly WebServer[] = [
  {
    name: 'nginx',
    codings: ['gzip'],
    isInstalled: findWebServer('nginx') !== undefined,
    start: (built) =>
      startProgram(built, 'nginx', (port, own) => {
        const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${own}/${name};`);
        const server = `server { listen 127.0.0.1:${port}; root ${built}/client; include ${built}/hosting/nginx.conf; }`;
        const text = `pid ${own}/pid; error_log stderr; events {} http { access_log off; ${folders.join(' ')} ${server} }`;
        writeFileSync(join(own, 'nginx.conf'), text);
        return ['-p', own, '-c', join(own, 'nginx.conf'), '-g', 'daemon off;'];
      }),
  },
  {
    name: 'Caddy',
    codings: ['br', 'gzip'],
    isInstalled: findWebServer('caddy') !== undefined,
    start: (built) =>
      startProgram(
        built,
        'caddy',
        (_, own) => {
          writeFileSync(
            join(own, 'Caddyfile'),
            `{\n\tadmin off\n\tdefault_bind 127.0.0.1\n}\n${readFileSync(join(built, 'hosting/Caddyfile'), 'utf8')}`,
          );
          return ['run', '--config', join(own, 'Caddyfile'), '--adapter', 'caddyfile'];
        },
        (port, own) => ({ SITE_ADDRESS: `http://:${port}`, SITE_ROOT: join(built, 'client'), HOME: own, XDG_DATA_HOME: own }),
      ),
  },
  {
    name: 'Apache',
    codings: ['br', 'gzip'],
    isInstalled: findWebServer('apache2') !== undefined,
    start: (built) =>
      startProgram(built, 'apache2', (port, own) => {
        const modules = ['mpm_event', 'authz_core', 'dir', 'mime', 'headers', 'rewrite', 'negotiation', 'autoindex', 'deflate', 'filter'];
        const lines = [
          ...modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`),
          `ServerName 127.0.0.1`,
          `Listen 127.0.0.1:${port}`,
          `PidFile ${own}/pid`,
          `DefaultRuntimeDir ${own}`,
          `ErrorLog ${own}/error.log`,
          'TypesConfig /etc/mime.types',
          ...(process.getuid?.() === 0 ? ['User www-data', 'Group www-data'] : []),
          // The widest options of shared hosting: listings, negotiation and compression of every response.
          'AddOutputFilterByType DEFLATE text/html text/css application/javascript',
          `DocumentRoot ${built}/client`,
          `<Directory ${built}/client>`,
          'Options Indexes FollowSymLinks MultiViews',
          'AllowOverride All',
          'Require all granted',
          '</Directory>',
        ];
        writeFileSync(join(own, 'apache.conf'), `${lines.join('\n')}\n`);
        return ['-d', own, '-f', join(own, 'apache.conf'), '-DFOREGROUND'];
      }),
  },
  {
    name: 'npm start',
    codings: ['br', 'gzip'],
    isInstalled: true,
    async start(built) {
      const server = createSiteServer(join(built, 'client'));
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      return {
        port: (server.address() as AddressInfo).port,
        async stop() {
          server.closeAllConnections();
          await new Promise((resolve) => server.close(resolve));
        },
      };
    },
  },
];

/** Starts a program and waits until its port accepts connections. `argsFor` writes the configuration into the folder of the program. */
async function startProgram(
  built: Built,
  program: Parameters<typeof findWebServer>[0],
  argsFor: (port: number, own: string) => readonly string[],
  environmentFor: (port: number, own: string) => Readonly<Record<string, string>> = () => ({}),
): Promise<Running> {
  const port = await freePort();
  const own = join(built, program);
  mkdirSync(own);
  const child = spawn(findWebServer(program) ?? program, argsFor(port, own), {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...environmentFor(port, own) },
  });
  let printed = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (printed += text));
  const ended = new Promise<void>((resolve) => child.once('close', resolve));
  await vi.waitFor(
    async () => {
      if (!(await isListening(port))) throw new Error(`${program} does not listen: ${printed}`);
    },
    { timeout: timeouts.expectMs },
  );
  return {
    port,
    async stop() {
      child.kill();
      await ended;
    },
  };
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
