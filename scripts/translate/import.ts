/** `npm run translate -- import <file>`: lands what is right in a file of translations, and refuses the rest line by line. */

import type { Action } from '../lib/command.ts';
import { printable } from '../lib/terminal.ts';
import { type Problem, ProblemsError } from '../model/problem.ts';
import type { Step } from '../model/write.ts';
import { type Decisions, decide } from './decide.ts';
import { type Project, writePlan } from './project.ts';
import { entriesIn, readText } from './read-file.ts';
import { stepsFor } from './steps.ts';
import { unitsIn } from './unit.ts';

const unknownBase = 'no “base” says what stood there at the export; git diff shows it';

export const importTexts: Action = {
  takes: 'a file that came back from a translator',
  options: [],
  async run({ word, values }) {
    const text = readText(word);
    const plan = await writePlan(values['root'] as string, (project) => planImport(project, word, text));
    console.log(outcomeOf(plan));
    const blind = plan.landings.filter(({ isBlind }) => isBlind).length;
    if (blind > 0) console.log(`${blind} of them in the place of another, perhaps a later one: ${unknownBase}`);
    if (plan.refused.length > 0) throw refusal(plan.refused);
  },
};

export interface ImportPlan extends Decisions {
  readonly steps: readonly Step[];
}

/** What an import writes and refuses. Throws a {@link ProblemsError} for a file of which no line can be read. */
export function planImport(project: Project, name: string, text: string): ImportPlan {
  const { site, files } = project;
  const read = entriesIn(site, name, text);
  const units = unitsIn(project, undefined);
  const decisions = decide(units, site.languages, read.entries);
  const refused = [...read.refused, ...decisions.refused].map(safe);
  return { ...decisions, refused, steps: stepsFor(site, files, units, decisions.landings) };
}

/** What strangers have written, as a terminal may show it. */
function safe({ where, found, expected, wayOut }: Problem): Problem {
  return { where: printable(where), found: printable(found), expected: printable(expected), wayOut };
}

/** `3 texts landed, 1 confirmed, 120 as they were, 4 without a translation`. */
function outcomeOf({ landings, unchanged, empty }: Decisions): string {
  const written = landings.filter(({ unit, target }) => unit.target !== target).length;
  const confirmed = landings.length - written;
  return [
    `${written} ${written === 1 ? 'text' : 'texts'} landed`,
    ...(confirmed > 0 ? [`${confirmed} confirmed`] : []),
    `${unchanged} as they were`,
    ...(empty > 0 ? [`${empty} without a translation`] : []),
  ].join(', ');
}

function refusal(refused: readonly Problem[]): ProblemsError {
  const error = new ProblemsError(refused);
  error.message += `\n\n${refused.length} refused`;
  return error;
}
