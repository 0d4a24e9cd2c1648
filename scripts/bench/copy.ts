/** A copy of the project in which it can be worked on while it is measured. */
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const parts = [
  'schema',
  'generated',
  'pages',
  'renderer',
  'scripts',
  'supabase',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
];

/** Copies what the site is made from into an empty folder, and links the packages one by one: nothing installs into those of this project. */
export function copyProject(folder: string): void {
  for (const part of parts) cpSync(part, join(folder, part), { recursive: true });
  const packages = join(folder, 'node_modules');
  mkdirSync(packages);
  for (const name of readdirSync('node_modules')) {
    if (name !== '.installed' && name !== '.vite') symlinkSync(resolve('node_modules', name), join(packages, name));
  }
  // As scripts/setup.mjs says that they are those of the lock file.
  writeFileSync(join(packages, '.installed'), createHash('sha256').update(readFileSync('package-lock.json')).digest('hex'));
}
