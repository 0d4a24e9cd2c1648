/** `npm run codegen`: writes `generated/` from `schema/`. */
import { resolve } from 'node:path';
import { runCommand, UsageError } from '../lib/command.ts';
import { bringUpToDate } from './bring-up-to-date.ts';
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
    if (values['watch'] === true && values['check'] === true) {
      throw new UsageError('--check writes nothing and ends, --watch writes and goes on; one of them expected. Leave the other out.');
    }
    if (values['watch'] === true) return watch(root);
    // A check trusts no memory.
    if (values['check'] !== true) return bringUpToDate(root, console.log);
    const memory = createMemory(root);
    const { codegen } = await import('./codegen.ts');
    await codegen({ root, isCheck: true, memory });
  },
});
