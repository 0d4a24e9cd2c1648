/** Every message file of the site survives the round trip through XLIFF and CSV, byte for byte. */
import { describe, expect, test } from 'vitest';
import { messagesFolder } from '../../../scripts/model/messages/texts.ts';
import { planAck } from '../../../scripts/translate/ack.ts';
import { printUnits } from '../../../scripts/translate/export.ts';
import { planImport } from '../../../scripts/translate/import.ts';
import { readSiteFiles, type SiteFiles, targetLocales } from '../../../scripts/translate/project.ts';
import { readTranslations } from '../../../scripts/translate/read-file.ts';
import { type Unit, unitsIn } from '../../../scripts/translate/unit.ts';
import { inArabicLetters } from '../../support/new-locale.ts';
import { imported, withSteps } from './site.ts';

const written = await readSiteFiles('.');
const site = withSteps(written, planAck(written, undefined, undefined).steps);
const locales = targetLocales(site.site);

const formats = ['xliff', 'csv'] as const;

/** Returns an export as read: of XLIFF in each version that has the format of 2.1. */
function readExport(file: string) {
  const versions = new Set([file, file.replace('version="2.1"', 'version="2.0"')]);
  return [...versions].map((each) => readTranslations('x', each, [site.site.defaultLocale, ...locales]).entries);
}

describe.each(locales)('%s', (locale) => {
  test.each([
    ['texts', site],
    ['pseudo-texts', withTexts(site, inArabicLetters, locales)],
  ])('files with %s carry each one, and change no byte', (_, project) => {
    const units = exportedUnits(project, locale);
    for (const format of formats) {
      const file = printUnits(project, units, format, locale);
      for (const entries of readExport(file)) expect(entries.map(textsOf), format).toEqual(units.map(textsOf));
      const { steps, refused, unchanged } = planImport(project, 'x', file);
      expect({ steps, refused, unchanged }, format).toEqual({ steps: [], refused: [], unchanged: units.length });
    }
  });

  test('files restore message files without texts', () => {
    const units = exportedUnits(site, locale);
    const emptied = withTexts(site, () => null, [locale]);
    for (const format of formats) {
      // An exported text that was removed since stays removed. This base is that of a text that was missing at the export.
      const file = printUnits(site, units, format, locale).replace(/\bt[\da-f]{10}(?=<\/mda:meta>|"\r\n)/g, 'none');
      const { refused, after } = imported(emptied, file);
      expect(refused, format).toEqual([]);
      for (const [path, text] of Object.entries(site.files)) expect(after.files[path], `${path} from ${format}`).toBe(text);
    }
  });
});

/** Returns the units that an export has: those with a source text. */
function exportedUnits(project: SiteFiles, locale: string): Unit[] {
  return unitsIn(project, locale).filter(({ source }) => source !== '');
}

function textsOf({ id, source, target }: Pick<Unit, 'id' | 'source' | 'target'>) {
  return { id, source, target };
}

/** Returns the project with other texts, or null for each, in the message files of some locales. */
function withTexts(project: SiteFiles, change: (text: string) => string | null, where: readonly string[]): SiteFiles {
  const isChanged = (path: string) => where.some((locale) => path.startsWith(`${messagesFolder}/${locale}/`)) && !path.includes('/_');
  const files = Object.entries(project.files).map(([path, text]) => [path, isChanged(path) ? changed(text) : text]);
  return { ...project, files: Object.fromEntries(files) };

  function changed(text: string): string {
    const messages = JSON.parse(text, (key, value: unknown) => {
      if (typeof value === 'string' && key !== '$schema') return change(value);
      // The blocks of prose.
      return Array.isArray(value) && value.includes(null) ? null : value;
    });
    return `${JSON.stringify(messages, null, 2)}\n`;
  }
}
