/** Changes since the last commit, and their branch. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Desk, openDesk } from '../../../scripts/desk/desk.ts';
import { compareAddress, pageOf } from '../../../scripts/desk/propose.ts';
import { french, makeCopy } from '../translate/site.ts';

const change = { id: 'home.steps.2', locale: 'fr', text: 'Mesurer', base: 'Comparer' };
const isolated = { GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' };

let copy: ReturnType<typeof makeCopy>;

beforeEach(() => {
  copy = makeCopy();
  Object.assign(process.env, isolated);
});
afterEach(() => {
  for (const name of Object.keys(isolated)) delete process.env[name];
  copy.remove();
});

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: copy.root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

/** Makes the copy a repository with one commit. */
function commitAll(): void {
  git('init', '--quiet', '--initial-branch=main');
  writeFileSync(join(copy.root, '.gitignore'), '.cache/\n');
  git('add', '--all');
  git('-c', 'user.name=A', '-c', 'user.email=a@site.example', 'commit', '--quiet', '--message=Begin');
}

async function savedDesk(): Promise<Desk> {
  const desk = await openDesk(copy.root, {});
  expect(await desk.save({ changes: [change], confirmed: [] })).toMatchObject({ kind: 'saved' });
  return desk;
}

test('the last change of a text is the commit of its lines', async () => {
  commitAll();
  const desk = await openDesk(copy.root, {});
  const { id } = change;
  expect(await desk.lastChanges({ id })).toMatchObject({ fr: { author: 'A', subject: 'Begin' }, en: { subject: 'Begin' } });
  await desk.save({ changes: [change], confirmed: [] });
  expect(Object.keys(await desk.lastChanges({ id })), 'a line that is not committed').toEqual(['en']);
  git('-c', 'user.name=B', '-c', 'user.email=b@site.example', 'commit', '--quiet', '--all', '--message=Measure');
  expect(await desk.lastChanges({ id })).toMatchObject({ fr: { author: 'B', subject: 'Measure' }, en: { author: 'A' } });
});

test('without git, no last change is known', async () => {
  expect(await (await openDesk(copy.root, {})).lastChanges({ id: change.id })).toEqual({});
});

test('a proposal is a commit of the saved texts, and leaves branch, index and files as they are', async () => {
  commitAll();
  writeFileSync(join(copy.root, 'notes.txt'), 'mine');
  git('add', 'notes.txt');
  const desk = await savedDesk();
  const state = () => [
    git('rev-parse', 'HEAD'),
    git('status', '--porcelain'),
    git('diff', '--cached'),
    readFileSync(join(copy.root, french), 'utf8'),
  ];
  const before = state();
  expect(await desk.changes()).toEqual([{ id: 'home.steps.2', locale: 'fr', page: 'home', before: 'Comparer', after: 'Mesurer' }]);

  const { branch } = await desk.propose();
  expect(branch).toMatch(/^texts\/\d{4}-\d\d-\d\d$/);
  expect(git('diff', '--name-only', 'main', branch).trim().split('\n')).toEqual([french]);
  expect(git('log', '-1', '--format=%B', branch).trim()).toBe('Change 1 text of home\n\nhome.steps.2 (fr)\n- Comparer\n+ Mesurer');
  expect(state()).toEqual(before);

  expect((await desk.propose()).branch, 'the same texts').toBe(branch);
  await desk.save({ changes: [{ ...change, text: 'Peser', base: 'Mesurer' }], confirmed: [] });
  expect((await desk.propose()).branch).toBe(`${branch}-2`);
});

test('a proposal is pushed; a failed push is a note', async () => {
  commitAll();
  const remote = '.cache/remote.git';
  git('init', '--quiet', '--bare', remote);
  git('remote', 'add', 'origin', remote);
  const desk = await savedDesk();
  const { branch, note } = await desk.propose();
  expect(note).toBeUndefined();
  expect(git('--git-dir', remote, 'log', '-1', '--format=%s', branch).trim()).toBe('Change 1 text of home');
  git('remote', 'set-url', 'origin', '.cache/nothing.git');
  expect((await desk.propose()).note).toMatch(/^The branch was not pushed \(fatal: .*\); run git push origin texts\//);
});

test('unsaved texts are not on the branch, and the note counts them', async () => {
  commitAll();
  const desk = await savedDesk();
  desk.draft({ id: 'home.steps.1', locale: 'fr', text: 'Regarder' });
  expect((await desk.propose()).note).toBe('1 unsaved text is not on the branch.');
});

test('without git, changes are those since the desk was opened, and can be exported', async () => {
  const desk = await savedDesk();
  expect(await desk.state()).toMatchObject({ hasGit: false });
  expect(await desk.changes()).toMatchObject([{ before: 'Comparer', after: 'Mesurer' }]);
  await expect(desk.propose()).rejects.toThrow(/git expected. Export the changes instead/);
  const { files } = await desk.export({ format: 'xliff' });
  expect(files.map(({ name }) => name)).toEqual(['en.xlf']);
  expect(files[0]?.text.match(/<unit /g)).toHaveLength(1);
});

test.each([
  ['git@github.com:firm/site.git', 'https://github.com/firm/site/compare/main...texts/d'],
  ['https://user:secret@github.com/firm/site', 'https://github.com/firm/site/compare/main...texts/d'],
  ['ssh://git@gitlab.firm.example:2222/group/sub/site.git', 'https://gitlab.firm.example/group/sub/site/-/compare/main...texts/d'],
  ['https://bitbucket.org/firm/site.git', 'https://bitbucket.org/firm/site/branches/compare/texts%2Fd..main'],
  ['https://codeberg.org/firm/site.git', 'https://codeberg.org/firm/site/compare/main...texts/d'],
  ['https://code.example/firm/site.git', undefined],
  ['../site.git', undefined],
])('the comparison of %s', (url, address) => {
  const page = pageOf(url);
  expect(page && compareAddress(page, 'main', 'texts/d')).toBe(address);
});
