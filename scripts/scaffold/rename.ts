/** `npm run rename`: gives something in the schema another name, wherever it is named, and runs codegen. */
import '../lib/late-compiler.mjs';
import { resolve } from 'node:path';
import { runCommand, UsageError } from '../lib/command.ts';
import { apply } from './apply.ts';
import { entry } from './rename/entry.ts';
import { key } from './rename/key.ts';
import { page } from './rename/page.ts';
import type { Renaming } from './rename/renaming.ts';
import { slug } from './rename/slug.ts';
import { openSources } from './sources.ts';

const renamings: Readonly<Record<string, Renaming>> = { page, key, entry, slug };
const command = 'npm run rename';

await runCommand({
  name: command,
  summary:
    'Renames in the schema and wherever code names it, carries the texts along and runs codegen. What codegen refuses leaves every file as it was.',
  args: {
    'page <id> <new id>': 'a page: its entry, its component, links to it, its texts in every language',
    'key <page> <key> <name>': 'a key of the content, hero.lead: its line in the schema, what reads it, its texts',
    'entry <where> <id> <new id>':
      'an entry of a collection, studies, or of a list of entries, articles.linkedin.posts: wherever it is named',
    'slug <page> fr=<slug> en=<slug>': 'the slugs of a page, in one language or several; the old addresses redirect',
  },
  async run({ args: [what = '', from, ...rest] }) {
    const renaming = Object.hasOwn(renamings, what) ? renamings[what] : undefined;
    if (!renaming) {
      const found = what === '' ? 'Nothing named' : `"${what}" is nothing that can be renamed`;
      throw new UsageError(`${found}; expected one of: ${Object.keys(renamings).join(', ')}. See ${command} -- --help.`);
    }
    const [to, ...more] = rest;
    const count = renaming.takes.length;
    const isRight = rest.length + 1 === count || (renaming.takesMore === true && rest.length + 1 > count);
    if (from === undefined || to === undefined || !isRight) {
      const found = from === undefined ? 'nothing' : `"${[from, ...rest].join(' ')}"`;
      throw new UsageError(`After ${what}: ${found} found; ${listed(renaming.takes)} expected. See ${command} -- --help.`);
    }
    const root = resolve('.');
    const where = [command, '--', what, from, ...rest].join(' ');
    await apply(root, renaming.plan({ sources: openSources(root), from, to: [to, ...more], where }));
  },
});

/** `a, b and c`. */
function listed(words: readonly string[]): string {
  return [words.slice(0, -1).join(', '), ...words.slice(-1)].join(' and ');
}
