/** A project folder of its own for `npm start` and `npm run dev`, with its own database. */
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export interface Project {
  readonly folder: string;
  readonly remove: () => void;
}

/** Makes a folder with links to the files of this project and a built page. */
export function makeProject(): Project {
  const folder = mkdtempSync('/tmp/local-stack-');
  const link = (name: string) => symlinkSync(resolve(name), join(folder, name));
  const unlinked = /^(?:\.|node_modules$|dist$|test-results$)/;
  for (const name of readdirSync('.')) if (!unlinked.test(name)) link(name);
  // Marks the packages as installed for scripts/setup.mjs.
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync('node_modules')) if (name !== '.installed') link(`node_modules/${name}`);
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  writeFileSync(join(folder, 'node_modules/.installed'), lock);
  mkdirSync(join(folder, 'dist/client'), { recursive: true });
  writeFileSync(join(folder, 'dist/client/index.html'), '<!DOCTYPE html><title>The site</title>');
  writeFileSync(join(folder, 'dist/source-hashes.txt'), '');
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
