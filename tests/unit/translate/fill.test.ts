/** `npm run translate -- fill`, with programs that answer well, badly and never. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { formatProblem, type Problem } from '../../../scripts/model/problem.ts';
import { fill, planFill, requestOf } from '../../../scripts/translate/fill.ts';
import { ask } from '../../../scripts/translate/program.ts';
import { unitsIn } from '../../../scripts/translate/unit.ts';
import { familyOf, survivors } from '../../support/processes.ts';
import { checkedProject, edited, english, makeCopy, statesOf, withSteps } from './site.ts';

const lacking = edited(await checkedProject(), english, ['"Observe"', 'null'], ['"Compare"', 'null']);
const missing = unitsIn(lacking, 'en').filter(({ state }) => state === 'missing');

let copy: ReturnType<typeof makeCopy>;
beforeEach(() => {
  copy = makeCopy();
});
afterEach(() => {
  vi.restoreAllMocks();
  copy.remove();
});

const good = 'answer("home.steps.1", "Look");';
const refusals: readonly (readonly [name: string, script: string, message: RegExp])[] = [
  ['has no answer', good, /no answer for 1 of 2 texts: home\.steps\.2/],
  ['fails', `${good} process.exitCode = 3;`, /an end with exit code 3[\s\S]*way out: {2}correct the program/],
  ['is killed', `${good} process.kill(process.pid, "SIGKILL");`, /an end with (?:SIGKILL|exit code 137)/],
  ['prints other output', `${good} console.log("Loading"); console.log("[]");`, /no answer: 2 lines, the first line 2, “Loading”/],
  [
    'prints a line without end',
    `${good} for (let n = 0; n < 30; n++) process.stdout.write("x".repeat(1e5));`,
    /a line of more than 1000000/,
  ],
  ['answers an unknown id', `${good} answer("home.steps.12", "x");`, /unknown id "home\.steps\.12"[\s\S]*asked for: home\.steps\.[12]/],
  ['answers a text that it was not asked for', `${good} answer("home.steps.3", "x");`, /unknown id "home\.steps\.3"/],
  ['answers twice', `${good} answer("home.steps.1", "See");`, /a second text for this key; the first is at line 1 of the output/],
  [
    'answers with an unknown placeholder',
    `${good} answer("home.steps.2", "{up}");`,
    /line 2 of the output \(home\.steps\.2\)[\s\S]*\{up\}/,
  ],
  ['answers with nothing', `${good} answer("home.steps.2", "");`, /no answer for 1 of 2 texts: home\.steps\.2/],
];

/** Runs a command on the missing texts, and plans to write its answers. */
const filledBy = async (command: string, onAnswer: (count: number) => void = () => {}) =>
  planFill(lacking, missing, await ask(command, missing.map(requestOf), onAnswer));

describe('a program that', () => {
  test.each(refusals)('%s: its valid answers are kept, the rest is listed', async (_, script, message) => {
    const { steps, refused, written } = await filledBy(program(script));
    expect(textOf(refused)).toMatch(message);
    expect(written).toBe(1);
    expect(statesOf(withSteps(lacking, steps), 'home.steps.')).toEqual(['unreviewed', 'missing', 'done']);
  });

  test('does not exist writes nothing', async () => {
    const { steps, refused } = await filledBy('no-such-program 2>&1');
    expect(textOf(refused)).toMatch(/an end with exit code 127[\s\S]*no answer for 2 of 2 texts/);
    expect(steps).toEqual([]);
  });

  test('answers each text reads its context, and its answers are counted', async () => {
    const seen = join(copy.root, 'seen.txt');
    const script = `require("node:fs").writeFileSync(${JSON.stringify(seen)}, input); ${good} answer("home.steps.2", "Weigh");`;
    const counts: number[] = [];
    const { refused, written } = await filledBy(program(script), (count) => counts.push(count));
    expect([refused, written, counts]).toEqual([[], 2, [1, 2]]);
    const [first] = readFileSync(seen, 'utf8').split('\n');
    expect(JSON.parse(first ?? '')).toEqual({
      id: 'home.steps.1',
      locale: 'en',
      sourceLocale: 'fr',
      source: 'Observer',
      pages: ['https://www.site.example/en'],
      note: '40 characters at most.',
      limit: 40,
      glossary: [],
      placeholders: [],
      before: '{firmName} vous aide à choisir.',
      after: 'Comparer',
    });
  });
});

test('a text written while the program ran is not replaced', () => {
  const answers = [{ id: 'home.steps.1', text: 'Look', line: 1 }];
  const since = edited(lacking, english, ['null', '"Watch"']);
  const { refused, written } = planFill(since, missing, { answers, faults: [], isInterrupted: false });
  expect(written).toBe(0);
  expect(textOf(refused)).toContain('a translation that was written since the export: “Watch”');
});

test('after an interruption, valid answers are kept, the program has ended, and the command exits with 1', async () => {
  const path = join(copy.root, english);
  writeFileSync(path, lacking.files[english] ?? '');
  const script = `${good} console.error("ready"); setInterval(() => {}, 1000);`;
  const args = ['--import', 'tsx', 'scripts/translate/main.ts', 'fill', '--root', copy.root, '--locale', 'en', '--with', program(script)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const family: ReturnType<typeof familyOf> = [];
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (family.length > 0 || !output.includes('ready') || !output.includes('1 of 2 answers in en')) return;
      family.push(...familyOf(child.pid ?? 0));
      child.kill('SIGINT');
    });
  const [code] = await once(child, 'close');
  expect(code, output).toBe(1);
  expect(output).toMatch(/found: {4}an interruption \(SIGINT\)[\s\S]*no answer for 1 of 2 texts: home\.steps\.2/);
  expect(family.length).toBeGreaterThan(1);
  await expect.poll(() => survivors(family)).toEqual([]);
  expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ steps: { 1: 'Look', 2: null } });
});

test('a fill without missing texts, and one without a program, write nothing', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const run = (values: object) => fill.run({ word: '', words: [], values: { root: copy.root, ...values } });
  await run({ with: 'no-such-program' });
  expect(log).toHaveBeenCalledWith('Nothing to fill: no text is missing.');
  await expect(run({})).rejects.toThrow('no --with; a command that translates expected.');
});

const prelude =
  'const input = require("node:fs").readFileSync(0, "utf8"); const answer = (id, text) => console.log(JSON.stringify({ id, text }));';

/** Returns a command that runs a script with `input` and `answer`. */
function program(script: string): string {
  const file = join(copy.root, 'program.cjs');
  writeFileSync(file, `${prelude} ${script}`);
  return `"${process.execPath}" "${file}"`;
}

const textOf = (problems: readonly Problem[]) => problems.map(formatProblem).join('\n');
