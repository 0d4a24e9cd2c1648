/**
 * Child process of the desk: keeps the schema, the texts and the rules in memory. Modules stay loaded in a process, so a changed schema
 * needs a new process, which replaces the old one as soon as the new schema has no mistake.
 */
import { textRuleNames } from '../check/text-findings.ts';
import type { Files } from '../model/generated-files.ts';
import { locateProblems } from '../model/locate.ts';
import { formatProblem, ProblemsError } from '../model/problem.ts';
import { type Desk, openDesk } from './desk.ts';
import type { DeskText } from './protocol.ts';
import { type Answer, answer } from './requests.ts';

/** A message to the process: a request, or news of changed message files. */
export type ToWorker =
  /** First: the message files when the user opened the desk. */
  | { readonly kind: 'open'; readonly atStart: Files }
  | { readonly kind: 'request'; readonly number: number; readonly name: string; readonly body: unknown }
  | { readonly kind: 'changed' };

/** A message from the process. */
export type FromWorker =
  /** `textRules`: names of the rules whose findings the texts have. */
  | { readonly kind: 'ready'; readonly textRules: readonly string[] }
  /** The schema or the message files have mistakes; the process ends. */
  | { readonly kind: 'refused'; readonly problems: readonly string[] }
  | ({ readonly kind: 'answer'; readonly number: number } & Answer)
  /** Texts that have changed on disk, or whose findings are known now. */
  | { readonly kind: 'texts'; readonly texts: readonly DeskText[] }
  /** Message files that cannot be read; none once they are mended. */
  | { readonly kind: 'problems'; readonly problems: readonly string[] };

const root = process.cwd();
const send = (message: FromWorker) => process.send?.(message);

let isSweeping = false;

process.on('disconnect', () => process.exit());

/** Requests that only read the history of git, which takes longer than a pause in typing. */
const besides = ['last-change'];

// One message at a time, in their order: a save must not meet a refresh.
let desk: Desk | undefined;
let last: Promise<unknown> = Promise.resolve();
process.on('message', (message: ToWorker) => {
  if (message.kind === 'request' && besides.includes(message.name) && desk) return void reply(desk, message);
  last = last.then(async () => {
    if (message.kind === 'open') desk = await open(message.atStart);
    else if (desk) await (message.kind === 'changed' ? refresh(desk) : reply(desk, message));
  });
});

async function open(atStart: Files): Promise<Desk | undefined> {
  try {
    const opened = await openDesk(root, process.env, atStart);
    send({ kind: 'ready', textRules: textRuleNames });
    void sweep(opened);
    return opened;
  } catch (error) {
    if (!(error instanceof ProblemsError)) throw error;
    const { problems } = await locateProblems(root, error);
    send({ kind: 'refused', problems: problems.map(formatProblem) });
    return undefined;
  }
}

async function reply(desk: Desk, { number, name, body }: Extract<ToWorker, { readonly kind: 'request' }>): Promise<void> {
  try {
    send({ kind: 'answer', number, ...(await answer(desk, name, body)) });
  } catch (error) {
    console.error(error);
    send({ kind: 'answer', number, status: 500, body: 'The desk failed; its terminal shows the error. Your text is kept as a draft.' });
  }
  void sweep(desk);
}

async function refresh(desk: Desk): Promise<void> {
  const texts = await desk.refresh();
  if (texts.length > 0) send({ kind: 'texts', texts });
  send({ kind: 'problems', problems: (await locateProblems(root, new ProblemsError(desk.problems()))).problems.map(formatProblem) });
  void sweep(desk);
}

/** Examines all texts in turn, and lets requests in after each. */
async function sweep(desk: Desk): Promise<void> {
  if (isSweeping) return;
  isSweeping = true;
  for (let found = desk.sweep(); found !== undefined; found = desk.sweep()) {
    if (found.length > 0) send({ kind: 'texts', texts: found });
    await new Promise(setImmediate);
  }
  isSweeping = false;
}
