/** `npm run translate -- export`: writes the texts to translate as XLIFF or CSV. */
import { existsSync, readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Action, UsageError } from '../lib/command.ts';
import { groupBy } from '../lib/maps.ts';
import type { Files } from '../model/generated-files.ts';
import { ProblemsError } from '../model/problem.ts';
import type { SiteModel } from '../model/site-model.ts';
import { writeSteps } from '../model/write.ts';
import { writeCsv } from './csv.ts';
import { decide, isAsItWas, nameOf } from './decide.ts';
import { isUntouched } from './entry.ts';
import { type Pictures, takePictures } from './pictures.ts';
import { readSiteFiles, type SiteFiles } from './project.ts';
import { entriesIn, readText } from './read-file.ts';
import { type State, states, type Unit, unitsIn } from './unit.ts';
import { writeXliff } from './xliff.ts';

const formats = ['xliff', 'csv'] as const;
export type Format = (typeof formats)[number];

const endings: Readonly<Record<Format, string>> = { xliff: 'xlf', csv: 'csv' };

/** Folder of the exported files, from the project folder. */
export const folder = 'translations';

export const exportTexts: Action = {
  options: ['format', 'locale', 'only', 'screenshots'],
  async run({ values }) {
    const root = values['root'] as string;
    const format = formatOf(values['format'] as string | undefined);
    const only = onlyOf(values['only'] as string | undefined);
    const project = await readSiteFiles(root);
    const all = unitsIn(project, values['locale'] as string | undefined);
    const chosen = all.filter(({ state }) => only.includes(state));
    if (chosen.length === 0) return console.log(`Nothing to export: no text is ${only.join(' or ')}.`);
    const units = chosen.filter(({ source }) => source !== '');
    if (values['screenshots'] === true && format !== 'xliff')
      throw new UsageError(
        `--screenshots with --format ${format}; --format xliff expected. Use --format xliff, whose units refer to pictures.`,
      );
    const pictures = new Map<string, Pictures>();
    for (const locale of values['screenshots'] === true ? new Set(units.map((unit) => unit.sourceLocale)) : [])
      pictures.set(locale, await takePictures(root, folder, project.site, locale));
    for (const [name, own] of groupBy(units, (unit) => fileName(unit, project.site))) {
      const path = `${folder}/${name}.${endings[format]}`;
      const existing = keepWork(root, path, project, all);
      writeSteps(root, existing, [
        { path, text: printUnits(project, own, format, own[0]?.locale ?? '', pictures.get(own[0]?.sourceLocale ?? '')) },
      ]);
      console.log(`wrote   ${path}: ${tally(own)}`);
    }
    const left = groupBy(
      chosen.filter(({ source }) => source === ''),
      ({ sourceLocale }) => sourceLocale,
    );
    for (const [locale, own] of left)
      console.log(`skipped ${texts(new Set(own.map(({ id }) => id)).size)} without a source text in ${locale}`);
  },
};

/** Returns `de`, or `de-from-en` for texts that the default locale lacks: an XLIFF file has one source language. */
export function fileName({ locale, sourceLocale }: Unit, { defaultLocale }: SiteModel): string {
  return sourceLocale === defaultLocale ? locale : `${locale}-from-${sourceLocale}`;
}

/** Prints units with one source locale. */
export function printUnits({ site }: SiteFiles, units: readonly Unit[], format: Format, locale: string, pictures?: Pictures): string {
  return format === 'csv' ? writeCsv(units) : writeXliff(units, units[0]?.sourceLocale ?? site.defaultLocale, locale, pictures);
}

/** `12 texts: 2 missing, 1 stale, 9 done`. */
function tally(units: readonly Unit[]): string {
  const counts = states.map((state) => `${units.filter((unit) => unit.state === state).length} ${state}`);
  return `${texts(units.length)}: ${counts.join(', ')}`;
}

function texts(count: number): string {
  return `${count} ${count === 1 ? 'text' : 'texts'}`;
}

function formatOf(given: string | undefined): Format {
  const format = formats.find((each) => each === given);
  if (format) return format;
  const found = given === undefined ? 'no --format' : `--format is "${given}"`;
  throw new UsageError(`${found}; ${formats.join(' or ')} expected. Use xliff for translation tools, csv for spreadsheets.`);
}

function onlyOf(given: string | undefined): readonly State[] {
  if (given === undefined) return states;
  const named = given.split(',').map((name) => name.trim());
  const wrong = named.find((name) => !states.some((state) => state === name));
  if (wrong === undefined) return states.filter((state) => named.includes(state));
  throw new UsageError(
    `--only is "${given}"; some of ${states.join(',')} expected, such as --only missing,stale. Leave out --only for all.`,
  );
}

/** Renames the file at `path`, below `root`, if it contains unimported work. Returns the text of the file that remains. `units`: all units. */
function keepWork(root: string, path: string, project: SiteFiles, units: readonly Unit[]): Files {
  if (!existsSync(join(root, path)) || !statSync(join(root, path)).isFile()) return {};
  const text = readFileSync(join(root, path), 'utf8');
  const why = workIn(project, units, join(root, path));
  if (why === undefined) return { [path]: text };
  const aside = freeName(root, path);
  renameSync(join(root, path), join(root, aside));
  console.log(`kept    ${path} as ${aside}: ${why}`);
  return {};
}

/** Describes the work that an export would overwrite; undefined if there is none. */
function workIn({ site }: SiteFiles, units: readonly Unit[], path: string): string | undefined {
  try {
    const { entries, refused } = entriesIn(site, path, readText(path));
    const known = new Map(units.map((unit) => [nameOf(unit), unit]));
    const own = entries.filter((entry) => {
      const unit = known.get(nameOf(entry));
      return entry.target !== '' && !isUntouched(entry) && !(unit && isAsItWas(entry.target, unit));
    });
    const count = own.length + refused.length;
    if (count > 0) return `it has ${count === 1 ? '1 translation' : `${count} translations`} that no message file has`;
    const confirmed = decide(site, units, entries).landings.length;
    return confirmed === 0 ? undefined : `it confirms ${confirmed === 1 ? '1 stale translation' : `${confirmed} stale translations`}`;
  } catch (error) {
    if (error instanceof ProblemsError) return 'it cannot be read';
    throw error;
  }
}

/** Returns the first free numbered name: `translations/en.1.csv` for `translations/en.csv`. */
function freeName(root: string, path: string): string {
  for (let number = 1; ; number++) {
    const name = path.replace(/\.(?=\w+$)/, `.${number}.`);
    if (!existsSync(join(root, name))) return name;
  }
}
