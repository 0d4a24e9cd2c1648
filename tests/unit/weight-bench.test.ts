/** `npm run bench -- weight` follows the imports of a built site, and fails when a budget is missed. */
import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { temporaryFolder } from '../codegen/project.ts';
import { startCommands } from '../support/commands.ts';

const root = temporaryFolder('weight');
const commands = startCommands({ root, sources: '.' });
afterAll(() => {
  commands.stop();
  rmSync(root, { recursive: true });
});

/** A script that no compression makes smaller than so many bytes. */
const heavy = (bytes: number) => `const ballast="${randomBytes(bytes).toString('hex')}";`;
const manifestOf = (modal: string, registered: readonly string[] = ['form', 'modal']) =>
  JSON.stringify({
    'renderer/entry.ts': { file: 'assets/entry.js', imports: ['_helper.js'] },
    '_helper.js': { file: 'assets/helper.js' },
    '_shared.js': { file: 'assets/shared.js' },
    '_gone.js': { file: 'assets/gone.js' },
    ...Object.fromEntries(
      registered.map((name) => [
        `renderer/islands/contact/contact-${name}.island.tsx`,
        { file: `assets/${name}.js`, imports: name === 'modal' ? [modal] : ['_helper.js', '_shared.js'] },
      ]),
    ),
  });

const light = {
  'assets.json': manifestOf('_shared.js'),
  'client/index.html':
    '<script>1</script><script type="application/ld+json">{}</script><script type="module" src="/assets/entry.js"></script>',
  'client/assets/entry.js': 'import"./helper.js";',
  'client/assets/helper.js': 'export const a=1;',
  'client/assets/form.js': 'import"./helper.js";import{c}from"./shared.js";',
  'client/assets/modal.js': 'import c from"./shared.js";',
  'client/assets/shared.js': 'export const c=1;export default c;',
} as const;

for (const [title, changed, expected] of [
  ['a light site holds', {}, { status: 0, says: /\/index\.html +2 +\d+ B +< 2500 B +✓/ }],
  [
    'what a page holds itself counts',
    { 'client/index.html': `<script>${heavy(2500)}</script>${light['client/index.html']}` },
    { status: 1, says: /missed:\n\/index\.html: \d+ bytes/ },
  ],
  ['what an import brings counts', { 'client/assets/helper.js': heavy(2500) }, { status: 1, says: /missed:\n\/index\.html: \d+ bytes/ }],
  [
    'what an island alone imports counts for the island',
    { 'client/assets/shared.js': heavy(76_800) },
    { status: 1, says: /missed:\ncontact-modal, .*\ncontact-form, / },
  ],
  [
    'a chunk that is not there is named',
    { 'assets.json': manifestOf('_gone.js') },
    { status: 1, says: /dist\/client\/assets\/gone\.js is not there/ },
  ],
  ['an island without a chunk is named', { 'assets.json': manifestOf('', ['form']) }, { status: 1, says: /is the island "contact-modal"/ }],
  ['a site whose manifest is not there', { 'assets.json': undefined }, { status: 1, says: /dist\/assets\.json is not there/ }],
] as const) {
  test(title, async () => {
    rmSync(join(root, 'dist'), { recursive: true, force: true });
    for (const [file, text] of Object.entries({ ...light, ...changed })) {
      if (text === undefined) continue;
      const path = join(root, 'dist', file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    }
    const { exitCode, output } = await commands.run('bench', ['weight']);
    expect(output).toMatch(expected.says);
    expect(exitCode).toBe(expected.status);
  });
}
