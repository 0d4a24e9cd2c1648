/** The frame of every command: options, `--help`, and errors that end with exit code 1. */
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { printableLines } from './terminal.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

export interface Command {
  /** The command line without options: `npm run codegen`. */
  readonly name: string;
  /** The first lines of `--help`; a function if the text is slow to compute. */
  readonly summary: string | (() => Promise<string>);
  /** Each option with its help line. */
  readonly options?: Readonly<Record<string, Options[string] & { readonly help: string }>>;
  /** Words after the name, with their help lines. */
  readonly args?: Readonly<Record<string, string>>;
  readonly run: (given: { readonly values: Readonly<Record<string, unknown>>; readonly args: readonly string[] }) => Promise<void> | void;
}

/** A user error: its message is printed without a stack. */
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
    // The message may quote arguments and files.
    process.stderr.write(`${printableLines(describe(error, command))}\n`);
    process.exitCode = 1;
  }
}

function describe(error: unknown, command: Command): string {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')) {
    return `${error.message}\nSee ${callOf(command)} --help for its arguments.`;
  }
  // Errors of the system and the database have codes; codes that begin with `ERR_` are Node's, for programming errors.
  const isRefused = 'code' in error && !String(error.code).startsWith('ERR_');
  const isExpected = ['UsageError', 'ProblemsError', 'IdentityError'].includes(error.name) || isRefused;
  const wayOut = 'syscall' in error ? wayOutOf[String((error as NodeJS.ErrnoException).code)] : undefined;
  if (wayOut !== undefined) return `${error.message}; ${wayOut}, then run this again.`;
  return isExpected ? error.message : (error.stack ?? error.message);
}

const ownFiles = 'a writable file expected. Change its owner or permissions, or remove it';
const room = 'free disk space expected. Free some';
const openFiles = 'a higher limit of open files expected. Raise it (ulimit -n 4096)';

/** Expected state and way out, by the code of a system error. */
const wayOutOf: Readonly<Record<string, string>> = {
  EACCES: ownFiles,
  EPERM: ownFiles,
  EROFS: 'a writable disk expected. Move the project to one',
  ENOSPC: room,
  EDQUOT: room,
  EMFILE: openFiles,
  ENFILE: openFiles,
};

/** Returns the command line before options. Without `--`, npm would parse the options as its own. */
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

/** An action of a command: `list` in `npm run contact -- list`. */
export interface Action {
  /** The argument, as error messages name it: `the id of a message`. Without this property, the action has no argument. */
  readonly takes?: string;
  /** Set if several arguments are allowed. */
  readonly takesMany?: boolean;
  /** The option that replaces the argument. */
  readonly orElse?: string;
  /** The options of the action; options of other actions are rejected. */
  readonly options: readonly string[];
  /** `word` is the first of `words`, or an empty string. */
  readonly run: (given: {
    readonly word: string;
    readonly words: readonly string[];
    readonly values: Readonly<Record<string, unknown>>;
  }) => Promise<void>;
}

interface ActionsCommand extends Omit<Command, 'run'> {
  readonly actions: Readonly<Record<string, Action>>;
  /** Options of every action. */
  readonly common?: readonly string[];
  /** An example of an action, for error messages. */
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
