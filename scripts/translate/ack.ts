/** `npm run translate -- ack <page|key…>`: marks translations as reviewed and up to date with their source texts. */
import type { Action } from '../lib/command.ts';
import { closest, type Problem, ProblemsError } from '../model/problem.ts';
import type { Step } from '../model/write.ts';
import { type SiteFiles, writePlan } from './project.ts';
import { confirmSteps } from './steps.ts';
import { type Unit, unitsIn } from './unit.ts';

export const ack: Action = {
  takes: 'pages such as about, keys such as about.hero.title, or --all',
  takesMany: true,
  orElse: 'all',
  options: ['locale', 'all'],
  async run({ words, values }) {
    const named = values['all'] === true ? undefined : words;
    const { confirmed } = await writePlan(values['root'] as string, (project) =>
      planAck(project, named, values['locale'] as string | undefined),
    );
    console.log(`${confirmed} ${confirmed === 1 ? 'translation' : 'translations'} marked as up to date`);
  },
};

interface AckPlan {
  readonly steps: readonly Step[];
  /** Number of translations that were stale or unreviewed before. */
  readonly confirmed: number;
}

/** Plans to confirm the stale and unreviewed translations of the pages and keys in `words`, or all. Throws a {@link ProblemsError} for a word without a translation. */
export function planAck(project: SiteFiles, words: readonly string[] | undefined, locale: string | undefined): AckPlan {
  const units = unitsIn(project, locale);
  const wrong = (words ?? []).flatMap((word) => wrongWord(units, word) ?? []);
  if (wrong.length > 0) throw new ProblemsError(wrong);
  const open = units.filter(({ state }) => state === 'stale' || state === 'unreviewed');
  const named = open.filter((unit) => words?.some((word) => isAt(unit, word)) ?? true);
  return {
    steps: confirmSteps(project.site, project.files, units, new Map(named.map((unit) => [unit, unit.target]))),
    confirmed: named.length,
  };
}

function wrongWord(units: readonly Unit[], word: string): Problem | undefined {
  const named = units.filter((unit) => isAt(unit, word));
  if (named.length === 0) {
    const known = new Set(units.flatMap(({ id, bundle }) => [bundle, id]));
    const expected = `a page, a message file or a key, such as ${closest(word, [...known])}`;
    return { where: `ack ${word}`, found: `the unknown name "${word}"`, expected, wayOut: 'correct the name; nothing was written' };
  }
  if (named.some(({ state }) => state !== 'missing')) return undefined;
  return {
    where: `ack ${word}`,
    found: 'no translation',
    expected: 'a translation',
    wayOut: 'write the translation first; nothing was written',
  };
}

/** Returns true if the word is the key of the unit or a key above it. */
function isAt({ id }: Unit, word: string): boolean {
  return id === word || id.startsWith(`${word}.`);
}
