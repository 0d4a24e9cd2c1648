/** Runs every rule on its fixtures. */
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readProject } from '../../scripts/check/project.ts';
import { ruleNames, rules } from '../../scripts/check/registry.ts';
import type { Fixtures } from './fixtures.ts';
import { look } from './look.ts';

const own = await readProject('.', {});

describe.for(rules)('$name', (rule) => {
  const folder = `tests/check/${rule.name}`;

  test('has a name and an explanation', () => {
    expect(rule.name).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
    expect(rule.explain).toMatch(/^ {4}found: {4}\S.*\n {4}expected: \S.*\n {4}way out: {2}\S.*$/m);
  });

  test('passes good fixtures and finds the faults of bad ones', async () => {
    const { default: fixtures } = (await import(resolve(folder, 'fixtures.ts'))) as { readonly default: Fixtures<unknown> };
    const project = fixtures.project?.(own) ?? own;
    expect(fixtures.good.length, 'good fixtures').toBeGreaterThan(0);
    expect(fixtures.bad.length, 'bad fixtures').toBeGreaterThan(0);
    for (const given of fixtures.good) expect(await look(rule, given, project), JSON.stringify(given)).toEqual([]);
    for (const [given, ...finds] of fixtures.bad) {
      expect(finds.length, `findings expected in ${JSON.stringify(given)}`).toBeGreaterThan(0);
      const expected = finds.map((find) => expect.objectContaining({ ...find, found: expect.stringContaining(find.found) }));
      expect(await look(rule, given, project), JSON.stringify(given)).toEqual(expected);
    }
  });
});

test('every folder of fixtures has the name of a rule', () => {
  const folders = readdirSync('tests/check', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).sort()).toEqual(ruleNames.toSorted());
});
