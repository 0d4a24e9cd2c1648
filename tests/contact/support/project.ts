/** A project folder of its own for `npm start` and `npm run dev`, with its own database. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
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
  // A folder of its own, because tools write caches into it.
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync('node_modules')) link(`node_modules/${name}`);
  mkdirSync(join(folder, 'dist/client'), { recursive: true });
  writeFileSync(join(folder, 'dist/client/index.html'), '<!DOCTYPE html><title>The site</title>');
  writeFileSync(join(folder, 'dist/source-hashes.txt'), '');
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
