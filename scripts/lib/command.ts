/** The frame of every command: options, `--help`, and errors that end with exit code 1. */
import { type ParseArgsConfig, parseArgs } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;

export interface Command {
  /** How it is called: `npm run codegen`. */
  readonly name: string;
  /** What it does; asked for by `--help` alone where it takes a while to say. */
  readonly summary: string | (() => Promise<string>);
  /** Each option with its help line. */
  readonly options?: Readonly<Record<string, Options[string] & { readonly help: string }>>;
  /** Words after the name, with their help lines. */
  readonly args?: Readonly<Record<string, string>>;
  readonly run: (given: { readonly values: Readonly<Record<string, unknown>>; readonly args: readonly string[] }) => Promise<void> | void;
}

/** A mistake of the person at the terminal: its message is shown without a stack. */
export class UsageError extends Error {
  override readonly name: string = 'UsageError';
}

/** Runs a command with the arguments of this process. */
export async function runCommand(command: Command): Promise<void> {
  try {
    const { values, positionals } = parseArgs({
      options: { ...command.options, help: { type: 'boolean', short: 'h' } },
      allowPositionals: command.args !== undefined,
    });
    if (values['help'] === true) process.stdout.write(await helpOf(command));
    else await command.run({ values, args: positionals });
  } catch (error) {
    process.stderr.write(`${describe(error, command)}\n`);
    process.exitCode = 1;
  }
}

function describe(error: unknown, command: Command): string {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')) {
    return `${error.message}\nSee ${callOf(command)} --help for what it takes.`;
  }
  // What the system and the database refuse has a code of theirs; `ERR_…` is Node's own, for a mistake in a program.
  const isRefused = 'code' in error && !String(error.code).startsWith('ERR_');
  const isExpected = ['UsageError', 'ProblemsError', 'IdentityError'].includes(error.name) || isRefused;
  const wayOut = 'syscall' in error ? wayOutOf[String((error as NodeJS.ErrnoException).code)] : undefined;
  if (wayOut !== undefined) return `${error.message}; ${wayOut}, then run this again.`;
  return isExpected ? error.message : (error.stack ?? error.message);
}

const ownFiles = 'what whoever runs this may write expected. Correct its owner or its permissions, or remove it';
const room = 'room on the disk expected. Make some';
const openFiles = 'more files open at once expected. Allow them (ulimit -n 4096)';

/** What is expected of a file that the system refuses, and the way out, by the code of its error. */
const wayOutOf: Readonly<Record<string, string>> = {
  EACCES: ownFiles,
  EPERM: ownFiles,
  EROFS: 'a disk that can be written expected. Put the project on one',
  ENOSPC: room,
  EDQUOT: room,
  EMFILE: openFiles,
  ENFILE: openFiles,
};

/** What options and words follow: npm keeps those that come without two hyphens for itself. */
function callOf({ name }: Command): string {
  return name.startsWith('npm ') ? `${name} --` : name;
}

async function helpOf(command: Command): Promise<string> {
  const args = Object.entries(command.args ?? {});
  const options = Object.entries(command.options ?? {});
  const rows = [...args, ...options.map(([name, { help }]) => [`--${name}`, help] as const), ['--help', 'this page'] as const];
  const width = Math.max(...rows.map(([name]) => name.length)) + 2;
  const summary = typeof command.summary === 'string' ? command.summary : await command.summary();
  const taken = [...(args.length > 0 ? ['<what>'] : []), ...(options.length > 0 ? ['[options]'] : [])];
  const call = taken.length > 0 ? [callOf(command), ...taken].join(' ') : command.name;
  return `${summary}\n\n  ${call}\n\n${rows.map(([name, help]) => `  ${name.padEnd(width)}${help}`).join('\n')}\n`;
}

/** What one word after the name of a command does. */
export interface Action {
  /** The word that follows its own, as an error names it: `the id of a message`. None may follow without. */
  readonly takes?: string;
  /** Whether more of them may follow. */
  readonly takesMany?: boolean;
  /** The option that stands in for that word. */
  readonly orElse?: string;
  /** Its options; those of other actions are refused. */
  readonly options: readonly string[];
  /** `word` is the first of `words`, the empty text if there is none. */
  readonly run: (given: {
    readonly word: string;
    readonly words: readonly string[];
    readonly values: Readonly<Record<string, unknown>>;
  }) => Promise<void>;
}

interface ActionsCommand extends Omit<Command, 'run'> {
  readonly actions: Readonly<Record<string, Action>>;
  /** Options that every action takes. */
  readonly common?: readonly string[];
  /** An action to try, as an error names it. */
  readonly example: string;
}

/** Runs the action that the arguments of this process name. */
export async function runActions({ actions, common = [], example, ...command }: ActionsCommand): Promise<void> {
  await runCommand({
    ...command,
    async run({ values, args: [name = '', ...rest] }) {
      const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
      if (!action) {
        const found = name === '' ? 'No action named' : `"${name}" is no action`;
        throw new UsageError(`${found}; expected one of: ${Object.keys(actions).join(', ')}. Run ${command.name} -- ${example}, for one.`);
      }
      const given = Object.keys(values).filter((option) => !common.includes(option));
      refuseOptions(name, actions, given);
      const isWordReplaced = action.orElse !== undefined && values[action.orElse] === true;
      const words = checkWords(`${command.name} -- --help`, name, isWordReplaced ? {} : action, rest);
      await action.run({ word: words[0] ?? '', words, values });
    },
  });
}

function refuseOptions(name: string, actions: ActionsCommand['actions'], given: readonly string[]): void {
  for (const option of given) {
    if (actions[name]?.options.includes(option)) continue;
    const owner = Object.keys(actions).find((other) => actions[other]?.options.includes(option));
    throw new UsageError(`${name} takes no --${option}; that is an option of ${owner}. Leave it out.`);
  }
}

function checkWords(help: string, name: string, { takes, takesMany }: Pick<Action, 'takes' | 'takesMany'>, words: readonly string[]) {
  const isRight = takesMany ? words.length > 0 : words.length === (takes === undefined ? 0 : 1);
  if (isRight) return words;
  const found = words.length === 0 ? 'nothing' : `"${words.join(' ')}"`;
  throw new UsageError(`After ${name}: ${found} found; ${takes ?? 'nothing'} expected. See ${help}.`);
}
