/** Every fault before those who are to catch it. */

import type { Problem } from '../../../scripts/lib/problem.ts';
import { step } from '../../../scripts/lib/steps.ts';
import { makeCopy } from '../../support/copy.ts';
import type { Fault, Kind, Room } from '../fault.ts';
import type { Ground } from '../ground.ts';
import type { Planted } from '../plant.ts';
import { judge, type Verdict } from '../verdict.ts';
import { lookAtCode } from './code.ts';
import { lookByCompiler } from './compiler.ts';
import { lookAtMessages } from './messages.ts';
import { lookAtRelease } from './release.ts';
import { lookAtSchema } from './schema.ts';
import { lookAtSite } from './site.ts';
import { lookByKnip } from './unused.ts';

export interface Judged {
  readonly kind: Kind;
  readonly verdicts: readonly Verdict[];
}

type Look = (ground: Ground, faults: readonly Fault[], say: (done: number) => void) => Promise<(readonly Problem[])[]>;

const rooms: Readonly<Record<Room, Look>> = {
  messages: oneByOne(lookAtMessages),
  schema: oneByOne(lookAtSchema),
  code: oneByOne(lookAtCode),
  site: oneByOne(lookAtSite),
  release: oneByOne(lookAtRelease),
  unused: (ground, faults) => inCopy((copy) => lookByKnip(copy, ground, faults)),
  compiler: (_, faults, say) => inCopy((copy) => lookByCompiler(copy, faults, say)),
};

/** Room by room, with a line for each when it is done; on a terminal, with how far it is. */
export async function lookAtAll(planted: readonly Planted[], ground: Ground): Promise<Judged[]> {
  const found = new Map<Fault, readonly Problem[]>();
  for (const room of Object.keys(rooms) as Room[]) {
    const faults = planted.filter(({ kind }) => kind.room === room).flatMap((each) => each.faults);
    if (faults.length === 0) continue;
    await step(`${room}: ${faults.length} faults`, async () => {
      const problems = await rooms[room](ground, faults, (done) => progress(`${room}: ${done} of ${faults.length} faults`));
      for (const [index, fault] of faults.entries()) found.set(fault, problems[index] ?? []);
    });
  }
  return planted.map(({ kind, faults }) => ({ kind, verdicts: faults.map((fault) => judge(kind, fault, found.get(fault) ?? [])) }));
}

function oneByOne(look: (ground: Ground, fault: Fault) => readonly Problem[] | Promise<readonly Problem[]>): Look {
  return async (ground, faults, say) => {
    const found: (readonly Problem[])[] = [];
    for (const fault of faults) {
      found.push(await look(ground, fault));
      say(found.length);
    }
    return found;
  };
}

async function inCopy<T>(work: (copy: ReturnType<typeof makeCopy>) => Promise<T>): Promise<T> {
  const copy = makeCopy('mutation', ['tests', '.knip.jsonc']);
  try {
    return await work(copy);
  } finally {
    copy.remove();
  }
}

function progress(said: string): void {
  if (process.stdout.isTTY) process.stdout.write(`\r… ${said} `);
}
