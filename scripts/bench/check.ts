/** `npm run bench -- check`: the rules on the built site, this one and large ones. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { localeCodes } from '../../schema/site.ts';
import { clientFolder } from '../lib/client-folder.ts';
import { UsageError } from '../lib/command.ts';
import { step } from '../lib/steps.ts';
import { writeBuiltSite } from './built-site.ts';
import { type Measure, measure } from './measure.ts';
import { inBenchFolder } from './place.ts';
import { writeMessages, writeSchema } from './project.ts';
import { printRows, type Row } from './table.ts';

const pageCount = 1000;
const linksPerPage = 60;
const runs = 3;

/** Seconds, and millions of bytes. */
const bounds = { own: 6, large: 25, memory: 500, links: 2 };

const linkRules = 'dead-links,link-form,external-links';

/** Measures, and throws when a median misses its bound. */
export function benchCheck(): Promise<void> {
  if (!existsSync(clientFolder)) throw new UsageError(`${clientFolder} not found; run npm run build first.`);
  return inBenchFolder(async (folder) => {
    const own = await step(`this site, ${runs} runs`, () => repeat('.'));
    const large = join(folder, 'large');
    await write(large, pageCount, linksPerPage);
    const thousand = await step(`${pageCount} built pages, ${pageCount * linksPerPage} links, ${runs} runs`, () => repeat(large));
    const half = join(folder, 'half');
    await write(half, pageCount / 2, linksPerPage);
    const links = await step(`${(pageCount / 2) * linksPerPage} links, ${runs} runs`, () => repeat(half, linkRules));
    printRows([
      row('this site', own, bounds.own),
      row(`${pageCount} pages`, thousand, bounds.large),
      { title: '  its peak memory', values: thousand.map(({ megabytes }) => megabytes), unit: 'MB', bound: bounds.memory },
      {
        title: `${(pageCount / 2) * linksPerPage} links, once started`,
        values: links.map(({ output }) => ownSeconds(output)),
        unit: 's',
        bound: bounds.links,
      },
    ]);
  });
}

function row(title: string, measures: readonly Measure[], bound: number): Row {
  return { title, values: measures.map(({ seconds }) => seconds), unit: 's', bound };
}

/** What the program says that it took, from the moment that its modules were there. */
function ownSeconds(output: string): number {
  return Number(/findings in ([\d.]+) s/.exec(output)?.[1]);
}

/** A project of so many built pages, half of them in each of two languages. */
async function write(root: string, pages: number, links: number): Promise<void> {
  writeSchema(root, pages / localeCodes.length, 'For the check.');
  writeMessages(root, pages / localeCodes.length);
  await writeBuiltSite(root, links);
}

async function repeat(root: string, only?: string): Promise<Measure[]> {
  const measures: Measure[] = [];
  const args = only === undefined ? [root] : [root, only];
  for (let count = 0; count < runs; count++) measures.push(await measure('scripts/bench/check-site.ts', args, '0 findings'));
  return measures;
}
