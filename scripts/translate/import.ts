/** `npm run translate -- import <file>`: writes the valid translations of a file and lists a problem for each rejected entry. */
import type { Action } from '../lib/command.ts';
import { printable } from '../lib/terminal.ts';
import { type Problem, ProblemsError } from '../model/problem.ts';
import type { Step } from '../model/write.ts';
import { type Decisions, decide } from './decide.ts';
import { type SiteFiles, writePlan } from './project.ts';
import { entriesIn, readText } from './read-file.ts';
import { stepsFor } from './steps.ts';
import { unitsIn } from './unit.ts';

export const importTexts: Action = {
  takes: 'a file that came back from a translator',
  options: [],
  async run({ word, values }) {
    const text = readText(word);
    const plan = await writePlan(values['root'] as string, (project) => planImport(project, word, text));
    console.log(outcomeOf(plan));
    const blind = plan.landings.filter(({ isBlind }) => isBlind).length;
    if (blind > 0) console.log(`${blind} replaced a translation that may be newer, because the file has no “base” column; check git diff`);
    if (plan.refused.length > 0) throw refusal(plan.refused);
  },
};

export interface ImportPlan extends Decisions {
  readonly steps: readonly Step[];
}

/** Plans an import. Throws a {@link ProblemsError} for a file that cannot be parsed. */
export function planImport(project: SiteFiles, name: string, text: string): ImportPlan {
  const { site, files } = project;
  const read = entriesIn(site, name, text);
  const units = unitsIn(project, undefined);
  const decisions = decide(site, units, read.entries);
  const refused = [...read.refused, ...decisions.refused].map(toPrintable);
  return { ...decisions, refused, steps: stepsFor(site, files, units, decisions.landings) };
}

/** Removes control characters: the texts come from outside. */
export function toPrintable({ where, found, expected, wayOut }: Problem): Problem {
  return { where: printable(where), found: printable(found), expected: printable(expected), wayOut };
}

/** `3 texts imported, 1 confirmed, 120 unchanged, 4 without a translation`. */
function outcomeOf({ landings, unchanged, empty }: Decisions): string {
  const written = landings.filter(({ unit, target }) => unit.target !== target).length;
  const confirmed = landings.length - written;
  return [
    `${written} ${written === 1 ? 'text' : 'texts'} imported`,
    ...(confirmed > 0 ? [`${confirmed} confirmed`] : []),
    `${unchanged} unchanged`,
    ...(empty > 0 ? [`${empty} without a translation`] : []),
  ].join(', ');
}

export function refusal(refused: readonly Problem[]): ProblemsError {
  const error = new ProblemsError(refused);
  error.message += `\n\n${refused.length} refused`;
  return error;
}
