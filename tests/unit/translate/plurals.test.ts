/** Plural forms in XLIFF and CSV: one unit each, whose braces survive the round trip or are refused. */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { planAck } from '../../../scripts/translate/ack.ts';
import type { Format } from '../../../scripts/translate/export.ts';
import { codeOf, labelOf, splitAtCodes } from '../../../scripts/translate/inline-codes.ts';
import { readSiteFiles } from '../../../scripts/translate/project.ts';
import { readTranslations } from '../../../scripts/translate/read-file.ts';
import { unitsIn } from '../../../scripts/translate/unit.ts';
import { makeProject } from '../../codegen/project.ts';
import { edited, exported, imported, statesOf, withCells, withSteps } from './site.ts';

const root = makeProject('tests/codegen/cases/plurals/before');
afterAll(() => rmSync(root, { recursive: true }));
const read = await readSiteFiles(root);
const project = withSteps(read, planAck(read, undefined, undefined).steps);
const key = 'about.text';
const texts = (locale: string) => JSON.parse(readFileSync(join(root, `generated/messages/${locale}/about.json`), 'utf8'));

describe.each<Format>(['xliff', 'csv'])('%s', (format) => {
  test('an export that nobody changed changes no byte', () => {
    const { refused, steps } = imported(project, exported(project, format));
    expect({ refused, steps }).toEqual({ refused: [], steps: [] });
  });

  test('carries the whole text as one unit', () => {
    const found = readTranslations('x', exported(project, format), ['fr']).entries.filter(({ id }) => id.startsWith(key));
    expect(found).toMatchObject([{ source: texts('fr').text, target: texts('en').text }]);
  });

  test('notes the forms of the language', () => {
    expect(exported(project, format)).toContain('{count, plural, one {# …} other {# …}}');
  });

  test.each([
    [
      'a brace too few',
      '{count, plural, one {# shop} other {# shops} in {city} for {weeks, plural, one {# week} other {# weeks}}',
      'broken braces',
    ],
    ['a lost name', '{count, plural, {# shop} other {# shops}} in {city}', 'broken braces'],
    [
      'a missing form',
      '{count, plural, other {# shops}} in {city} for {weeks, plural, one {# week} other {# weeks}}',
      'no form “one” of {count}',
    ],
    [
      'a translated name',
      '{count, plural, un {# shop} other {# shops}} in {city} for {weeks, plural, one {# week} other {# weeks}}',
      'the form “un” of {count}',
    ],
  ])('refuses %s with a sentence', (_, target, found) => {
    const { refused, steps } = imported(project, withCells(exported(project, format), key, { target, state: 'done' }));
    expect(refused).toMatchObject([
      { found: expect.stringContaining(found), expected: expect.stringMatching(/\S/), wayOut: expect.stringMatching(/\S/) },
    ]);
    expect(steps).toEqual([]);
  });

  test('imports forms in another order, with words around them', () => {
    const target = 'In {city}, {weeks, plural, one {# week} other {# weeks}}: {count, plural, one {one} other {#}} new.';
    const { refused, landings } = imported(project, withCells(exported(project, format), key, { target, state: 'done' }));
    expect({ refused, landings }).toMatchObject({ refused: [], landings: [{ target }] });
  });
});

test('XLIFF has the braces, names and numbers of forms as codes, with the same id in both languages', () => {
  const unit = /<unit [^>]*name="about.title">.*?<\/unit>/s.exec(exported(project, 'xliff'))?.[0] ?? '';
  const codes = (words: readonly string[]) => {
    const labels = ['{count, plural, one {', '#', '} other {', '#', '}}'];
    return labels.map((label, index) => `<ph id="${index + 1}" equiv="${label}" disp="${label}"/>${words[index]}`).join('');
  };
  expect(unit).toContain(`<source>${codes(['', ' information manque', '', ' informations manquent', ''])}</source>`);
  expect(unit).toContain(`<target>${codes(['', ' fact', '', ' facts', ' missing'])}</target>`);
});

test('every code has a label that gives the code again', () => {
  const leaf = unitsIn(project, 'en').find(({ id }) => id === key)?.leaf;
  if (!leaf) throw new Error(`no unit ${key}`);
  const written = '{ count , plural , one{{city} # } few\u00a0{b} other {#}} }}';
  const parts = splitAtCodes(written, leaf.meta);
  expect(parts.join('')).toBe(written);
  for (const [index, part] of parts.entries()) if (index % 2 === 1) expect(codeOf(labelOf(part))).toBe(part);
  expect(parts.filter((_, index) => index % 2 === 1)).toEqual([
    '{ count , plural , one{',
    '{city}',
    '#',
    '} few\u00a0{',
    '} other {',
    '#',
    '}}',
    '}}',
  ]);
});

test('a changed form makes the translation of the whole text stale', () => {
  const changed = edited(project, 'generated/messages/fr/about.json', ['# information manque', '# information fait défaut']);
  expect([statesOf(project, 'about.title'), statesOf(changed, 'about.title')]).toEqual([['done'], ['stale']]);
});
