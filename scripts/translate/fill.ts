/** `npm run translate -- fill --with <command>`: has a program translate the missing texts, and writes the valid answers as unreviewed. */
import { usedPlaceholders } from '../../schema/language/placeholders.ts';
import { type Action, UsageError } from '../lib/command.ts';
import { groupBy } from '../lib/maps.ts';
import { progress } from '../lib/terminal.ts';
import { adviceOn } from '../model/messages/context.ts';
import { closest, type Problem } from '../model/problem.ts';
import type { Step } from '../model/write.ts';
import { decide } from './decide.ts';
import { baseOf, type Entry } from './entry.ts';
import { termsIn } from './glossary.ts';
import { refusal, toPrintable } from './import.ts';
import { type Answer, type Answers, ask } from './program.ts';
import { readSiteFiles, type SiteFiles, writePlan } from './project.ts';
import { stepsFor } from './steps.ts';
import { type Unit, unitsIn } from './unit.ts';

export const fill: Action = {
  options: ['locale', 'with'],
  async run({ values }) {
    const root = values['root'] as string;
    const command = values['with'] as string | undefined;
    if (command === undefined) {
      throw new UsageError(
        'no --with; a command that translates expected. Run npm run translate -- fill --with "node translate.mjs", for one.',
      );
    }
    const units = unitsIn(await readSiteFiles(root), values['locale'] as string | undefined);
    const missing = units.filter(({ state, source }) => state === 'missing' && source !== '');
    if (missing.length === 0) return console.log('Nothing to fill: no text is missing.');
    const problems: Problem[] = [];
    for (const [locale, asked] of groupBy(missing, (unit) => unit.locale)) {
      const show = progress(asked.length, `answers in ${locale}`);
      const answers = await ask(command, asked.map(requestOf), show);
      show();
      const { refused, written } = await writePlan(root, (project) => planFill(project, asked, answers));
      console.log(`${written} unreviewed ${written === 1 ? 'text' : 'texts'} written in ${locale}`);
      if (written > 0) console.log(`Revise them, then run npm run translate -- ack --all --locale ${locale}`);
      problems.push(...refused);
      if (answers.isInterrupted) break;
    }
    if (problems.length > 0) throw refusal(problems.map(toPrintable));
  },
};

/** Returns the line for a text in the input of the program, as README.md documents it. */
export function requestOf(unit: Unit) {
  const { id, locale, sourceLocale, source, addresses, leaf, before, after } = unit;
  return {
    id,
    locale,
    sourceLocale,
    source,
    pages: addresses,
    note: adviceOn(leaf.meta).join(' '),
    ...(leaf.meta.max !== undefined && { limit: leaf.meta.max }),
    glossary: termsIn(unit),
    placeholders: usedPlaceholders(source),
    before,
    after,
  };
}

interface FillPlan {
  readonly steps: readonly Step[];
  readonly refused: readonly Problem[];
  readonly written: number;
}

/** Plans to write the valid answers about the texts in `asked`, which are of one locale, and lists the others. */
export function planFill(project: SiteFiles, asked: readonly Unit[], { answers, faults }: Answers): FillPlan {
  const known = new Map(asked.map((unit) => [unit.id, unit]));
  const units = unitsIn(project, undefined);
  const entries = answers.flatMap(({ id, text, line }): Entry[] => {
    const unit = known.get(id);
    const { locale, source } = unit ?? {};
    if (locale === undefined || source === undefined) return [];
    return [{ id, locale, source, target: text, base: baseOf(''), isChecked: false, where: whereOf(line) }];
  });
  const unknown = answers.filter(({ id }) => !known.has(id)).map((answer) => unknownId(answer, [...known.keys()]));
  const { landings, refused } = decide(project.site, units, entries);
  return {
    steps: stepsFor(project.site, project.files, units, landings, { isUnreviewed: true }),
    refused: [...faults, ...unknown, ...refused, ...unanswered(asked, answers)],
    written: landings.length,
  };
}

const whereOf = (line: number) => `line ${line} of the output`;

function unknownId({ id, line }: Answer, ids: readonly string[]): Problem {
  const expected = `the id of a text that was asked for: ${closest(id, ids)}`;
  return { where: whereOf(line), found: `the unknown id "${id}"`, expected, wayOut: 'answer with the id of the request' };
}

/** Number of keys that a problem names. */
const named = 5;

/** Returns one problem for all texts without an answer. */
function unanswered(asked: readonly Unit[], answers: readonly Answer[]): Problem[] {
  const [locale] = asked.map((unit) => unit.locale);
  const answered = new Set(answers.filter(({ text }) => text !== '').map(({ id }) => id));
  const left = asked.filter(({ id }) => !answered.has(id)).map(({ id }) => id);
  if (left.length === 0) return [];
  const more = left.length > named ? ` and ${left.length - named} more` : '';
  return [
    {
      where: `generated/messages/${locale}`,
      found: `no answer for ${left.length} of ${asked.length} texts: ${left.slice(0, named).join(', ')}${more}`,
      expected: 'an answer for each text',
      wayOut: `run the command again, which asks for missing texts only; npm run translate -- export --format csv --only missing --locale ${locale} lists them`,
    },
  ];
}
