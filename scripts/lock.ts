/**
 * `npx tsx scripts/lock.ts`: completes package-lock.json. npm leaves out the integrity of packages that are for other
 * platforms than the one it ran on; asked for each, the registry tells.
 */
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';

interface Entry {
  readonly version: string;
  readonly integrity?: string;
  readonly link?: boolean;
}

const file = 'package-lock.json';
const lock = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, Entry> };
const incomplete = Object.entries(lock.packages).filter(([place, { integrity, link }]) => place !== '' && !integrity && !link);

const unknown: string[] = [];

// One after another: a registry is nobody's to hurry.
for (const [place, { version, ...rest }] of incomplete) {
  const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const { stdout } = await promisify(execFile)('npm', ['view', `${name}@${version}`, 'dist.integrity']).catch(() => ({ stdout: '' }));
  const integrity = stdout.trim();
  if (integrity.startsWith('sha512-')) lock.packages[place] = { version, integrity, ...rest };
  else unknown.push(`${name}@${version}`);
}
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${incomplete.length - unknown.length} of ${incomplete.length} packages without integrity completed in ${file}.`);
if (unknown.length > 0) {
  console.error(
    `The registry does not tell the integrity of:\n  ${unknown.join('\n  ')}\nRun this again with one that has the packages of every platform.`,
  );
  process.exitCode = 1;
}
