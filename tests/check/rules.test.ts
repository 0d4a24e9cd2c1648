/** Every rule on its fixtures: it passes each good one, and finds in each bad one what that says. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readProject } from '../../scripts/check/project.ts';
import { rules } from '../../scripts/check/registry.ts';
import { subjects } from '../../scripts/check/rule.ts';
import { filesBelow } from '../../scripts/lib/paths.ts';
import type { Fixtures } from './fixtures.ts';
import { look } from './look.ts';

const own = await readProject('.', {});

describe.for(rules)('$name', (rule) => {
  const folder = `tests/check/${rule.name}`;

  test('has its file, its fixtures and its explanation', () => {
    expect(rule.name).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
    expect(existsSync(`scripts/check/rules/${subjects[rule.looksAt]}/${rule.name}.ts`)).toBe(true);
    expect(existsSync(`${folder}/fixtures.ts`)).toBe(true);
    expect(rule.explain).toMatch(/way out/);
  });

  test('passes what is good and finds what is bad', async () => {
    const { default: fixtures } = (await import(resolve(folder, 'fixtures.ts'))) as { readonly default: Fixtures<unknown> };
    const project = fixtures.project?.(own) ?? own;
    expect(fixtures.good.length, 'good fixtures').toBeGreaterThan(0);
    expect(fixtures.bad.length, 'bad fixtures').toBeGreaterThan(0);
    for (const given of fixtures.good) expect(await look(rule, given, project), JSON.stringify(given)).toEqual([]);
    for (const [given, ...finds] of fixtures.bad) {
      expect(finds.length, `what is found in ${JSON.stringify(given)}`).toBeGreaterThan(0);
      const expected = finds.map((find) => expect.objectContaining({ ...find, found: expect.stringContaining(find.found) }));
      expect(await look(rule, given, project), JSON.stringify(given)).toEqual(expected);
    }
  });
});

test('every file of a rule is a rule of the registry, once', () => {
  const files = filesBelow('scripts/check/rules').filter((file) => !file.endsWith('/all.ts'));
  expect(rules.map((rule) => `${subjects[rule.looksAt]}/${rule.name}.ts`).sort()).toEqual(files);
});
