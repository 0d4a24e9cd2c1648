/** What `npm run rename` refuses leaves every file of a copy of the project as it was; and what it has no business with. */
import { afterAll, describe, expect, test } from 'vitest';
import { page } from '../../scripts/scaffold/rename/page.ts';
import { openSources } from '../../scripts/scaffold/sources.ts';
import { startCommands } from '../support/commands.ts';
import { makeCopy } from '../support/copy.ts';
import { treeOf } from './tree.ts';

const refusing = makeCopy('rename-refused');
const refusals = startCommands(refusing);
afterAll(() => {
  refusals.stop();
  refusing.remove();
});

const refused: [args: string, found: string, expected: string][] = [
  ['', 'Nothing named', 'page, '],
  ['pgae about company', '"pgae" is nothing that can be renamed', 'page, '],
  ['page about', 'After page: "about" found', 'its new id expected'],
  ['page about company now', 'After page: "about company now" found', 'its new id expected'],
  ['page abuot company', 'page "abuot"', 'about, '],
  ['page about contact', 'the id "contact", which schema/pages.ts:', 'an id that no page has'],
  ['page about Company', 'the id "Company"', 'write company'],
  ['slug abuot fr=a', 'page "abuot"', 'about, '],
  ['slug about fr=Équipe', 'slug "Équipe" in fr', 'write fr=equipe'],
  ['slug about de=team', 'a slug in "de"', 'fr, en'],
  ['slug about fr=a-propos', 'the slug "a-propos", which "about" has in fr', 'leave fr out'],
];

describe('it refuses, and leaves every file as it was:', () => {
  const before = treeOf(refusing);

  test.for(refused)('%s', async ([args, found, expected], { expect: hold }) => {
    const { exitCode, output } = await refusals.run('rename', args === '' ? [] : args.split(' '));
    hold(exitCode, output).toBe(1);
    hold(output).toContain(found);
    hold(output).toContain(expected);
    hold(treeOf(refusing)).toEqual(before);
  });

  // The schema is loaded once in a process: this is the last thing that this one does.
  test('what only the whole schema shows to be wrong', async () => {
    const { exitCode, output } = await refusals.run('rename', ['slug', 'about', 'fr=contact']);
    expect(exitCode, output).toBe(1);
    expect(output).toContain('Every file is as it was.');
    expect(output).toContain('path /contact in fr, which is also "about" in fr');
    expect(treeOf(refusing)).toEqual(before);
  });
});

test('a word that a package of others has among its own, the event “error” for one, is no page', () => {
  const { changes } = page.plan({ sources: openSources(refusing.root), from: 'error', to: ['failure'], where: '' });
  expect(Object.keys(changes)).toContain('pages/failure/failure.page.server.tsx');
  expect(Object.keys(changes)).not.toContain('scripts/dev/examiner.ts');
});
