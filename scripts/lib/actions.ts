/** Commands of several actions: `npm run contact -- list`. */
import { type Command, runCommand, UsageError } from './command.ts';

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
