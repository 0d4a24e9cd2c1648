/** `npm run bench -- codegen`: whole runs on a large project, cold and with nothing to do. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { localeCodes } from '../../schema/site.ts';
import { step } from '../lib/steps.ts';
import { type Measure, measure } from './measure.ts';
import { inBenchFolder } from './place.ts';
import { keysPerPage, writeMessages, writeSchema } from './project.ts';
import { printRows, type Row } from './table.ts';

const pageCount = 1000;
const runs = 7;

/** Seconds, and millions of bytes. */
const bounds = { cold: 2, nothingToDo: 0.5, memory: 300 };

/** What a run prints when it has done what it is measured for. */
const proofs = {
  written: 'wrote   generated/routes.ts',
  skeletons: `${pageCount * keysPerPage * localeCodes.length} problems`,
  nothingToDo: 'files up to date',
};

/** Measures, and throws when a median misses its bound. */
export function benchCodegen(): Promise<void> {
  const size = `${pageCount} pages, ${pageCount * keysPerPage} message keys, ${localeCodes.length} locales`;
  return inBenchFolder(async (folder) => {
    console.log(`codegen on ${size}, in ${folder}\n`);
    const cold = await step(`cold, messages there, ${runs} runs`, () => repeat(() => coldRun(folder, true)));
    const skeletons = await step(`cold, generated/ empty, ${runs} runs`, () => repeat(() => coldRun(folder, false)));
    await coldRun(folder, true);
    const idle = await step(`nothing to do, ${runs} runs`, () => repeat(() => codegen(join(folder, 'project'), proofs.nothingToDo)));
    printRows([
      ...rows('cold, messages there', cold, bounds.cold),
      ...rows('cold, generated/ empty', skeletons, bounds.cold),
      ...rows('nothing to do', idle, bounds.nothingToDo),
    ]);
  });
}

function rows(title: string, measures: readonly Measure[], seconds: number): Row[] {
  return [
    { title, values: measures.map((each) => each.seconds), unit: 's', bound: seconds },
    { title: '  its peak memory', values: measures.map((each) => each.megabytes), unit: 'MB', bound: bounds.memory },
  ];
}

/** A first run on a schema that nothing has compiled before. */
function coldRun(folder: string, withMessages: boolean): Promise<Measure> {
  const root = join(folder, 'project');
  rmSync(root, { recursive: true, force: true });
  writeSchema(root, pageCount, `Written ${process.hrtime.bigint()}.`);
  if (withMessages) writeMessages(root, pageCount);
  return codegen(root, withMessages ? proofs.written : proofs.skeletons);
}

function codegen(root: string, proof: string): Promise<Measure> {
  return measure('scripts/codegen/main.ts', ['--root', root], proof);
}

async function repeat(run: () => Promise<Measure>): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (let count = 0; count < runs; count++) measures.push(await run());
  return measures;
}
