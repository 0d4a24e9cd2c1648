/** `npm run codegen`: writes `generated/` from `schema/`. */
import '../lib/small-heap.mjs';
import { resolve } from 'node:path';
import { runCommand } from '../lib/command.ts';
import { readGenerated } from './files.ts';
import { createMemory } from './memory.ts';
import { watch } from './watch.ts';

await runCommand({
  name: 'npm run codegen',
  summary: 'Writes generated/ from schema/: routes, links, types, message skeletons, sitemap, redirects.',
  options: {
    check: { type: 'boolean', help: 'write nothing; exit 1 naming each file that is out of date' },
    watch: { type: 'boolean', help: 'go on, and run again when the schema or a message changes' },
    root: { type: 'string', default: '.', help: 'the project folder (default: this one)' },
  },
  async run({ values }) {
    const root = resolve(String(values['root']));
    if (values['watch'] === true) return watch(root);
    const isCheck = values['check'] === true;
    const memory = createMemory(root);
    // A check trusts no memory.
    const upToDate = isCheck ? undefined : memory.upToDate(() => readGenerated(root));
    if (upToDate !== undefined) return console.log(`${upToDate} files up to date`);
    const { codegen } = await import('./codegen.ts');
    await codegen({ root, isCheck, memory });
  },
});
