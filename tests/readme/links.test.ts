/** Relative links in the Markdown files of the project lead to a file, and to a heading of a file. */
import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow } from '../../scripts/lib/paths.ts';

const folders = ['.github', 'generated', 'pages', 'renderer', 'schema', 'scripts', 'supabase', 'tests'];
const documents = [
  'README.md',
  ...folders.flatMap((folder) => filesBelow(folder).flatMap((file) => (file.endsWith('.md') ? [`${folder}/${file}`] : []))),
];

test.each(documents)('%s: every relative link leads somewhere', (document) => {
  const text = readFileSync(document, 'utf8').replace(/^```[\s\S]*?^```|^ {4}.*$|`[^`\n]*`/gm, '');
  const targets = [...text.matchAll(/\]\((?!\w+:)([^)\s]+)\)/g)].map(([, target = '']) => target);
  const broken = targets.filter((target) => {
    const [path = '', anchor] = target.split('#');
    const file = path === '' ? document : posix.join(posix.dirname(document), path);
    return !existsSync(file) || (anchor !== undefined && !anchorsOf(file).includes(anchor));
  });
  expect(broken).toEqual([]);
});

/** Returns the anchors of the headings of a Markdown file, as GitHub forms them. */
function anchorsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}
