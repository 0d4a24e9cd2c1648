/** Every built page is valid HTML, says the Nu HTML checker; and its style sheet says what CSS has a meaning for. */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { find, generate, lexer, parse, walk } from 'css-tree';
import { expect } from 'playwright/test';
import { pages } from '#generated/pages.ts';
import { localeCodes } from '#schema/site.ts';
import { clientFolder, fileOf } from '../../scripts/lib/client-folder.ts';
import { isSoaking, takingTurns } from '../support/soak.ts';
import { siteDocuments } from './support/documents.ts';
import { sitePages } from './support/site.ts';
import { test } from './support/tab.ts';

interface Finding {
  readonly type: 'info' | 'error' | 'non-document-error';
  readonly url?: string;
  readonly message: string;
  readonly extract?: string;
}

/** It ends before what is compiled for good has paid for itself: half of the time. What is compiled quickly needs more room on the stack. */
const inHaste = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Xss4m'];

const jar = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');

const inTurn = takingTurns(localeCodes);
/** The files of the pages, each in one language: in another it is the same HTML about other words. */
const inOneLanguage = Object.values(pages).flatMap(({ paths }) => inTurn().map((locale) => fileOf(paths[locale])));

test('every built page is valid HTML', () => {
  const java = spawnSync('java', ['-version'], { encoding: 'utf8' });
  if (java.status !== 0) {
    const reason = `HTML VALIDITY NOT CHECKED: the Nu HTML checker needs Java; "java -version" ${java.error?.message ?? `ended with ${java.status}`}.`;
    console.warn(`\n${reason} Install a Java runtime (11 or later) to check it.\n`);
    // biome-ignore lint/suspicious/noSkippedTests: Java is no package of npm.
    test.skip(true, reason);
  }
  const built = readdirSync(clientFolder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
  expect(built.length, 'built pages').toBeGreaterThanOrEqual(sitePages.length);

  // Its parser of style sheets is older than @container and @property: ours are read below.
  const options = ['--errors-only', '--exit-zero-always', '--format', 'json', '--filterpattern', '^CSS: .*'];
  const files = isSoaking ? built : inOneLanguage;
  const args = [...inHaste, '-jar', jar, ...options, ...files.map((name) => join(clientFolder, name))];
  const run = spawnSync('java', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  expect(run.status, run.stderr.slice(0, 500)).toBe(0);
  const { messages } = JSON.parse(run.stderr) as { readonly messages: readonly Finding[] };
  expect([...group(messages)].map(([message, places]) => `${message}\n  ${places.join('\n  ')}`)).toEqual([]);
});

test('every declaration of every style sheet is one that CSS knows', async () => {
  const sheets = new Map((await siteDocuments()).map(({ path, document }) => [document.querySelector('style')?.rawText ?? '', path]));
  expect(sheets.size).toBeGreaterThan(2);
  for (const [sheet, path] of sheets) expect.soft([...meaningless(sheet)], `the sheet of ${path}`).toEqual([]);
});

/** The declarations that browsers drop. What a custom property will say is known in a page alone, and descriptors of faces are another language. */
function meaningless(sheet: string): ReadonlySet<string> {
  const found = new Set<string>();
  walk(parse(sheet), {
    visit: 'Declaration',
    enter(declaration) {
      if (declaration.property.startsWith('--') || ['font-face', 'property'].includes(this.atrule?.name ?? '')) return;
      if (find(declaration.value, (node) => node.type === 'Function' && node.name === 'var')) return;
      const { error } = lexer.matchProperty(declaration.property, declaration.value);
      if (error) found.add(`${generate(declaration)}: ${error.message.split('\n')[0]}`);
    },
  });
  return found;
}

/** Places by message: one mistake in one component shows on many pages. */
function group(messages: readonly Finding[]): Map<string, string[]> {
  const places = new Map<string, string[]>();
  for (const { url, message, extract } of messages) {
    const place = `${url?.slice(url.indexOf(`${clientFolder}/`) + clientFolder.length)}: ${extract?.replaceAll('\n', ' ')}`;
    places.set(message, [...(places.get(message) ?? []), place]);
  }
  return places;
}
