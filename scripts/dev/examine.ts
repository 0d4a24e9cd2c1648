/** Child process of `npm run dev`: on each message runs codegen, then the rules and the compiler, and reports the problems of all. */
import { runCodegen } from '../codegen/run.ts';
import { ProblemsError, UnfinishedError } from '../model/problem.ts';
import type { Report } from './problems.ts';

/** Resolves to true when a newer message has arrived. */
type IsOutdated = () => Promise<boolean>;

const root = process.cwd();
let run = 0;

// The parent may have been killed.
const send = (report: Omit<Report, 'run'>, ofRun: number) =>
  process.send?.({ run: ofRun, ...report } satisfies Report, undefined, undefined, () => {});
process.stdout.on('error', () => process.exit());

const examine = latest(async (current, isOutdated) => {
  const report = await codegenReport();
  send(report, current);
  if (report.isRefused || (await isOutdated())) return;
  // The compiler would report each missing text a second time.
  if (report.problems.length === 0) typecheck();
  else send({ source: 'types', problems: [] }, current);
  // Rules import the schema, whose errors codegen reports.
  const { findings } = await import('./findings.ts');
  const problems = await findings(root, isOutdated);
  if (problems) send({ source: 'rules', problems }, current);
});

/** Not awaited by `examine`: the first run takes ten seconds, and the next save must not wait for it. */
const typecheck = latest(async (current) => {
  const { typeErrors } = await import('./types.ts');
  send({ source: 'types', problems: await typeErrors() }, current);
});

process.on('disconnect', () => process.exit());
process.on('message', (number: number) => {
  run = number;
  examine();
});

/** Returns a function that starts `task`, or has a running one repeated at its end. */
function latest(task: (current: number, isOutdated: IsOutdated) => Promise<void>): () => void {
  let asked = 0;
  let isBusy = false;
  return async () => {
    asked++;
    if (isBusy) return;
    isBusy = true;
    let current: number;
    do {
      current = asked;
      await task(run, async () => {
        // Lets messages in.
        await new Promise(setImmediate);
        return current !== asked;
      });
    } while (current !== asked);
    isBusy = false;
  };
}

async function codegenReport(): Promise<Omit<Report, 'run'>> {
  try {
    await runCodegen(root, (line) => line.startsWith('wrote') && console.log(line));
    return { source: 'codegen', problems: [] };
  } catch (error) {
    if (!(error instanceof ProblemsError)) throw error;
    return { source: 'codegen', problems: error.problems, isRefused: !(error instanceof UnfinishedError) };
  }
}
