/** The commands of package.json: each starts something that is there. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly scripts: Readonly<Record<string, string>> };

test.for(Object.entries(scripts))('npm run %s', ([, command]) => {
  const files = command.match(/[\w./-]+\.(?:ts|mjs)\b/g) ?? [];
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  expect(files.length > 0 || command.startsWith('biome ')).toBe(true);
});
