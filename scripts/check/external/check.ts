/** Asking for every external link of a project. */
import { join } from 'node:path';
import { UsageError } from '../../lib/command.ts';
import { type Environment, readProject } from '../project.ts';
import { identityOf } from '../site/identity.ts';
import type { Answer } from './answer.ts';
import { ask, unasked } from './ask.ts';
import { openCache } from './cache.ts';
import { externalLinks } from './links.ts';
import { type Asked, report } from './report.ts';
import type { Network } from './request.ts';
import { type Clock, createTurns } from './turns.ts';

interface Errand extends Omit<Network, 'userAgent'> {
  /** The project folder. */
  readonly root: string;
  /** The folder of the built site. */
  readonly client: string;
  readonly environment: Environment;
  /** What answered so lately is not asked again. */
  readonly maxAgeMs: number;
  /** What a host is left alone after a request. */
  readonly pauseMs: number;
  readonly clock: Clock;
}

export interface Outcome {
  readonly text: string;
  /** Whether a link is dead. */
  readonly isBroken: boolean;
}

/**
 * Asks, and says what came of it. Throws a `ProblemsError` for a project that codegen would refuse, and a {@link UsageError} when
 * it is not built, or when no host at all can be reached.
 */
export async function checkExternal({ root, client, environment, maxAgeMs, pauseMs, clock, ...network }: Errand): Promise<Outcome> {
  const project = await readProject(root, environment);
  const links = await externalLinks(project, client);
  const cache = openCache(join(root, '.cache/external-links.json'), maxAgeMs, clock.now());
  const inTurn = createTurns(pauseMs, clock);
  const tired = new Set<string>();
  const asking = { ...network, userAgent: `link check of ${identityOf(project).origin}` };
  let recalled = 0;
  const answers = await Promise.all(
    [...links.keys()].sort().map(async (address): Promise<[string, Answer]> => {
      const known = cache.recall(address);
      if (known) {
        recalled++;
        return [address, known];
      }
      const answer = await ask(address, asking, inTurn, tired);
      cache.keep(address, answer);
      return [address, answer];
    }),
  );
  const asked: Asked = { answers: new Map(answers), recalled };
  refuseOffline(answers);
  cache.save();
  return { text: await report(root, links, asked), isBroken: answers.some(([, { verdict }]) => verdict === 'dead') };
}

/** Codes of a network that fails for everybody; a name that cannot be looked up may be one of them. */
const offline = new Set(['ENOTFOUND', 'EAI_AGAIN', 'ENETUNREACH', 'EHOSTUNREACH', 'ENETDOWN']);

/** Where nothing answers, it is not the links that are to blame. */
function refuseOffline(answers: readonly (readonly [string, Answer])[]): void {
  const asked = answers.filter(([, { failure = '' }]) => unasked[failure] === undefined);
  const hosts = new Set(asked.map(([address]) => new URL(address).host));
  if (hosts.size < 2 || !asked.every(([, { failure = '', hops }]) => hops.length === 0 && offline.has(failure))) return;
  throw new UsageError(
    `None of ${hosts.size} hosts can be reached (${asked[0]?.[1].said}). Is this machine online? Nothing was found out; try again when it is.`,
  );
}
