/** Vite, a project with a package, and a page that asks for it before anybody has Vite prepare packages. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { afterAll, expect, test } from 'vitest';
import { heldPackages } from '../../../scripts/dev/packages.ts';
import { temporaryFolder } from '../../codegen/project.ts';
import { patience } from '../../support/patience.ts';

const root = temporaryFolder('packages');
afterAll(() => rmSync(root, { recursive: true }));

mkdirSync(join(root, 'node_modules/wares'), { recursive: true });
writeFileSync(join(root, 'node_modules/wares/package.json'), '{ "name": "wares", "version": "1.0.0", "main": "wares.cjs" }');
writeFileSync(join(root, 'node_modules/wares/wares.cjs'), "exports.stock = 'in stock';");
writeFileSync(join(root, 'island.js'), "export { stock } from 'wares';");

/** What a page gets that follows the imports of the island, from a server that is started and closed for it. */
async function askForIsland(): Promise<string> {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [heldPackages],
    optimizeDeps: { entries: ['island.js'] },
    server: { host: '127.0.0.1', port: 0 },
  });
  try {
    await server.listen();
    const get = async (path: string) => {
      const signal = AbortSignal.timeout(patience.expectMs);
      return (await fetch(new URL(path, server.resolvedUrls?.local[0]), { signal })).text();
    };
    const [, path] = /from "([^"]+)"/.exec(await get('/island.js')) ?? [];
    return await get(path ?? expect.unreachable('the island imports nothing'));
  } finally {
    await server.close();
  }
}

test('it is answered, at the first start and when Vite has the packages of an earlier one', async () => {
  expect(await askForIsland()).toContain('in stock');
  expect(await askForIsland()).toContain('in stock');
});
