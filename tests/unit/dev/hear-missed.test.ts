/** The watcher of Vite, real files, and who saves one before the watcher has come to it. */
import { mkdirSync, mkdtempSync, realpathSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hearMissed } from '../../../scripts/dev/hear-missed.ts';

let server: ViteDevServer;
let root: string;
let file: string;

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'hear-missed-')));
  // It comes to a folder after those above it.
  const folder = join(root, 'pages', ...'abcdefghijklmnopqrstuvwxyz');
  mkdirSync(folder, { recursive: true });
  file = join(folder, 'texts.json');
  for (const one of [file, join(folder, 'other.json')]) {
    writeFileSync(one, 'before');
    utimesSync(one, 1, 1);
  }
});

afterEach(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

test('a file that is saved before the watcher has come to it is heard of, and no other', async () => {
  const said: string[] = [];
  const attend = (given: ViteDevServer) => {
    const look = hearMissed(given.watcher, [join(root, 'pages')]);
    given.watcher.on('change', (one) => said.push(one));
    writeFileSync(file, 'after');
    look();
  };
  server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false },
    plugins: [{ name: 'attend', configureServer: attend }],
  });
  await expect.poll(() => said).toEqual([file]);
});
