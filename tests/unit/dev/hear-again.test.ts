/** The watcher of Vite, real files, and who saves one twice at once. */
import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hearAgain } from '../../../scripts/dev/hear-again.ts';

let server: ViteDevServer;
let file: string;

beforeEach(async () => {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'hear-again-')));
  file = join(root, 'texts.json');
  server = await createServer({ root, configFile: false, logLevel: 'silent', server: { middlewareMode: true, ws: false } });
  hearAgain(server.watcher);
  // It takes its time to begin, and does not say when it has.
  let heard = 0;
  const hear = () => heard++;
  server.watcher.on('add', hear).on('change', hear);
  let written = 0;
  await expect.poll(() => writeFileSync(file, String(written++)) ?? heard).toBeGreaterThan(1);
});

afterEach(async () => {
  const { root } = server.config;
  await server.close();
  rmSync(root, { recursive: true });
});

test('a file that is written as soon as it is heard to be empty is heard of again', async () => {
  const said: string[] = [];
  server.watcher.on('change', () => {
    const text = readFileSync(file, 'utf8');
    said.push(text);
    if (text === '') writeFileSync(file, 'written');
  });
  writeFileSync(file, '');
  await expect.poll(() => said.at(-1)).toBe('written');
});
