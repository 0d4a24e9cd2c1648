/** `npm run translate -- export`: what there is to translate, as files that tools of translators and spreadsheets open. */
import { writeSteps } from '../codegen/write.ts';
import type { Action } from '../lib/actions.ts';
import { UsageError } from '../lib/command.ts';
import { writeCsv } from './csv/write.ts';
import { keepAside } from './keep-aside.ts';
import { type Project, readProject } from './project.ts';
import { type State, states, type Unit, unitsIn } from './unit.ts';
import { writeXliff } from './xliff/write.ts';

const formats = ['xliff', 'csv'] as const;
export type Format = (typeof formats)[number];

const endings: Readonly<Record<Format, string>> = { xliff: 'xlf', csv: 'csv' };

/** Where exported files are, from the project folder. */
export const folder = 'translations';

export const exportTexts: Action = {
  options: ['format', 'locale', 'only'],
  async run({ values }) {
    const root = values['root'] as string;
    const format = formatOf(values['format'] as string | undefined);
    const only = onlyOf(values['only'] as string | undefined);
    const project = await readProject(root);
    const all = unitsIn(project, values['locale'] as string | undefined);
    const chosen = all.filter(({ state }) => only.includes(state));
    if (chosen.length === 0) return console.log(`nothing to export: no text is ${only.join(' or ')}`);
    const units = chosen.filter(({ source }) => source !== '');
    for (const locale of new Set(units.map((unit) => unit.locale))) {
      const own = units.filter((unit) => unit.locale === locale);
      const path = `${folder}/${locale}.${endings[format]}`;
      const existing = keepAside(root, path, project, all);
      writeSteps(root, existing, [{ path, text: printUnits(project, own, format, locale) }]);
      console.log(`wrote   ${path}: ${tally(own)}`);
    }
    const left = new Set(chosen.flatMap(({ id, source }) => (source === '' ? [id] : []))).size;
    if (left > 0) console.log(`left    ${texts(left)} of which the source, in ${project.site.defaultLocale}, is not written yet`);
  },
};

/** The file of a locale's units. */
export function printUnits({ site }: Project, units: readonly Unit[], format: Format, locale: string): string {
  return format === 'csv' ? writeCsv(units) : writeXliff(units, site.defaultLocale, locale);
}

/** `12 texts: 2 missing, 1 stale, 9 done`. */
function tally(units: readonly Unit[]): string {
  const counts = states.map((state) => `${units.filter((unit) => unit.state === state).length} ${state}`);
  return `${texts(units.length)}: ${counts.join(', ')}`;
}

/** `1 text`, `12 texts`. */
function texts(count: number): string {
  return `${count} ${count === 1 ? 'text' : 'texts'}`;
}

function formatOf(given: string | undefined): Format {
  const format = formats.find((each) => each === given);
  if (format) return format;
  const found = given === undefined ? 'no --format' : `--format is "${given}"`;
  throw new UsageError(`${found}; ${formats.join(' or ')} expected. Take xliff for tools of translators, csv for spreadsheets.`);
}

function onlyOf(given: string | undefined): readonly State[] {
  if (given === undefined) return states;
  const named = given.split(',').map((name) => name.trim());
  const wrong = named.find((name) => !states.some((state) => state === name));
  if (wrong === undefined) return states.filter((state) => named.includes(state));
  throw new UsageError(`--only is "${given}"; some of ${states.join(',')} expected, such as --only missing,stale. Leave it out for all.`);
}
