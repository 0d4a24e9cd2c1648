/** Codegen among others: killed in the middle, started twice, and while a translator saves. */
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { familyOf } from '../support/processes.ts';
import { isSoaking } from '../support/soak.ts';
import { type Codegen, startCodegen } from './process.ts';
import { makeProject, readTree, removedMark, startRunner } from './project.ts';

/** A page changes its id here: files are written, words move from file to file, files go. */
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

/** Beside the one in the middle, which npm test asks; tests/unit/codegen/moves.test.ts stops writing between any two steps. */
const otherMoments = ['writeFileSync .*company.json', 'rmSync .*en/about.json'];

test.for(['renameSync .*fr/company.json', ...(isSoaking ? otherMoments : [])])(
  'killed before %s, it leaves what the next run completes',
  async (pauseAt) => {
    const killed = start({ pauseAt });
    await killed.said('paused');
    await killed.kill();
    expect(traces(), 'a claim and drafts are left').not.toEqual([]);
    expect(readFileSync('.gitignore', 'utf8').split('\n')).toEqual(expect.arrayContaining(['.cache/', '*.tmp']));

    expect(await runner.run(root, [])).toMatch(/^exit 0\n/);

    expect(traces()).toEqual([]);
    for (const [path, text] of Object.entries(readTree(join(renamedPage, 'after')))) {
      if (path.endsWith(removedMark)) expect(Object.keys(readTree(root))).not.toContain(path.slice(0, -removedMark.length));
      else expect(readFileSync(join(root, path), 'utf8'), path).toBe(text);
    }
  },
);

test('of two at once, one waits for the other and finds everything done', async () => {
  const first = start({ pauseAt: 'renameSync .*fr/company.json' });
  await first.said('paused');
  const second = start();
  await second.said(`waiting for the codegen of process ${first.pid}`);
  first.goOn();
  expect(await first.end).toMatch(/^exit 0\n(?:.*\n)*carried about to company: 5 texts/);
  expect(await second.end).toMatch(/^exit 0\n[^\n]*waiting[^\n]*\n\d+ files up to date\n$/);
});

test('the claim of a process that is no more blocks nobody, though another has its number today', async () => {
  mkdirSync(join(root, '.cache'));
  writeFileSync(join(root, `.cache/codegen.held-by-${process.pid}-1-00000000`), '');
  expect(await runner.run(root, [])).toMatch(/^exit 0\nwrote /);
  expect(traces()).toEqual([]);
});

test('a text that is saved during a run is kept, and carried along', async () => {
  const codegen = start({ pauseAt: 'writeFileSync .*pages.ts' });
  await codegen.said('paused');
  edit(about, 'Nous accompagnons les réseaux.', 'Un texte enregistré entre-temps.');
  codegen.goOn();
  await codegen.said('paused', 2);
  codegen.goOn();
  expect(await codegen.end).toMatch(/^exit 0\n/);
  expect(readFileSync(join(root, 'generated/messages/fr/company.json'), 'utf8')).toContain('Un texte enregistré entre-temps.');
});

test('a file that appears during a run is not overwritten', async () => {
  const codegen = start({ pauseAt: 'writeFileSync .*pages.ts' });
  await codegen.said('paused');
  writeFileSync(join(root, 'generated/messages/fr/company.json'), '{ "title": "Un titre à soi" }');
  codegen.goOn();
  expect(await codegen.end).toMatch(/^exit 1\n(?:.*\n)* {2}found: +two texts for company.title/);
  expect(readFileSync(join(root, 'generated/messages/fr/company.json'), 'utf8')).toBe('{ "title": "Un titre à soi" }');
});

test('a file that is saved each time ends the run with an error, and its last save is there', async () => {
  const codegen = start({ pauseAt: 'writeFileSync .*pages.ts' });
  for (let save = 1; save <= 5; save++) {
    await codegen.said('paused', save);
    edit(about, /"label": ".*"/, `"label": "Texte ${save}"`);
    codegen.goOn();
  }
  expect(await codegen.end).toMatch(
    /^exit 1\n(?:.*\n)*.*about\.json\n {2}found: +a file that changed during each of 5 attempts to write it/,
  );
  expect(readFileSync(join(root, about), 'utf8')).toContain('"label": "Texte 5"');
  expect(traces()).toEqual([]);
});

test('--watch starts without messages, survives that they go and come back, and does not answer its own writes', async () => {
  rmSync(join(root, 'generated/messages'), { recursive: true });
  const codegen = start({ words: ['--watch'] });
  await answered(codegen, 1);
  expect(readdirSync(join(root, 'generated/messages/fr'))).toContain('company.json');

  // At once: file by file, some might be looked at before the others have gone.
  renameSync(join(root, 'generated/messages'), join(root, '.cache/messages'));
  await answered(codegen, 2);
  expect(readdirSync(join(root, 'generated/messages/fr'))).toContain('company.json');

  edit(common, '"skip": null', '"skip": "Au contenu"');
  await answered(codegen, 3);
  edit('schema/pages.ts', "fr: 'guides'", "fr: 'nos-guides'");
  await answered(codegen, 4);
  await codegen.kill();
  // Each change had one answer, so those files that were written had none.
  expect((await codegen.end).match(/^\d+ problem/gm)).toHaveLength(4);
});

/** Waits until `--watch` has given so many answers, and runs no codegen any more: of what it would answer by itself it begins as a run ends. */
async function answered(codegen: Codegen, times: number): Promise<void> {
  await codegen.said(' problem', times);
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
  // At once: emptied first, a file might be looked at in between.
  const draft = join(root, '.cache/draft');
  writeFileSync(draft, text.replace(from, to));
  renameSync(draft, join(root, path));
}

/** Claims and drafts below the project. */
function traces(): string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) => /\.tmp$|held-by/.test(path));
}
