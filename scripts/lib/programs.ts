/** The programs that packages bring. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** Each with its package. */
const packages = {
  biome: '@biomejs/biome',
  knip: 'knip',
  playwright: 'playwright',
  tsc: 'typescript',
  vitest: 'vitest',
} as const;

export type Program = keyof typeof packages;

/** The script of a program, for Node to run. What `node_modules/.bin` holds is one on Unix only: on Windows it is for the shell. */
export function scriptOf(program: Program): string {
  const folder = resolve('node_modules', packages[program]);
  const { bin } = JSON.parse(readFileSync(resolve(folder, 'package.json'), 'utf8')) as { readonly bin: Readonly<Record<Program, string>> };
  return resolve(folder, bin[program]);
}
