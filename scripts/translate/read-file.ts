/** Reads translation files of every format. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { decodeTable } from '../../schema/text/csv.ts';
import { ProblemsError } from '../model/problem.ts';
import { destinationOf } from '../model/renames.ts';
import type { SiteModel } from '../model/site-model.ts';
import { readCsv } from './csv.ts';
import type { ReadFile } from './entry.ts';
import { targetLocales } from './project.ts';
import { readXliff } from './xliff.ts';

/** Reads a file from disk. Throws a {@link ProblemsError} if the file is missing, or not in the encoding of its XML declaration. */
export function readText(path: string): string {
  const refuse = (found: string, expected: string, wayOut: string) => new ProblemsError([{ where: path, found, expected, wayOut }]);
  if (!existsSync(path) || !statSync(path).isFile()) {
    throw refuse('no such file', 'a file from npm run translate -- export', 'correct the path');
  }
  const bytes = readFileSync(path);
  const text = decodeTable(bytes);
  // UTF-16 is decoded by now, whatever the declaration says.
  if (!text.trimStart().startsWith('<') || bytes.includes(0)) return text;
  const [, encoding = 'utf-8'] = /^\s*<\?xml[^>]*\sencoding=["']([^"']+)["']/.exec(text) ?? [];
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    const wayOut = 'save the file again in the translation tool, in UTF-8; nothing was written';
    throw refuse(`bytes that are not ${encoding}`, `text in ${encoding}, as the XML declaration says`, wayOut);
  }
}

/** Parses a translation file. `locales`: those of the site, default first. Throws a {@link ProblemsError} for a file that is neither XLIFF nor CSV. */
export function readTranslations(name: string, text: string, locales: readonly string[]): ReadFile {
  return text.trimStart().startsWith('<') ? readXliff(name, text, locales) : readCsv(name, text, locales);
}

/** Parses a translation file and replaces keys that were renamed since the export. Throws like {@link readTranslations}. */
export function entriesIn(site: SiteModel, name: string, text: string): ReadFile {
  const { entries, refused } = readTranslations(name, text, [site.defaultLocale, ...targetLocales(site)]);
  return { entries: entries.map((entry) => ({ ...entry, id: destinationOf(entry.id, site.renamed)?.key ?? entry.id })), refused };
}
