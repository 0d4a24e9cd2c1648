/**
 * `tsx scripts/build/compare.ts <before> <after>`: what differs between the pages of two built sites, tag by tag. For
 * changes that visitors must not see; addresses of hashed files are compared without their hash.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runCommand, UsageError } from '../lib/command.ts';
import { filesBelow } from '../lib/paths.ts';

await runCommand({
  name: 'tsx scripts/build/compare.ts',
  summary: 'Compares the pages of two built sites, tag by tag, hashes of file names left out; exits 1 when they differ.',
  args: { '<before>': 'folder of one site, such as a copy of dist/client', '<after>': 'folder of the other' },
  run({ args: [before, after] }) {
    if (before === undefined || after === undefined) throw new UsageError('Two folders of built sites expected: <before> <after>.');
    const folder = mkdtempSync(join(tmpdir(), 'compare-'));
    try {
      const pages = writeComparable(before, join(folder, 'before'));
      writeComparable(after, join(folder, 'after'));
      const args = ['diff', '--no-index', '--unified=1', '--stat', '--patch', 'before', 'after'];
      const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 30 });
      if (status !== 0) throw new UsageError(`${stdout}\nThe pages differ.`);
      console.log(`${pages} files are the same`);
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
});

/** Writes what a host reads of a site into `target`, one tag a line. Answers the number of files. */
function writeComparable(site: string, target: string): number {
  if (!existsSync(site))
    throw new UsageError(`${site}: no such folder; one with a built site expected. Run npm run build, or name another.`);
  const files = filesBelow(site).filter((file) => /\.(?:html|xml|txt)$|_redirects$/.test(file));
  for (const file of files) {
    mkdirSync(dirname(join(target, file)), { recursive: true });
    const text = readFileSync(join(site, file), 'utf8').replace(/[.-][\w-]{8}(?=\.(?:js|css|woff2|svg)\b)/g, '');
    writeFileSync(join(target, file), text.replace(/></g, '>\n<'));
  }
  return files.length;
}
