/** The picture of shared links is made of the current sources. */
import { readFileSync } from 'node:fs';
import { decode } from 'fast-png';
import { expect, test } from 'vitest';
import { socialSource, sourceKeyword } from '../../../scripts/lib/social-image.ts';

test('the picture holds the hash of today’s drawing and colours', () => {
  expect(decode(readFileSync('renderer/public/shared/social.png')).text).toEqual({ [sourceKeyword]: socialSource().hash });
});

test('the colours of a drawing that is opened alone, and of the browser’s bars, are those of the tokens', () => {
  const coloursIn = (file: string) => readFileSync(file, 'utf8').match(/--color-[\w-]+: #\w+/g) ?? [];
  const tokens = coloursIn('renderer/styles/tokens.css');
  expect(tokens).toEqual(expect.arrayContaining(coloursIn('renderer/drawings/drawing.css')));
  const [, bars] = /name="theme-color" content="(#\w+)"/.exec(readFileSync('renderer/document/head.tsx', 'utf8')) ?? [];
  expect(tokens).toContain(`--color-paper: ${bars}`);
});
