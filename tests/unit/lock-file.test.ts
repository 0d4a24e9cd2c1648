/** The lock file names every package for every platform, wherever it is fetched from. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Entry {
  readonly version?: string;
  readonly integrity?: string;
  /** Whether it comes within the package around it, whose integrity is its own as well. */
  readonly inBundle?: boolean;
  readonly resolved?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { readonly packages: Readonly<Record<string, Entry>> };
const entries = Object.entries(packages).filter(([place]) => place !== '');

test('no package names a registry, and each has its integrity', () => {
  expect(entries.length).toBeGreaterThan(300);
  expect(entries.filter(([, { resolved }]) => resolved !== undefined).map(([place]) => place)).toEqual([]);
  // npm leaves it out, in silence, where the registry lacks the variant for another platform: take the newest version that has them all.
  const fetched = entries.filter(([, { inBundle }]) => !inBundle);
  expect(fetched.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([place]) => place)).toEqual([]);
});

test('the variants of a package for other platforms are there as well', () => {
  const missing = entries.flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !foldersAbove(place).some((folder) => `${folder}node_modules/${name}` in packages))
      .map((name) => `${name}, of ${place}`),
  );
  expect(missing).toEqual([]);
});

/** Where Node looks for what a package needs: in its own folder, then in each around it. */
function foldersAbove(place: string): string[] {
  const folders = [`${place}/`];
  for (let at = place.lastIndexOf('node_modules/'); at > 0; at = place.lastIndexOf('node_modules/', at - 1))
    folders.push(place.slice(0, at));
  return [...folders, ''];
}
