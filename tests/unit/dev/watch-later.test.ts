/** The watcher of Vite, and a folder that it is kept from until it may go through it. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { createServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { watchLater } from '../../../scripts/dev/watch-later.ts';
import { temporaryFolder } from '../../codegen/project.ts';

const root = resolve(temporaryFolder('watch-later'));
const watch = watchLater(root, ['pages']);
const heard: string[] = [];
let close = async () => {};

const save = (path: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), `${Math.random()}`);
};

beforeAll(async () => {
  for (const path of ['pages/about/texts.json', 'pages-of-others/texts.json', 'vite.config.ts']) save(path);
});
afterAll(async () => {
  await close();
  rmSync(root, { recursive: true });
});

test('nothing in it is watched before, and everything else is; then all of it, and a folder that is made again', async () => {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false, watch: { ignored: watch.isIgnored } },
  });
  close = () => server.close();
  const { watcher } = server;
  watcher.on('all', (event, path) => heard.push(`${event} ${path.slice(root.length + 1)}`));
  await expect.poll(() => watcher.getWatched()[join(root, 'pages-of-others')]).toEqual(['texts.json']);
  expect(Object.keys(watcher.getWatched())).not.toContain(join(root, 'pages'));

  watch.begin(watcher);
  await expect.poll(() => watcher.getWatched()[join(root, 'pages/about')]).toEqual(['texts.json']);

  for (const [path, event] of [
    ['pages/about/texts.json', 'change'],
    ['pages/clients/texts.json', 'add'],
    ['pages-of-others/texts.json', 'change'],
    ['vite.config.ts', 'change'],
  ] as const) {
    save(path);
    await expect.poll(() => heard).toContain(`${event} ${path}`);
  }

  rmSync(join(root, 'pages'), { recursive: true });
  await expect.poll(() => heard).toContain('unlink pages/clients/texts.json');
  heard.length = 0;
  save('pages/clients/texts.json');
  await expect.poll(() => heard).toContain('add pages/clients/texts.json');
});
