/** Colours that are written twice, because a file cannot read the tokens. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the colours of a drawing that is opened alone, and of the browser’s bars, are those of the tokens', () => {
  const coloursIn = (file: string) => readFileSync(file, 'utf8').match(/--color-[\w-]+: #\w+/g) ?? [];
  const tokens = coloursIn('renderer/styles/tokens.css');
  expect(tokens).toEqual(expect.arrayContaining(coloursIn('renderer/drawings/drawing.css')));
  const [, bars] = /name="theme-color" content="(#\w+)"/.exec(readFileSync('renderer/document/head.tsx', 'utf8')) ?? [];
  expect(tokens).toContain(`--color-paper: ${bars}`);
});
