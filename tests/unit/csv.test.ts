/** CSV files: protection against formulas, and the round trip. */
import { expect, test } from 'vitest';
import { guard, separatorIn, withoutGuard, writeRows } from '#schema/text/csv.ts';
import fc from './fast-check.ts';

/** First characters that a cell must not have: the list of OWASP’s page “CSV Injection”. */
const dangerous = ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'];

test.each(dangerous)('a text that begins with %j is escaped, with any number of apostrophes before it', (sign) => {
  for (const text of [sign, `${sign}1+1`, `'${sign}1`, `''${sign}`]) {
    expect(guard(text)).toBe(`'${text}`);
    expect(withoutGuard(guard(text))).toBe(text);
  }
});

test('every text survives the round trip', () => {
  const sign = fc.constantFrom(...dangerous, "'", '"', ';', ',', '|', '%', ' ', 'a', '1');
  fc.assert(
    fc.property(fc.string({ unit: sign, maxLength: 6 }), (text) => {
      expect(dangerous).not.toContain(guard(text).charAt(0));
      expect(withoutGuard(guard(text))).toBe(text);
    }),
    { numRuns: 2000 },
  );
  for (const text of ["l'heure", "'quoted'", '|', '100 %', '']) expect([guard(text), withoutGuard(text)]).toEqual([text, text]);
});

test('cells are quoted if needed, and the separator of a table is detected', () => {
  expect(writeRows([['a;b', 'c,d', 'e"f', 'g\nh', ''], []], ';')).toBe('\ufeff"a;b";c,d;"e""f";"g\nh";\r\n\r\n');
  expect(writeRows([['a', '']], ',', 'all')).toBe('\ufeff"a",""\r\n');
  for (const sign of [';', ',', '\t'] as const) expect(separatorIn(['a', 'b', 'c'].join(sign))).toBe(sign);
  expect(separatorIn('one\r;;;')).toBe(',');
});
