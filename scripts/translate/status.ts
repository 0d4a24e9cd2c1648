/** `npm run translate -- status`: counts translations by state, and names the command that confirms the stale and unreviewed ones. */
import type { Action } from '../lib/command.ts';
import { table } from '../lib/terminal.ts';
import { readSiteFiles, type SiteFiles } from './project.ts';
import { type State, type Unit, unitsIn } from './unit.ts';

const counted: readonly State[] = ['done', 'missing', 'stale', 'unreviewed'];

export const status: Action = {
  options: ['locale'],
  async run({ values }) {
    const project = await readSiteFiles(values['root'] as string);
    console.log(statusOf(project, values['locale'] as string | undefined));
  },
};

/** Formats a table with a row for each message file and locale, and totals, then the way out for stale and unreviewed translations. */
export function statusOf(project: SiteFiles, locale: string | undefined): string {
  const units = unitsIn(project, locale);
  const locales = [...new Set(units.map((unit) => unit.locale))];
  const rows = (name: string, own: readonly Unit[]) =>
    locales.map((each) => [name, each, ...countsOf(own.filter((unit) => unit.locale === each))]);
  const pages = project.site.bundles.flatMap(({ id }) =>
    rows(
      id,
      units.filter(({ bundle }) => bundle === id),
    ),
  );
  const counts = table([['page', 'locale', ...counted], ...pages, ...rows('total', units)], { isNumeric: true });
  const waysOut = (['stale', 'unreviewed'] as const).flatMap((each) => {
    const own = [...new Set(units.filter(({ state }) => state === each).map(({ bundle }) => bundle))];
    return own.length === 0 ? [] : [`\n\nRevise the ${each} translations if needed, then run npm run translate -- ack ${own.join(' ')}`];
  });
  return counts + waysOut.join('');
}

function countsOf(units: readonly Unit[]): string[] {
  return counted.map((state) => String(units.filter((unit) => unit.state === state).length));
}
