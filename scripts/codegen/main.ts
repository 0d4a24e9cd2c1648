/** `npm run codegen`: writes `generated/` from `schema/`. */
import { resolve } from 'node:path';
import { runCommand, UsageError } from '../lib/command.ts';
import { createMemory } from './memory.ts';
import { runCodegen } from './run.ts';
import { watch } from './watch.ts';

await runCommand({
  name: 'npm run codegen',
  summary: 'Writes generated/ from schema/: routes, links, types, message skeletons, sitemap, redirects.',
  options: {
    check: { type: 'boolean', help: 'write nothing; list stale files and exit with 1' },
    watch: { type: 'boolean', help: 'keep running, and run again when the schema or a message file changes' },
    root: { type: 'string', default: '.', help: 'the project folder (default: the current folder)' },
  },
  async run({ values }) {
    const root = resolve(String(values['root']));
    if (values['watch'] === true && values['check'] === true) {
      throw new UsageError('--check and --watch found; one of the two expected. Leave out --watch.');
    }
    if (values['watch'] === true) return watch(root);
    if (values['check'] !== true) return runCodegen(root);
    const { codegen } = await import('./codegen.ts');
    // A check never skips its work.
    await codegen({ root, isCheck: true, memory: createMemory(root) });
  },
});
