/** Island props are moved from the pages to hashed files. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { propsFiles } from '#scripts/build/hashed-files.ts';
import { filesBelow } from '#scripts/lib/paths.ts';

const folder = mkdtempSync(join(tmpdir(), 'props-'));
afterAll(() => rmSync(folder, { recursive: true }));

const island = (name: string, props: object) =>
  `<div data-island="${name}" data-hydrate="intent" data-props="data:application/json,${encodeURIComponent(JSON.stringify(props))}">`;

test('equal props share one file, with the built paths of drawings', () => {
  const withFiles = propsFiles(folder, (text) => text.replace('/drawings/a.svg', '/assets/drawings/a.1.svg'));
  const props = { icon: '/drawings/a.svg', say: '« é & " »' };
  const [, address = ''] = /data-props="([^"]+)"/.exec(withFiles(`<p>${island('form', props)}</p>`)) ?? [];
  expect(address).toMatch(/^\/assets\/props\/form\.[\w-]{8}\.json$/);
  expect(JSON.parse(readFileSync(join(folder, address), 'utf8'))).toEqual({ ...props, icon: '/assets/drawings/a.1.svg' });
  expect(withFiles(`${island('form', props)}${island('form', {})}`)).toContain(address);
  expect(filesBelow(folder)).toHaveLength(2);
  expect(withFiles('<p>no island</p>')).toBe('<p>no island</p>');
});
