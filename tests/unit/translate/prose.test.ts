/** Prose in XLIFF and CSV: blocks and marks survive the round trip, and translations may have other blocks than their source. */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { planAck } from '../../../scripts/translate/ack.ts';
import type { Format } from '../../../scripts/translate/export.ts';
import { readSiteFiles } from '../../../scripts/translate/project.ts';
import { readTranslations } from '../../../scripts/translate/read-file.ts';
import { makeProject, startRunner } from '../../codegen/project.ts';
import { exported, imported, withCells, withSteps } from './site.ts';

const root = makeProject('tests/codegen/cases/prose/before');
const runner = startRunner();
afterAll(() => {
  runner.stop();
  rmSync(root, { recursive: true });
});
await runner.run(root, []);
const read = await readSiteFiles(root);
const project = withSteps(read, planAck(read, undefined, undefined).steps);
const file = 'generated/messages/en/about.json';
const blocks = (locale: string): string[] =>
  JSON.parse(readFileSync(join(root, `generated/messages/${locale}/about.json`), 'utf8')).body.text;

describe.each<Format>(['xliff', 'csv'])('%s', (format) => {
  test('an export that nobody changed changes no byte', () => {
    const { refused, steps } = imported(project, exported(project, format));
    expect({ refused, steps }).toEqual({ refused: [], steps: [] });
  });

  test('carries blocks, marks, links and placed facts', () => {
    const entry = readTranslations('x', exported(project, format), ['fr']).entries.find(({ id }) => id === 'about.body.text');
    expect(entry).toMatchObject({ source: blocks('fr').join('\n\n'), target: blocks('en').join('\n\n') });
  });

  test('imports other blocks, and changes no other byte of the file', () => {
    const written = ['{figure catchment}', 'One *word*.', '- a\n- b', '{action tool}'];
    const target = format === 'csv' ? written.join('\n\n').replaceAll('\n', '\r\n') : written.join('\n\n');
    const { refused, after } = imported(project, withCells(exported(project, format), 'about.body.text', { target, state: 'done' }));
    expect(refused).toEqual([]);
    const values = (text: string | undefined) => JSON.parse(text ?? '{}');
    const before = values(project.files[file]);
    expect(values(after.files[file])).toEqual({ ...before, body: { text: written } });
    expect(after.files[file]).toBe(`${JSON.stringify({ ...before, body: { text: written } }, null, 2)}\n`);
  });

  test.each([
    ['an unbalanced mark', '{figure catchment}\n\n{action tool}\n\nOne *word.\n\nTwo.', 'an asterisk without its pair'],
    ['an unknown page', '{figure catchment}\n\n{action tool}\n\n[One](hom).\n\nTwo.', 'a link to page "hom"'],
    ['a missing fact', '{figure catchment}\n\nOne.\n\nTwo.', 'no block {action tool}'],
  ])('refuses %s as codegen does', (_, target, found) => {
    const text = withCells(exported(project, format), 'about.body.text', { target, state: 'done' });
    expect(imported(project, text).refused).toMatchObject([{ found }]);
  });
});

test('XLIFF has marks, breaks and facts as codes, with the same id in both languages', () => {
  const unit = /<unit [^>]*name="about.body.text">.*?<\/unit>/s.exec(exported(project, 'xliff'))?.[0] ?? '';
  expect(unit).toContain('Un <ph id="1" equiv="*" disp="*"/>mot<ph id="2" equiv="*" disp="*"/> et ');
  expect(unit).toMatch(/<ph id="\d+" equiv="¶" disp="¶"\/><ph id="\d+" equiv="{figure catchment}"/);
  const [source, target] = [...unit.matchAll(/id="(\d+)" equiv="{action tool}"/g)].map(([, id]) => id);
  expect(source).toBe(target);
});

test('XLIFF 1.2 and tags of other tools carry codes', () => {
  const xliff = (body: string) =>
    `<xliff version="1.2"><file source-language="fr" target-language="en" original="about"><body><trans-unit id="title"><source>À <ph id="1">&lt;ph equiv="*"/&gt;</ph>propos<x id="2" equiv-text="*"/>, <x id="3" equiv-text="["/>au début<x id="4" equiv-text="](home#top)"/></source><target>${body}</target></trans-unit></body></file></xliff>`;
  const [entry] = readTranslations('x', xliff('<x id="3"/>At the top<x id="4"/>, <x id="1"/>about<x id="2"/>'), ['fr']).entries;
  expect(entry).toMatchObject({ source: 'À *propos*, [au début](home#top)', target: '[At the top](home#top), *about*' });
});
