/** `npm run rename` leaves every file unchanged when it refuses. */
import { afterAll, describe, expect, test } from 'vitest';
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
  ['', 'nothing found after npm run rename --', 'slug, a page id and new slugs expected'],
  ['page about company', '"page about company" found', 'slug, a page id and new slugs expected'],
  ['slug about', '"slug about" found', 'slug, a page id and new slugs expected'],
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
    expect(output).toContain('Codegen failed. All files were restored.');
    expect(output).toContain('path /contact in fr, which is also "about" in fr');
    expect(treeOf(refusing)).toEqual(before);
  });
});
