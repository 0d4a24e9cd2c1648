/** Interrupted and concurrent codegen: killed, run twice at once, run while a translator saves files. */
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { familyOf } from '../support/processes.ts';
import { isSoaking } from '../support/soak.ts';
import { type Codegen, startCodegen } from './process.ts';
import { makeProject, readTree, removedMark, startRunner } from './project.ts';

/** Renames a page: codegen writes files, moves texts between files and removes files. */
const renamedPage = 'tests/codegen/cases/renamed-page';
const about = 'generated/messages/fr/about.json';
const common = 'generated/messages/fr/common.json';

const runner = startRunner();
afterAll(runner.stop);

let root: string;
let started: Codegen[];

beforeEach(() => {
  root = makeProject(join(renamedPage, 'before'));
  started = [];
});
afterEach(async () => {
  for (const codegen of started) await codegen.kill();
  rmSync(root, { recursive: true, force: true });
});

/** More steps for npm run test:soak. tests/unit/codegen/moves.test.ts stops between any two steps, in memory. */
const otherSteps = ['writeFileSync .*company.json', 'rmSync .*en/about.json'];

test.for(['renameSync .*fr/company.json', ...(isSoaking ? otherSteps : [])])(
  'a run killed before %s is completed by the next run',
  async (pauseAt) => {
    const killed = start({ pauseAt });
    await killed.waitForOutput('paused');
    await killed.kill();
    expect(listLeftovers(), 'remaining lock file and drafts').not.toEqual([]);
    expect(readFileSync('.gitignore', 'utf8').split('\n')).toEqual(expect.arrayContaining(['.cache/', '*.tmp']));

    expect(await runner.run(root, [])).toMatch(/^exit 0\n/);

    expect(listLeftovers()).toEqual([]);
    for (const [path, text] of Object.entries(readTree(join(renamedPage, 'after')))) {
      if (path.endsWith(removedMark)) expect(Object.keys(readTree(root))).not.toContain(path.slice(0, -removedMark.length));
      else expect(readFileSync(join(root, path), 'utf8'), path).toBe(text);
    }
  },
);

test('the second of two concurrent runs waits, and has nothing to write', async () => {
  const first = start({ pauseAt: 'renameSync .*fr/company.json' });
  await first.waitForOutput('paused');
  const second = start();
  await second.waitForOutput(`waiting for the codegen of process ${first.pid}`);
  first.resume();
  expect(await first.end).toMatch(/^exit 0\n(?:.*\n)*carried about to company: 5 texts/);
  expect(await second.end).toMatch(/^exit 0\n[^\n]*waiting[^\n]*\n\d+ files up to date\n$/);
});

test('a stale lock file does not block, even if its process id has been reused', async () => {
  mkdirSync(join(root, '.cache'));
  writeFileSync(join(root, `.cache/codegen.held-by-${process.pid}-1-00000000`), '');
  expect(await runner.run(root, [])).toMatch(/^exit 0\nwrote /);
  expect(listLeftovers()).toEqual([]);
});

test('a text saved during a run is moved with its page', async () => {
  const codegen = start({ pauseAt: 'writeFileSync .*pages.ts' });
  await codegen.waitForOutput('paused');
  edit(about, 'Nous accompagnons les réseaux.', 'Un texte enregistré entre-temps.');
  codegen.resume();
  await codegen.waitForOutput('paused', 2);
  codegen.resume();
  expect(await codegen.end).toMatch(/^exit 0\n/);
  expect(readFileSync(join(root, 'generated/messages/fr/company.json'), 'utf8')).toContain('Un texte enregistré entre-temps.');
});

test('a file that appears during a run is not overwritten', async () => {
  const codegen = start({ pauseAt: 'writeFileSync .*pages.ts' });
  await codegen.waitForOutput('paused');
  writeFileSync(join(root, 'generated/messages/fr/company.json'), '{ "title": "Un titre à soi" }');
  codegen.resume();
  expect(await codegen.end).toMatch(/^exit 1\n(?:.*\n)* {2}found: +two texts for company.title/);
  expect(readFileSync(join(root, 'generated/messages/fr/company.json'), 'utf8')).toBe('{ "title": "Un titre à soi" }');
});

test('a file saved during every attempt ends the run with an error and keeps its last save', async () => {
  const codegen = start({ pauseAt: 'writeFileSync .*pages.ts' });
  for (let save = 1; save <= 5; save++) {
    await codegen.waitForOutput('paused', save);
    edit(about, /"label": ".*"/, `"label": "Texte ${save}"`);
    codegen.resume();
  }
  expect(await codegen.end).toMatch(
    /^exit 1\n(?:.*\n)*.*about\.json\n {2}found: +a file that changed during each of 5 attempts to write it/,
  );
  expect(readFileSync(join(root, about), 'utf8')).toContain('"label": "Texte 5"');
  expect(listLeftovers()).toEqual([]);
});

test('--watch starts without messages, restores deleted messages, and ignores its own writes', async () => {
  rmSync(join(root, 'generated/messages'), { recursive: true });
  const codegen = start({ args: ['--watch'] });
  await waitForRuns(codegen, 1);
  expect(readdirSync(join(root, 'generated/messages/fr'))).toContain('company.json');

  // A rename is atomic: while single files were deleted, codegen could already run.
  renameSync(join(root, 'generated/messages'), join(root, '.cache/messages'));
  await waitForRuns(codegen, 2);
  expect(readdirSync(join(root, 'generated/messages/fr'))).toContain('company.json');

  edit(common, '"skip": null', '"skip": "Au contenu"');
  await waitForRuns(codegen, 3);
  edit('schema/pages.ts', "fr: 'guides'", "fr: 'nos-guides'");
  await waitForRuns(codegen, 4);
  await codegen.kill();
  // One run for each change: the files that codegen wrote started no run.
  expect((await codegen.end).match(/^\d+ problem/gm)).toHaveLength(4);
});

/** Waits until `--watch` has completed `times` runs and no run is active: a superfluous run would start when a run ends. */
async function waitForRuns(codegen: Codegen, times: number): Promise<void> {
  await codegen.waitForOutput(' problem', times);
  const runs = () => familyOf(codegen.pid).filter(({ command }) => command.includes('codegen/main.ts')).length;
  await expect.poll(runs, { message: 'processes of codegen' }).toBe(1);
}

function start(options: Parameters<typeof startCodegen>[1] = {}): Codegen {
  const codegen = startCodegen(root, options);
  started.push(codegen);
  return codegen;
}

function edit(path: string, from: string | RegExp, to: string): void {
  const text = readFileSync(join(root, path), 'utf8');
  if (text.replace(from, to) === text) throw new Error(`no ${from} in ${text}`);
  // An atomic rename: `writeFileSync` empties the file first, and codegen could read it in between.
  const draft = join(root, '.cache/draft');
  writeFileSync(draft, text.replace(from, to));
  renameSync(draft, join(root, path));
}

/** Returns the lock files and drafts of the project. */
function listLeftovers(): string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) => /\.tmp$|held-by/.test(path));
}
