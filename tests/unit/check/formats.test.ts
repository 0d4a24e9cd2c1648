/** Output formats of `npm run check`. */
import { expect, test } from 'vitest';
import { formatNamed } from '../../../scripts/check/formats.ts';
import { rules } from '../../../scripts/check/registry.ts';
import type { Problem } from '../../../scripts/model/problem.ts';

const parts = { found: 'a link to /nope', expected: 'a page', wayOut: 'correct it' };
const inMessage: Problem = {
  rule: 'codegen',
  where: 'generated/messages/en/home.json',
  key: ['hero', 'title'],
  line: 9,
  column: 14,
  page: 'home',
  locale: 'en',
  ...parts,
};
const onPage: Problem = { rule: 'dead-links', where: '/en/about', severity: 'advice', ...parts };
const inTwoPlaces: Problem = { rule: 'codegen', where: 'schema/pages.ts:12 ("a"), schema/pages.ts:40 ("b")', ...parts };
const awkward: Problem = { rule: 'dead-links', where: 'dist/client/a, b.html', ...parts, found: '100 %: “a,b”\r\nand "c"' };
const result = { problems: [inMessage, onPage, inTwoPlaces, awkward], excuses: 2 };

test('human: a paragraph for each finding, and the counts', () => {
  expect(
    formatNamed('human')({ problems: [inMessage, onPage], excuses: 1 }, rules),
  ).toBe(`[codegen] generated/messages/en/home.json:9:14 (hero.title)
  found:    a link to /nope
  expected: a page
  way out:  correct it

[dead-links, advice] /en/about
  found:    a link to /nope
  expected: a page
  way out:  correct it

1 error, 1 of advice, 1 suppression
`);
});

test('human: equal findings in several places are one paragraph with the first places', () => {
  const at = (line: number): Problem => ({ ...parts, rule: 'headings', where: 'dist/client/about.html', line, column: 1 });
  const problems = [at(1), onPage, at(2), at(3), at(4), at(5), { ...at(6), found: 'another' }];
  expect(formatNamed('human')({ problems, excuses: 0 }, rules)).toBe(`[headings] dist/client/about.html:1:1
  found:    a link to /nope
  expected: a page
  way out:  correct it
  also at:  dist/client/about.html:2:1, dist/client/about.html:3:1, dist/client/about.html:4:1 and 1 more

[dead-links, advice] /en/about
  found:    a link to /nope
  expected: a page
  way out:  correct it

[headings] dist/client/about.html:6:1
  found:    another
  expected: a page
  way out:  correct it

6 errors, 1 of advice, 0 suppressions
`);
});

test('json: every known property of a finding', () => {
  expect(JSON.parse(formatNamed('json')(result, rules))).toEqual({
    version: 1,
    counts: { errors: 3, advice: 1, excuses: 2 },
    findings: [
      {
        rule: 'codegen',
        severity: 'error',
        where: 'generated/messages/en/home.json',
        file: 'generated/messages/en/home.json',
        line: 9,
        column: 14,
        page: 'home',
        locale: 'en',
        key: 'hero.title',
        ...parts,
      },
      { rule: 'dead-links', severity: 'advice', where: '/en/about', ...parts },
      { rule: 'codegen', severity: 'error', where: inTwoPlaces.where, file: 'schema/pages.ts', line: 12, ...parts },
      { rule: 'dead-links', severity: 'error', where: awkward.where, ...parts, found: awkward.found },
    ],
  });
});

test('github: an escaped workflow command for each finding', () => {
  expect(formatNamed('github')(result, rules).split('\n')).toEqual([
    '::error file=generated/messages/en/home.json,line=9,col=14,title=codegen::Found: a link to /nope%0AExpected: a page%0AWay out: correct it%0AIn: message hero.title, page home, en',
    '::notice title=dead-links%3A /en/about::Found: a link to /nope%0AExpected: a page%0AWay out: correct it',
    '::error file=schema/pages.ts,line=12,title=codegen::Found: a link to /nope%0AExpected: a page%0AWay out: correct it',
    '::error title=dead-links%3A dist/client/a%2C b.html::Found: 100 %25: “a,b”%0D%0Aand "c"%0AExpected: a page%0AWay out: correct it',
    '3 errors, 1 of advice, 2 suppressions',
    '',
  ]);
});

test('sarif: a finding has its rule, its place and its properties', () => {
  const { $schema, version, runs } = JSON.parse(formatNamed('sarif')(result, rules));
  expect([$schema, version, runs.length]).toEqual([expect.stringContaining('sarif-schema-2.1.0.json'), '2.1.0', 1]);
  const [run] = runs;
  expect(run.tool.driver.rules.map(({ id }: { readonly id: string }) => id)).toEqual(rules.map(({ name }) => name));
  expect(run.tool.driver.rules[run.results[0].ruleIndex].id).toBe('codegen');
  expect(run.results).toMatchObject([
    {
      ruleId: 'codegen',
      level: 'error',
      locations: [
        { physicalLocation: { artifactLocation: { uri: 'generated/messages/en/home.json' }, region: { startLine: 9, startColumn: 14 } } },
      ],
      properties: { page: 'home', locale: 'en', key: 'hero.title' },
    },
    { ruleId: 'dead-links', level: 'note', message: { text: expect.stringMatching(/^\/en\/about: Found: /) } },
    { locations: [{ physicalLocation: { artifactLocation: { uri: 'schema/pages.ts' }, region: { startLine: 12 } } }] },
    {},
  ]);
});

test('sarif: a fingerprint does not depend on the line, and differs between findings', () => {
  const prints = (problems: Problem[]) =>
    JSON.parse(formatNamed('sarif')({ problems, excuses: 0 }, rules)).runs[0].results.map(
      (found: { readonly partialFingerprints: object }) => found.partialFingerprints,
    );
  const [first, moved, other] = prints([inMessage, { ...inMessage, line: 30 }, { ...inMessage, locale: 'fr' }]);
  expect(moved).toEqual(first);
  expect(other).not.toEqual(first);
});

test('an unknown format is refused with similar names', () => {
  expect(() => formatNamed('jsn')).toThrow('unknown format "jsn"; similar names: json,');
});
