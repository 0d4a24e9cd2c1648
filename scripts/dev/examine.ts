/** Child process of `npm run dev`: on each message runs codegen, then the rules, and reports the problems of both. */
import { runCodegen } from '../codegen/run.ts';
import { type Problem, ProblemsError, UnfinishedError } from '../model/problem.ts';

export interface Report {
  readonly source: 'codegen' | 'rules';
  readonly problems: readonly Problem[];
  /** Set when codegen has written nothing, and no rule can run. */
  readonly isRefused?: boolean;
}

const root = process.cwd();
let asked = 0;
let isBusy = false;

process.on('disconnect', () => process.exit());
process.on('message', () => {
  asked++;
  if (!isBusy) void run();
});

/** Runs until no save came in between. */
async function run(): Promise<void> {
  isBusy = true;
  let current: number;
  do {
    current = asked;
    const isOutdated = async () => {
      // Lets messages in.
      await new Promise(setImmediate);
      return current !== asked;
    };
    const report = await codegenReport();
    process.send?.(report);
    if (report.isRefused || (await isOutdated())) continue;
    // Rules import the schema, whose errors codegen reports.
    const { findings } = await import('./findings.ts');
    const problems = await findings(root, isOutdated);
    if (problems && current === asked) process.send?.({ source: 'rules', problems } satisfies Report);
  } while (current !== asked);
  isBusy = false;
}

async function codegenReport(): Promise<Report> {
  try {
    await runCodegen(root, (line) => line.startsWith('wrote') && console.log(line));
    return { source: 'codegen', problems: [] };
  } catch (error) {
    if (!(error instanceof ProblemsError)) throw error;
    return { source: 'codegen', problems: error.problems, isRefused: !(error instanceof UnfinishedError) };
  }
}
