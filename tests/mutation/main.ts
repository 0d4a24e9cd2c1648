/** `npm run test:mutation`: faults of every kind, planted one at a time; each has to be caught by the rule that is for it. */
import { type Command, runCommand, UsageError } from '../../scripts/lib/command.ts';
import { closest } from '../../scripts/lib/problem.ts';
import { step } from '../../scripts/lib/steps.ts';
import { createRandom } from '../unit/random.ts';
import type { Kind } from './fault.ts';
import { readGround } from './ground.ts';
import { kinds } from './kinds/all.ts';
import { type Planted, plant } from './plant.ts';
import { printMissed, printTable } from './report.ts';
import { lookAtAll } from './rooms/all.ts';
import { untouched } from './untouched.ts';

const defaultSeed = 2026;

const total = kinds.reduce((sum, { times }) => sum + times, 0);

await runCommand({
  name: 'npm run test:mutation',
  summary: `Plants ${total} faults of ${kinds.length} kinds, one at a time, on a copy of the project, and asks who catches them: the compiler, or the
rule that is for the kind, naming the file and the key or page. Needs the built site (npm run build). About half an hour.

${listOfKinds()}`,
  options: {
    only: { type: 'string', help: 'these kinds, separated by commas, or a room: messages, schema, code, site, release, unused, compiler' },
    seed: { type: 'string', default: String(defaultSeed), help: 'another choice of places' },
  },
  run,
});

async function run({ values }: Parameters<Command['run']>[0]): Promise<void> {
  const seed = Number(values['seed']);
  if (!Number.isInteger(seed)) throw new UsageError(`--seed ${String(values['seed'])} found; a whole number expected.`);
  const chosen = values['only'] === undefined ? kinds : String(values['only']).split(',').flatMap(kindsNamed);
  const ground = await step('the project, read', readGround);
  if (values['only'] === undefined) await step('the untouched copy: 0 findings', untouched);
  const planted = chosen.map((kind): Planted => plant(kind, ground, createRandom(seed + kinds.indexOf(kind))));
  const verdicts = await lookAtAll(planted, ground);
  printTable(verdicts);
  const missed = verdicts.flatMap(({ verdicts: own }) => own.filter(({ isCaught }) => !isCaught));
  if (missed.length === 0) return;
  printMissed(verdicts);
  throw new UsageError(`${missed.length} faults got through, with the seed ${seed}.`);
}

function kindsNamed(given: string): Kind[] {
  const name = given.trim();
  const found = kinds.filter((kind) => kind.name === name || kind.room === name);
  if (found.length > 0) return found;
  const near = closest(
    name,
    kinds.map((kind) => kind.name),
  );
  throw new UsageError(`"${name}" is no kind of faults; the nearest are ${near}. npm run test:mutation -- --help lists them all.`);
}

function listOfKinds(): string {
  const rooms = [...new Set(kinds.map(({ room }) => room))];
  return rooms
    .map(
      (room) =>
        `  ${room.padEnd(9)} ${kinds
          .filter((kind) => kind.room === room)
          .map(({ name }) => name)
          .join(', ')}`,
    )
    .join('\n');
}
