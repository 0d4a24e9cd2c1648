/** A file of translations, whatever its format. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { ProblemsError } from '../model/problem.ts';
import { destinationOf } from '../model/renames.ts';
import type { SiteModel } from '../model/site-model.ts';
import { readCsv } from './csv.ts';
import type { ReadFile } from './entry.ts';
import { readXliff } from './xliff.ts';

/** Reads a file from disk. Throws a {@link ProblemsError} when it is not there or in another encoding than UTF-8. */
export function readText(path: string): string {
  const refuse = (found: string, expected: string, wayOut: string) => new ProblemsError([{ where: path, found, expected, wayOut }]);
  if (!existsSync(path) || !statSync(path).isFile()) {
    throw refuse('no such file', 'a file from npm run translate -- export', 'correct the path');
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path));
  } catch {
    const wayOut = 'save it anew as UTF-8; in a spreadsheet, as “CSV UTF-8”; nothing was written';
    throw refuse('bytes that are no UTF-8', 'a file in UTF-8', wayOut);
  }
}

/** What a file says. Throws a {@link ProblemsError} for one that is neither XLIFF nor a table. */
export function readTranslations(name: string, text: string, sourceLocale: string): ReadFile {
  return text.trimStart().startsWith('<') ? readXliff(name, text, sourceLocale) : readCsv(name, text);
}

/** What a file says, each text under its key of today: one may have been renamed since the export. Throws as {@link readTranslations}. */
export function entriesIn({ defaultLocale, renamed }: SiteModel, name: string, text: string): ReadFile {
  const { entries, refused } = readTranslations(name, text, defaultLocale);
  return { entries: entries.map((entry) => ({ ...entry, id: destinationOf(entry.id, renamed)?.key ?? entry.id })), refused };
}
