/** `npm run translate -- status`: how far the translations are. */
import type { Action } from '../lib/command.ts';
import { table } from '../lib/terminal.ts';
import { type Project, readProject } from './project.ts';
import { type State, type Unit, unitsIn } from './unit.ts';

const counted: readonly State[] = ['done', 'missing', 'stale'];

export const status: Action = {
  options: ['locale'],
  async run({ values }) {
    const project = await readProject(values['root'] as string);
    console.log(statusOf(project, values['locale'] as string | undefined));
  },
};

/** A table with a row for each message file and locale, and totals. */
export function statusOf(project: Project, locale: string | undefined): string {
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
  return table([['page', 'locale', ...counted], ...pages, ...rows('total', units)], { isNumeric: true });
}

function countsOf(units: readonly Unit[]): string[] {
  return counted.map((state) => String(units.filter((unit) => unit.state === state).length));
}
