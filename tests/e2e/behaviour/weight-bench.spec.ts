/** `npm run bench -- weight` follows the imports of a built site, and fails when a budget is missed. */
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'playwright/test';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** A script that no compression makes smaller than so many bytes. */
const heavy = (bytes: number) => `const ballast="${randomBytes(bytes).toString('hex')}";`;
const registry = 'const r={"contact-form":()=>l(()=>import("./form.js")),"contact-modal":()=>l(()=>import("./modal.js"))};';

const light = {
  'index.html': '<script>1</script><script type="application/ld+json">{}</script><script type="module" src="/assets/entry.js"></script>',
  'assets/entry.js': `import{a as b}from"./helper.js";${registry}`,
  'assets/helper.js': 'export const a=1;',
  'assets/form.js': 'import"./helper.js";import{c}from"./shared.js";',
  'assets/modal.js': 'import c from"./shared.js";',
  'assets/shared.js': 'export const c=1;export default c;',
} as const;

for (const [title, changed, expected] of [
  ['a light site holds', {}, { status: 0, says: /\/index\.html +2 +\d+ B +< 3072 B +✓/ }],
  [
    'what a page holds itself counts',
    { 'index.html': `<script>${heavy(3072)}</script>${light['index.html']}` },
    { status: 1, says: /missed: \/index\.html\.$/m },
  ],
  ['what an import brings counts', { 'assets/helper.js': heavy(3072) }, { status: 1, says: /missed: \/index\.html\.$/m }],
  [
    'what an island alone imports counts for the island',
    { 'assets/shared.js': heavy(76_800) },
    { status: 1, says: /missed: contact-modal, .*, contact-form, / },
  ],
  [
    'a chunk that is not there is named',
    { 'assets/modal.js': 'import"./gone.js";' },
    { status: 1, says: /dist\/client\/assets\/gone\.js is not there/ },
  ],
  ['an island that nobody imports is named', { 'assets/entry.js': 'export{}' }, { status: 1, says: /imports the island "contact-modal"/ }],
] as const) {
  test(title, () => {
    mkdirSync(join(root, '.cache'), { recursive: true });
    const folder = mkdtempSync(join(root, '.cache/weight-'));
    try {
      for (const [file, text] of Object.entries({ ...light, ...changed })) {
        const path = join(folder, 'dist/client', file);
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, text);
      }
      const { status, stdout, stderr } = spawnSync(join(root, 'node_modules/.bin/tsx'), [join(root, 'scripts/bench/main.ts'), 'weight'], {
        cwd: folder,
        encoding: 'utf8',
      });
      expect(stdout + stderr).toMatch(expected.says);
      expect(status).toBe(expected.status);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
}
