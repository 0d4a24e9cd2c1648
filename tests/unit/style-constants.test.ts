/** Constants that style sheets go by are not written in them a second time. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { customProperties } from '../../schema/style.ts';

const folder = 'renderer/styles';
const sheets = readdirSync(folder)
  .filter((name) => name.endsWith('.css'))
  .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
  .join('\n');

test.for(Object.entries(customProperties))('--%s drives the style sheets', ([name, value]) => {
  expect(sheets).toContain(`var(--${name})`);
  if (value.endsWith('px')) expect(sheets).not.toMatch(new RegExp(`[\\s(]${value}`));
});
