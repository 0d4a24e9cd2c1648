/** Every built page is valid HTML, says the Nu HTML checker. */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'playwright/test';
import { sitePages } from './support/site.ts';

interface Finding {
  readonly type: 'info' | 'error' | 'non-document-error';
  readonly url?: string;
  readonly message: string;
  readonly extract?: string;
}

const folder = fileURLToPath(new URL('../../dist/client/', import.meta.url));
const jar = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');

test('every built page is valid HTML', () => {
  const java = spawnSync('java', ['-version'], { encoding: 'utf8' });
  if (java.status !== 0) {
    const reason = `HTML VALIDITY NOT CHECKED: the Nu HTML checker needs Java; "java -version" ${java.error?.message ?? `ended with ${java.status}`}.`;
    console.warn(`\n${reason} Install a Java runtime (11 or later) to check it.\n`);
    test.skip(true, reason);
  }
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
  expect(pages.length, 'built pages').toBeGreaterThanOrEqual(sitePages.length);

  // Its parser of style sheets is older than @container and @property; what browsers make of ours, the look of every page says.
  const options = ['--errors-only', '--exit-zero-always', '--format', 'json', '--filterpattern', '^CSS: .*'];
  const args = ['-jar', jar, ...options, ...pages.map((name) => join(folder, name))];
  const run = spawnSync('java', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  expect(run.status, run.stderr.slice(0, 500)).toBe(0);
  const { messages } = JSON.parse(run.stderr) as { readonly messages: readonly Finding[] };
  expect([...group(messages)].map(([message, places]) => `${message}\n  ${places.join('\n  ')}`)).toEqual([]);
});

/** Places by message: one mistake in one component shows on many pages. */
function group(messages: readonly Finding[]): Map<string, string[]> {
  const places = new Map<string, string[]>();
  for (const { url, message, extract } of messages) {
    const place = `${url?.slice(url.indexOf('dist/client/') + 'dist/client'.length)}: ${extract?.replaceAll('\n', ' ')}`;
    places.set(message, [...(places.get(message) ?? []), place]);
  }
  return places;
}
