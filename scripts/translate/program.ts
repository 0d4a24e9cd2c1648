/** Runs a program that reads requests as JSON lines and answers with JSON lines. */
import { type ChildProcess, spawn } from 'node:child_process';
import { z } from 'zod';
import { linesOf } from '../lib/lines.ts';
import { printable } from '../lib/terminal.ts';
import { type Placeless, type Problem, short } from '../model/problem.ts';

export interface Answer {
  readonly id: string;
  readonly text: string;
  /** Its line in the output, from 1. */
  readonly line: number;
}

export interface Answers {
  readonly answers: readonly Answer[];
  /** Problems of the output, and of the end of the program. */
  readonly faults: readonly Problem[];
  /** True if a signal has ended this work. */
  readonly isInterrupted: boolean;
}

const answer = z.object({ id: z.string(), text: z.string() });

/** Milliseconds between SIGTERM and SIGKILL. */
const killAfterMs = 5_000;

/** Maximum length of a line of output: longer ones are no answers, and would fill the memory. */
const longestLine = 1_000_000;

/**
 * Runs a command of the shell, writes the requests to its standard input, and returns its answers; its standard error is that of this
 * process. Calls `onAnswer` with the number of answers so far. A first signal to this process ends the program, a second one kills it:
 * the answers until then are returned.
 */
export async function ask(command: string, requests: readonly object[], onAnswer: (count: number) => void): Promise<Answers> {
  // With a process group of its own, the programs that the shell starts end with it.
  const child = spawn(command, { shell: true, detached: process.platform !== 'win32', stdio: ['pipe', 'pipe', 'inherit'] });
  const answers: Answer[] = [];
  const garbage: { readonly line: number; readonly text: string }[] = [];
  let [interruption, isTooLong, count, rest]: [NodeJS.Signals | undefined, boolean, number, string] = [undefined, false, 0, ''];
  const stop = (signal: NodeJS.Signals) => {
    endGroup(child, signal);
    if (signal === 'SIGKILL') child.stdout.destroy();
    else setTimeout(stop, killAfterMs, 'SIGKILL').unref();
  };
  const interrupt = (signal: NodeJS.Signals) => {
    stop(interruption === undefined ? 'SIGTERM' : 'SIGKILL');
    interruption = signal;
  };
  const read = (line: string) => {
    count++;
    if (line.trim() === '') return;
    const parsed = answer.safeParse(jsonOf(line));
    if (parsed.success) onAnswer(answers.push({ ...parsed.data, line: count }));
    else garbage.push({ line: count, text: garbage.length === 0 ? short(printable(line)) : '' });
  };
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    const lines = linesOf(rest + text);
    rest = lines.pop() ?? '';
    lines.forEach(read);
    if (rest.length <= longestLine) return;
    isTooLong = true;
    rest = '';
    stop('SIGKILL');
  });
  // The end of a program that does not read its input is reported below.
  child.stdin.on('error', () => {});
  child.stdin.end(requests.map((request) => `${JSON.stringify(request)}\n`).join(''));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, interrupt);
  const end = await new Promise<string | undefined>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve(signal ?? (code === 0 ? undefined : `exit code ${code}`)));
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.off(signal, interrupt);
  if (interruption === undefined && rest !== '') read(rest);
  const wayOut = 'correct the program, and run the command again; valid answers are kept';
  const ends: Placeless[] =
    interruption !== undefined
      ? [
          {
            found: `an interruption (${interruption})`,
            expected: 'the end of the program',
            wayOut: 'run the command again; valid answers are kept',
          },
        ]
      : isTooLong
        ? [{ found: `a line of more than ${longestLine} characters`, expected: 'an answer on each line', wayOut }]
        : end === undefined
          ? []
          : [{ found: `an end with ${end}`, expected: 'exit code 0', wayOut }];
  const faults = [...garbageFault(garbage), ...ends].map((fault) => ({ where: `--with "${command}"`, ...fault }));
  return { answers, faults, isInterrupted: interruption !== undefined };
}

function endGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (process.platform === 'win32' || child.pid === undefined) child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // The group has ended.
  }
}

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** Returns one problem for all lines that are no answers. */
function garbageFault(lines: readonly { readonly line: number; readonly text: string }[]): Placeless[] {
  const [first] = lines;
  if (!first) return [];
  const what = lines.length === 1 ? `line ${first.line}` : `${lines.length} lines, the first line ${first.line}`;
  return [
    {
      found: `output that is no answer: ${what}, “${first.text}”`,
      expected: '{"id": "<key>", "text": "<translation>"} on each line',
      wayOut: 'print other output to standard error',
    },
  ];
}
