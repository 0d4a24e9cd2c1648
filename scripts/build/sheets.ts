/** Writes worked examples as CSV files for spreadsheets, with formulas for computed cells. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { existsIn } from '../../generated/links.ts';
import type { PageId } from '../../generated/pages.ts';
import { compose, sourceTextsIn } from '../../schema/language/compose.ts';
import type { Page } from '../../schema/language/define.ts';
import { pages } from '../../schema/pages.ts';
import { figures } from '../../schema/site/constants.ts';
import { identityPlaceholders, resolveIdentity } from '../../schema/site/identity.ts';
import { isDraft, type Locale, localeCodes, locales, publishedLocales } from '../../schema/site/locales.ts';
import { guard, separatorBeside, writeRows } from '../../schema/text/csv.ts';
import { decimalSign } from '../../schema/text/formats.ts';
import { plainText } from '../../schema/text/language-marks.ts';
import { type FilledRow, sheetAddress } from '../../schema/text/sheet.ts';
import { languageOf } from '../../schema/text/typeset.ts';

/** Content of a worked example, as components receive it. */
interface Example {
  readonly intro: string;
  readonly rowTitle: string;
  readonly columns: Readonly<Record<string, string>>;
  readonly rows: Readonly<Record<string, string>>;
  readonly sheet: { readonly columns: readonly string[]; readonly rows: readonly FilledRow[] };
}

/** Returns the text of each file in some locales, by address. Reads message files from the project folder. */
export function sheetTexts(among: readonly Locale[] = localeCodes): ReadonlyMap<string, string> {
  const withExample = (Object.entries(pages) as [PageId, Page][]).flatMap(([id, { content }]) => {
    const node = (content.shape as Readonly<Record<string, z.ZodType | undefined>>)['example'];
    return node ? [{ id, node }] : [];
  });
  return new Map(
    withExample.flatMap(({ id, node }) =>
      among
        .filter((locale) => existsIn(id, locale))
        .map((locale) => [sheetAddress(id, locale), sheetText(exampleOf(id, node, locale), locales[locale].tag)] as const),
    ),
  );
}

function exampleOf(id: PageId, node: z.ZodType, locale: Locale): Example {
  const facts = { figures, identity: resolveIdentity(process.env), identityPlaceholders };
  const read = (each: Locale) => ({
    messages: JSON.parse(readFileSync(join('generated/messages', each, `${id}.json`), 'utf8')) as { readonly example?: unknown },
    language: languageOf(each, locales[each].tag, facts),
  });
  const { messages, language } = read(locale);
  const sources = isDraft(locale) ? publishedLocales.filter((other) => existsIn(id, other)).map(read) : [];
  return compose(node, messages.example, [id, 'example'], language, undefined, sourceTextsIn(sources)) as Example;
}

/** Formats a sheet as CSV, with the decimal sign of the language. Formulas contain no functions, whose names are translated, and no decimals. */
function sheetText({ intro, rowTitle, columns, rows, sheet }: Example, tag: string): string {
  const decimal = decimalSign(tag);
  const lines = [
    [rowTitle, ...sheet.columns.map((id) => columns[id] ?? id)].map(guard),
    ...sheet.rows.map((row) => [guard(rows[row.id] ?? row.id), ...row.cells.map((cell) => cellText(cell, row.unit, decimal))]),
    [],
    [guard(intro)],
  ];
  return plainText(writeRows(lines, separatorBeside(decimal)));
}

function cellText(cell: string, unit: FilledRow['unit'], decimal: string): string {
  if (cell.startsWith('=')) return cell;
  // 0.07 * 100 is 7.000000000000001.
  const number = unit === 'percent' ? `${Number((Number(cell) * 100).toPrecision(12))}%` : cell;
  return number.replace('.', decimal);
}
