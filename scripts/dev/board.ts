/** What is wrong while somebody works on the site: said in the terminal, and over every page that is open. */
import type { HotPayload, WebSocketServer } from 'vite';
import { formatProblem, type Problem } from '../lib/problem.ts';
import { overlay } from './overlay.ts';

/** Who says it: a page that could not be rendered, a file that could not be read, codegen, or the rules. */
export type Source = `page ${string}` | `file ${string}` | 'codegen' | 'rules';

/** Said once the whole project has been looked at for the first time, and nothing found. */
export const soundLine = '  ➜  Checks: nothing wrong';

export interface Board {
  /** Replaces all that a source had to say. */
  readonly set: (source: Source, problems: readonly Problem[]) => void;
  /** Forgets what was said of pages: they are about to be rendered anew. */
  readonly forgetPages: () => void;
  /** What codegen and the rules have said is about files as they were: no page that opens now hears it, until they have looked again. */
  readonly awaitFindings: () => void;
  /** Codegen and the rules have looked at the files as they are: every open page hears what is wrong, or that nothing is. */
  readonly settleFindings: () => void;
}

/** The board of a server whose pages listen at `sockets`, for the project in `root`. */
export function createBoard(sockets: WebSocketServer, root: string): Board {
  const said = new Map<Source, readonly Problem[]>();
  let isWaiting = false;
  let hasLooked = false;
  let printed = new Set<string>();

  /** What is known to be wrong now: of codegen and the rules nothing, until they have looked again. */
  const wrong = () => {
    const sources = [...said.keys()].filter((source) => !isWaiting || (source !== 'codegen' && source !== 'rules'));
    // A page that cannot be rendered comes first: it is what whoever looks at it wants to know.
    sources.sort((a, b) => Number(b.startsWith('page ')) - Number(a.startsWith('page ')));
    const problems = sources.flatMap((source) => said.get(source) ?? []);
    return [...new Map(problems.map((problem) => [identityOf(problem), problem])).values()];
  };
  const errors = () => wrong().filter(({ severity }) => severity !== 'advice');

  const print = () => {
    const now = new Set(wrong().map(formatProblem));
    for (const text of now) if (!printed.has(text)) console.error(`\n${text}`);
    if (printed.size > 0 && now.size === 0 && !isWaiting) console.log('\n✓ all mended');
    // What was printed before a look is not printed again after it.
    printed = isWaiting ? new Set([...printed, ...now]) : now;
  };
  const tell = (message: HotPayload) => {
    // With no page open, Vite would keep it for the next one, mended or not.
    if (sockets.clients.size > 0) sockets.send(message);
  };
  const show = () => {
    print();
    const found = errors();
    if (found.length > 0) tell({ type: 'error', err: overlay(found, root) });
  };

  sockets.on('vite:client:connect', (_data, client) => {
    const found = errors();
    if (found.length > 0) client.send({ type: 'error', err: overlay(found, root) });
  });

  return {
    set(source, problems) {
      if (problems.length === 0) said.delete(source);
      else said.set(source, problems);
      // A page over which it was said loads again for what is sound: told of both, it would twice.
      if (source.startsWith('file ')) show();
    },
    forgetPages() {
      for (const source of said.keys()) if (source.startsWith('page ')) said.delete(source);
    },
    awaitFindings() {
      isWaiting = true;
    },
    settleFindings() {
      isWaiting = false;
      show();
      // An update of nothing takes the overlay away.
      if (errors().length === 0) tell({ type: 'update', updates: [] });
      if (!hasLooked && wrong().length === 0) console.log(soundLine);
      hasLooked = true;
    },
  };
}

/** Two that read a file may both find what is wrong with it, one of them by a rule that has a name. */
function identityOf({ rule, ...problem }: Problem): string {
  return formatProblem(problem);
}
