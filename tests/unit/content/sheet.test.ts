/** Sheets of figures: formulas, the worked examples of the guides, and the spreadsheet files. */
import { describe, expect, test } from 'vitest';
import { kinds } from '../../../generated/pages.ts';
import { franchiseOrOwn } from '../../../schema/content/blog/network.ts';
import { examples } from '../../../schema/content/examples.ts';
import { evaluate } from '../../../schema/text/formula.ts';
import { fillSheet, rounded, type Sheet, type SheetRow, sheetNumber, valueIn } from '../../../schema/text/sheet.ts';
import { sheetTexts } from '../../../scripts/build/sheets.ts';

test('a formula respects brackets and operator precedence', () => {
  const rows: Readonly<Record<string, number>> = { a: 6, b: 4 };
  const valueAt = ({ row }: { readonly row: string }) => rows[row] ?? Number.NaN;
  expect(evaluate('a - b / 2 * 3', valueAt)).toBe(0);
  expect(evaluate('(a - b) / (2 * 0.5)', valueAt)).toBe(2);
  expect(evaluate('a - b - 1', valueAt)).toBe(1);
});

test.for(['a +', '(a', 'a b', 'a ^ 2', ''])('“%s” is an invalid formula', (formula) => {
  expect(() => evaluate(formula, () => 1)).toThrow(SyntaxError);
});

const cash: Sheet = {
  columns: ['first', 'second'],
  rows: [
    { id: 'opening', unit: 'euros', cells: [100, 'previous.closing'] },
    { id: 'spent', unit: 'euros', cells: 30 },
    { id: 'closing', unit: 'euros', cells: 'opening - spent' },
  ],
};

test('a formula reads rows below it and the previous column', () => {
  const [opening, , closing] = fillSheet(cash);
  expect(opening).toMatchObject({ values: [100, 70], cells: ['100', '=B4'], isComputed: false });
  expect(closing).toMatchObject({ values: [70, 40], cells: ['=B2-B3', '=C2-C3'], isComputed: true });
});

test.for([
  ['an unknown row', 'opening - spnet'],
  ['itself', 'closing + 1'],
  ['a column before the first', 'previous.opening'],
] as const)('a formula that reads %s throws', ([, formula]) => {
  const rows = cash.rows.map((row) => (row.id === 'closing' ? { ...row, cells: formula } : row));
  expect(() => fillSheet({ ...cash, rows })).toThrow('no value for');
});

test('formats numbers by language, and counts as whole numbers', () => {
  expect(sheetNumber(136_000.4, 'euros', 'fr-FR').replace(/\s/g, ' ')).toBe('136 000 €');
  expect(sheetNumber(22.5, 'euros', 'en-GB')).toBe('€22.50');
  expect(sheetNumber(0.1557, 'percent', 'en-GB')).toBe('15.6%');
  expect(sheetNumber(-3, 'count', 'en-GB')).toBe('−3');
  expect([rounded(53.01, 'upward'), rounded(13.9, 'downward'), rounded(0.1 * 3 * 10, 'upward')]).toEqual([54, 13, 3]);
});

describe('the worked examples', () => {
  test('have the results that their texts name', () => {
    expect(examples.ofRetail.results).toEqual({ own: 100_000, franchise: 85_000, gap: 15_000, gapIfSold: 130_000 });
    expect(examples.ofStrategy.results).toEqual({ shortfall: 136_000, slower: 82_000 });
    expect(examples.ofConcept.results).toEqual({ founder: 86_400, market: 6_400 });
    expect(examples.ofLocation.results).toEqual({ lost: 52_272 });
    expect(examples.ofOrganization.results).toEqual({ city: 13, region: 10 });
    expect(examples.ofBudget.results).toEqual({ plan: 55, basket: 60, rent: 57 });
  });

  test('support the comparisons in the guides', () => {
    expect(valueIn(examples.ofLocation.sheet, 'occupancyRate', 'walk')).toBeGreaterThan(
      valueIn(examples.ofLocation.sheet, 'occupancyRate', 'circle'),
    );
    expect(() => valueIn(examples.ofBudget.sheet, 'tickets', 'walk')).toThrow('no tickets in walk');
  });

  test.for(Object.entries(examples))('%s: rounded rows give the same results as exact ones', ([, { sheet }]) => {
    const shownOf = (of: Sheet) => fillSheet(of).map(({ unit, values }) => values.map((value) => rounded(value, unit)));
    const shown = shownOf(sheet);
    for (const [index, { unit }] of sheet.rows.entries()) {
      if (unit !== 'upward' && unit !== 'downward') continue;
      expect(shownOf({ ...sheet, rows: sheet.rows.with(index, { ...sheet.rows[index], cells: shown[index] } as SheetRow) })).toEqual(shown);
    }
  });

  test('the guide and the article show the same store', () => {
    const { sheet, results } = examples.ofRetail;
    const { values, tables } = franchiseOrOwn.sections['example'] ?? {};
    const inGuide = (row: string) => [{ own: valueIn(sheet, row, 'own') }, { franchised: valueIn(sheet, row, 'franchise') }];
    expect(values).toMatchObject({ gap: results.gap, gapIfSold: results.gapIfSold });
    expect(tables?.['accounts']).toEqual(['capital', 'income', 'support', 'contribution', 'worthless', 'resold'].map(inGuide));
  });
});

test('every example has a file per language, with formulas for spreadsheets of that language', () => {
  const texts = sheetTexts();
  expect([...texts.keys()].sort()).toEqual(
    kinds.guide.flatMap((id) => [`/shared/sheets/${id}-en.csv`, `/shared/sheets/${id}-fr.csv`]).sort(),
  );
  const french = texts.get('/shared/sheets/budget-fr.csv')?.split('\r\n') ?? [];
  expect(french[0]?.startsWith('\ufeff')).toBe(true);
  expect(french[4]).toBe('Charges fixes;=B2+B3+B4;=C2+C3+C4;=D2+D3+D4');
  expect(french[5]).toBe('Taux de marge sur coûts variables;55%;55%;55%');
  expect(french[8]).toBe('Panier moyen;24;22;24');
  expect(texts.get('/shared/sheets/organization-fr.csv')).toContain('\r\nJours de route par visite;0,2;0,6\r\n');
  const english = texts.get('/shared/sheets/budget-en.csv')?.split('\r\n') ?? [];
  expect(english[8]).toBe('Average transaction value,24,22,24');
  expect(texts.get('/shared/sheets/organization-en.csv')).toContain('\r\nDays on the road per visit,0.2,0.6\r\n');
});
