/** `npm run rename`: gives something in the schema another name, wherever it is named, and runs codegen. */
import { resolve } from 'node:path';
import { runCommand, UsageError } from '../lib/command.ts';
import { apply } from './apply.ts';
import { page } from './rename/page.ts';
import type { Renaming } from './rename/renaming.ts';
import { slug } from './rename/slug.ts';
import { openSources } from './sources.ts';

const renamings: Readonly<Record<string, Renaming>> = { page, slug };
const command = 'npm run rename';

await runCommand({
  name: command,
  summary:
    'Renames in the schema and wherever code names it, carries the texts along and runs codegen. What codegen refuses leaves every file as it was.',
  args: {
    'page <id> <new id>': 'a page: its entry, its component, links to it, its texts in every language',
    'slug <page> fr=<slug> en=<slug>': 'the slugs of a page, in one language or several; the old addresses redirect',
  },
  async run({ args: [what = '', from, ...rest] }) {
    const renaming = Object.hasOwn(renamings, what) ? renamings[what] : undefined;
    if (!renaming) {
      const found = what === '' ? 'Nothing named' : `"${what}" is nothing that can be renamed`;
      throw new UsageError(`${found}; expected one of: ${Object.keys(renamings).join(', ')}. See ${command} -- --help.`);
    }
    const [to, ...more] = rest;
    if (from === undefined || to === undefined || (more.length > 0 && what !== 'slug')) {
      const found = from === undefined ? 'nothing' : `"${[from, ...rest].join(' ')}"`;
      throw new UsageError(`After ${what}: ${found} found; ${renaming.takes.join(' and ')} expected. See ${command} -- --help.`);
    }
    const root = resolve('.');
    const where = [command, '--', what, from, ...rest].join(' ');
    await apply(root, renaming.plan({ sources: openSources(root), from, to: [to, ...more], where }));
  },
});
