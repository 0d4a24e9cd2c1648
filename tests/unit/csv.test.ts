/** CSV files: no text in them is a formula, and each comes back as it was. */
import { expect, test } from 'vitest';
import { guard, separatorIn, withoutGuard, writeRows } from '#schema/text/csv.ts';
import fc from './fast-check.ts';

/** What a cell must not begin with: the whole list of OWASP’s page “CSV Injection”. */
const dangerous = ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'];

test.each(dangerous)('a text that begins with %j is guarded, however many apostrophes it has', (sign) => {
  for (const text of [sign, `${sign}1+1`, `'${sign}1`, `''${sign}`]) {
    expect(guard(text)).toBe(`'${text}`);
    expect(withoutGuard(guard(text))).toBe(text);
  }
});

test('any text comes back as it was, and nothing else is touched', () => {
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

test('cells are quoted where they have to be, and a table knows its separator again', () => {
  expect(writeRows([['a;b', 'c,d', 'e"f', 'g\nh', ''], []], ';')).toBe('\ufeff"a;b";c,d;"e""f";"g\nh";\r\n\r\n');
  expect(writeRows([['a', '']], ',', 'all')).toBe('\ufeff"a",""\r\n');
  for (const sign of [';', ',', '\t'] as const) expect(separatorIn(['a', 'b', 'c'].join(sign))).toBe(sign);
  expect(separatorIn('one\r;;;')).toBe(',');
});
