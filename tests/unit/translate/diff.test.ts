/** The difference of sentences between a commit and the message files. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { changedSentences, diff } from '../../../scripts/translate/diff.ts';
import { english, french, makeCopy } from './site.ts';

test('only the sentences that differ are listed, in pairs', () => {
  const before = 'Un bail dure neuf ans. Le loyer suit un indice. Tout se discute.';
  const after = 'Un bail dure neuf ans. Le loyer suit l’indice. Tout se discute. Sauf la durée.';
  expect(changedSentences({ before, after, locale: 'fr' })).toEqual([
    ['Le loyer suit un indice.', 'Le loyer suit l’indice.'],
    ['', 'Sauf la durée.'],
  ]);
  expect(changedSentences({ before, after: 'Tout se discute.', locale: 'fr' })).toEqual([
    ['Un bail dure neuf ans. Le loyer suit un indice.', ''],
  ]);
});

test('diff prints the changed texts by page, with marked words and findings', async () => {
  const copy = makeCopy();
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@site.example', '-c', 'commit.gpgsign=false', ...args], {
      cwd: copy.root,
      stdio: 'pipe',
    });
  git('init', '--quiet', '--initial-branch=main');
  git('add', '--all', '--', 'generated', 'schema');
  git('commit', '--quiet', '--message=Begin');
  const edit = (path: string, from: string, to: string) => {
    const file = join(copy.root, path);
    writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
  };
  edit(french, 'La méthode, pas à pas.', 'La méthode, en <b>pas</b>?');
  edit(english, '"Compare"', '"Compare 12"');
  const output = async (values: object, word = 'main') => {
    let printed = '';
    const write = vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
      printed += String(chunk);
      return true;
    });
    try {
      await diff.run({ word, words: [word], values: { root: copy.root, ...values } });
    } finally {
      write.mockRestore();
    }
    return printed;
  };

  const text = await output({});
  expect(text).toContain('home\n  home.steps.2 (en)\n');
  expect(text).toContain('    + Compare{+ 12+}\n    ! found the number 12; expected numbers of the source only.');
  expect(text).toMatch(/\(fr\)\n {4}- La méthode, .*\[-/);
  const markdown = await output({ format: 'markdown' });
  expect(markdown).toContain('## home\n');
  expect(markdown).toContain('&lt;b>');
  expect(markdown).toContain('⚠ Found: an HTML tag');

  await expect(output({}, 'nowhere')).rejects.toThrow('"nowhere" is no commit');
  await expect(output({ format: 'html' })).rejects.toThrow('text or markdown expected');
  copy.remove();
});
