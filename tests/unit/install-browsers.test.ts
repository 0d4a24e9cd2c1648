/** How `npm test` comes by a Chromium on a machine that has none. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'browsers-'));
afterAll(() => rmSync(folder, { recursive: true }));

const module = pathToFileURL('scripts/test/install-browsers.ts').href;
const tsx = import.meta.resolve('tsx');

/** Has them installed for one who is not root, by a Playwright that cannot: answers what is said, and what Playwright was asked for. */
function install(): { readonly said: string; readonly asked: string } {
  const playwright = join(folder, 'node_modules/playwright');
  mkdirSync(playwright, { recursive: true });
  writeFileSync(join(playwright, 'package.json'), '{ "bin": { "playwright": "cli.cjs" } }');
  const program =
    "require('node:fs').writeFileSync('asked', process.argv.slice(2).join(' ')); console.log('no network'); process.exitCode = 1;";
  writeFileSync(join(playwright, 'cli.cjs'), program);
  const main = `process.getuid = () => 1000; const { installBrowsers } = await import('${module}'); await installBrowsers().catch((error) => console.log(error.message));`;
  const { stdout } = spawnSync(process.execPath, ['--import', tsx, '--input-type=module', '--eval', main], {
    cwd: folder,
    // No browser is found.
    env: { ...process.env, PATH: folder, CHROMIUM_PATH: '', PLAYWRIGHT_BROWSERS_PATH: folder },
    encoding: 'utf8',
  });
  return { said: stdout, asked: readFileSync(join(folder, 'asked'), 'utf8') };
}

const { said, asked } = install();

test('nobody but root is asked for the password of root', () => {
  expect(asked).toBe('install --no-shell chromium');
});

test('where none can be installed, there is a way out', () => {
  expect(said).toMatch(
    /no network\n[\s\S]*No Chromium found, and none could be installed; .*CHROMIUM_PATH=\/path\/to\/chromium npm test\./,
  );
});
