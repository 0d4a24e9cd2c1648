/** `npm run bench -- types`: what one link() or useContent() costs the compiler, on few pages and on many. */
import { spawnSync } from 'node:child_process';
import { UsageError } from '../lib/command.ts';
import { scriptOf } from '../lib/programs.ts';
import { step } from '../lib/steps.ts';
import { align } from '../lib/table.ts';
import { writeCalls } from './calls.ts';
import { measure } from './measure.ts';
import { inBenchFolder } from './place.ts';
import { writeMessages, writeSchema } from './project.ts';

const [few, many] = [10, 1000];
const callCount = 200;
/** The compiler counts the same each time; only its time varies, and the shortest of several is nearest to the truth. */
const runs = 3;

/** By how much the instantiations of one call may grow from few pages to many. A type that walks the pages grows by hundreds. */
const allowedGrowth = 0.5;

/** What the compiler counts, and how long it checks. */
interface Cost {
  readonly types: number;
  readonly instantiations: number;
  readonly milliseconds: number;
}

/** Measures, and throws when a call costs more on many pages than on few. */
export function benchTypes(): Promise<void> {
  return inBenchFolder(async (folder) => {
    console.log(`type-checking ${callCount} calls of link() and useContent(), in ${folder}\n`);
    const small = await costsOf(`${folder}/few`, few);
    const large = await costsOf(`${folder}/many`, many);
    console.log(`\n${table(small, large)}\n`);
    const growth = perCall(large, 'instantiations') - perCall(small, 'instantiations');
    if (growth > allowedGrowth) {
      throw new UsageError(
        `A call takes ${growth.toFixed(1)} instantiations more on ${many} pages than on ${few}; at most ${allowedGrowth} expected. Look for a generated type that walks all pages.`,
      );
    }
  });
}

interface Costs {
  readonly without: Cost;
  readonly withCalls: Cost;
}

/** The costs of a project of `count` pages, without calls and with them. */
async function costsOf(root: string, count: number): Promise<Costs> {
  writeSchema(root, count, `${count} pages.`);
  writeMessages(root, count);
  await step(`${count} pages: codegen`, () => measure('scripts/codegen/main.ts', ['--root', root], 'wrote   generated/routes.ts'));
  const compile = (calls: number) => {
    writeCalls(root, calls, few);
    return step(`${count} pages, ${calls} calls: tsc, ${runs} runs`, () => {
      const costs = Array.from({ length: runs }, () => costOf(root));
      return costs.reduce((best, cost) => (cost.milliseconds < best.milliseconds ? cost : best));
    });
  };
  return { without: await compile(0), withCalls: await compile(callCount) };
}

function costOf(root: string): Cost {
  // One thread: several share the work differently each time, and count twice what two of them look at.
  const args = ['--noEmit', '--singleThreaded', '--extendedDiagnostics', '--project', root];
  const { status, stdout } = spawnSync(process.execPath, [scriptOf('tsc'), ...args], { encoding: 'utf8' });
  const read = (name: string) => {
    const value = new RegExp(`^${name}:\\s+([\\d.]+)`, 'm').exec(stdout)?.[1];
    if (status !== 0 || value === undefined) throw new UsageError(`${stdout}\ntsc gave no "${name}" (exit code ${status}).`);
    return Number(value);
  };
  return { types: read('Types'), instantiations: read('Instantiations'), milliseconds: 1000 * read('Check time') };
}

function perCall({ without, withCalls }: Costs, key: keyof Cost): number {
  return (withCalls[key] - without[key]) / callCount;
}

function table(small: Costs, large: Costs): string {
  const rows = [
    ['types', 'types'],
    ['instantiations', 'instantiations'],
    ['milliseconds', 'check time, in ms'],
  ] as const;
  const lines = rows.map(([key, title]) => [
    title,
    ...[small, large].flatMap((costs) => [
      costs.without[key].toLocaleString('en'),
      costs.withCalls[key].toLocaleString('en'),
      perCall(costs, key).toFixed(2),
    ]),
  ]);
  const heads = [few, many].flatMap((count) => [`${count} pages: 0 calls`, `${callCount} calls`, 'per call']);
  return align([['', ...heads], ...lines]);
}
