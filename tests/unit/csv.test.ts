/** CSV files: protection against formulas, and the round trip. */
import { expect, test } from 'vitest';
import { decodeTable, guard, readRows, withoutGuard, writeRows } from '#schema/text/csv.ts';
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

test('cells are quoted if needed', () => {
  expect(writeRows([['a;b', 'c,d', 'e"f', 'g\nh', ''], []], ';')).toBe('\ufeff"a;b";c,d;"e""f";"g\nh";\r\n\r\n');
  expect(writeRows([['a', '']], ',', 'all')).toBe('\ufeff"a",""\r\n');
});

test('cells survive the round trip, with their line', () => {
  const cells = ['a;b', 'c"d', 'e\nf', '', ' g '];
  expect(readRows(writeRows([cells, ['2']], ';')).rows).toEqual([
    { line: 1, cells },
    { line: 3, cells: ['2'] },
  ]);
});

test.each([
  ['a;b\nc', ['a', 'b']],
  ['a,b\nc', ['a', 'b']],
  ['a\tb\nc', ['a', 'b']],
  ['one\r;;;', ['one']],
  ['sep=;\na,b;c\n', ['a,b', 'c']],
  ['\ufeffSEP=,\r\na;b,c', ['a;b', 'c']],
  ['"sep=|"\na;b|c', ['a;b', 'c']],
  ['sep=\t\na;b\tc', ['a;b', 'c']],
])('the separator of %j is found', (file, cells) => expect(readRows(file).rows[0]?.cells).toEqual(cells));

test('the line of a separator counts', () => {
  expect(readRows('sep=;\r\na;b\r\n"c\nd"\r\ne').rows.map(({ line }) => line)).toEqual([2, 3, 5]);
});

test.each([
  ['a\n"b', { open: 2 }],
  ['a\nb"c"', { stray: 2 }],
  ['a\n"b"c', { stray: 2 }],
  ['a\n"b" "c"', { stray: 2 }],
  ['a\n"b""c"', {}],
])('the misplaced quotation mark of %j is found', (file, expected) => {
  const { rows: _rows, ...found } = readRows(file);
  expect(found).toEqual(expected);
});

const texts = [
  'été',
  'L’État a créé une « étude » à Paris…',
  'l’heure d’été – façade, œuvre, Noël, où, ça',
  'Don’t “quote” it',
  'École',
  'À propos de l’été',
  'Straße, größer, Übersicht',
  'año, corazón, así',
  '12 500 € – 85 %',
];
const encodings = {
  'UTF-8': (text: string) => Buffer.from(text),
  'UTF-8 with a mark': (text: string) => Buffer.from(`\ufeff${text}`),
  'UTF-16LE': (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le'),
  'UTF-16BE': (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16(),
  'UTF-16LE without a mark': (text: string) => Buffer.from(`id;${text}`, 'utf16le'),
  'UTF-16BE without a mark': (text: string) => Buffer.from(`id;${text}`, 'utf16le').swap16(),
  // Node 20 has no table of Windows-1252; that of Windows-1254 has the same bytes for these texts.
  'Windows-1252': (text: string) => encodeAs('windows-1254', text),
  'Mac Roman': (text: string) => encodeAs('macintosh', text),
};

/** Encodes a text in an encoding of one byte a character. */
function encodeAs(encoding: string, text: string): Buffer {
  const characters = [...new TextDecoder(encoding).decode(Uint8Array.from({ length: 256 }, (_, byte) => byte))];
  return Buffer.from([...text].map((character) => characters.indexOf(character)));
}

test.each(Object.entries(encodings))('a table in %s is decoded', (_, encode) => {
  for (const text of [...texts, texts.join('\n')]) expect(decodeTable(encode(text)).replace(/^id;/, '')).toBe(text);
});

test('a broken byte in UTF-8 with a mark becomes a replacement character', () => {
  expect(decodeTable(Uint8Array.from([0xef, 0xbb, 0xbf, 0x61, 0xe9, 0x62]))).toBe('a\ufffdb');
});
