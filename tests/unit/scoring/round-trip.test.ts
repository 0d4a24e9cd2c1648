/** Round trips of comparisons through links and files; damaged input gets an error message, not an exception. */
import { describe, expect, test } from 'vitest';
import { newCandidate, newComparison } from '#renderer/islands/scoring/comparison.ts';
import { fromCsv } from '#renderer/islands/scoring/csv/read.ts';
import { toCsv } from '#renderer/islands/scoring/csv/write.ts';
import { fromFragment, toFragment } from '#renderer/islands/scoring/sharing/fragment.ts';
import { fromText, toText } from '#renderer/islands/scoring/sharing/serialize.ts';
import { toAmount } from '#renderer/islands/scoring/values.ts';
import { criteria } from '#schema/content/criteria.ts';
import { scoringBounds } from '#schema/content/scoring-bounds.ts';
import { readRows, writeRows } from '#schema/text/csv.ts';
import { repetitions } from '../../support/soak.ts';
import fc from '../fast-check.ts';
import { anyComparison } from './arbitraries.ts';

const ids = Object.keys(criteria.content.shape);
const fragments = repetitions(1000, 5000);
const files = repetitions(500, 2500);
const titled = ids.map((id) => ({ id, title: `Critère « ${id} » ; ou, "autre"` }));
const words = {
  ...{ criterion: 'Critère', weight: 'Poids', threshold: 'Refusé sous', note: 'Relevé', name: 'Nom', rent: 'Loyer' },
  ...{ surface: 'Surface', sales: 'Ventes', score: 'Note', rank: 'Rang' },
};

test('the limits match the criteria', () => {
  expect(scoringBounds.criteria).toBe(ids.length);
  expect(fromText(toText(newComparison))).toEqual({ comparison: newComparison });
  // Links of version 1 hold values in this order.
  expect(ids.join()).toBe('customers,footfall,visibility,access,competition,neighbours,layout,compliance,rent,lease,key-money,prospects');
});

describe('links', () => {
  test('every comparison survives the round trip', async () => {
    await fc.assert(
      fc.asyncProperty(anyComparison, async (comparison) => {
        const fragment = await toFragment(comparison);
        expect(fragment).toMatch(/^v1\.[\w-]+$/);
        const { comparison: back } = await fromFragment(`#${fragment}`);
        expect(toText(back ?? newComparison)).toBe(toText(comparison));
        expect(await toFragment(back ?? newComparison)).toBe(fragment);
      }),
      { numRuns: 60 },
    );
  });

  test(`${fragments} damaged fragments are each refused with a reason`, async () => {
    const [sample = newComparison] = fc.sample(anyComparison, { numRuns: 1, seed: 7 });
    const fragment = await toFragment(sample);
    const original = toText(sample);
    const letters = [...'ABCxyz019-_.#%é'];
    const tampered = fc
      .tuple(fc.nat(fragment.length - 1), fc.constantFrom(...letters), fc.constantFrom('change', 'cut', 'add', 'drop', 'make up'))
      .map(([at, letter, how]) => {
        if (how === 'cut') return fragment.slice(0, at);
        if (how === 'add') return fragment.slice(0, at) + letter + fragment.slice(at);
        if (how === 'drop') return fragment.slice(0, at) + fragment.slice(at + 1);
        return how === 'change' ? fragment.slice(0, at) + letter + fragment.slice(at + 1) : letter.repeat(at % 40) + fragment.slice(at);
      })
      .filter((text) => text !== fragment && text !== '');
    const found = new Map<string, number>();
    for (const text of fc.sample(tampered, { numRuns: fragments, seed: 11 })) {
      const { comparison, refusal = `accepted: ${text}` } = await fromFragment(text);
      // Some bits of a compressed text have no effect.
      if (comparison && toText(comparison) === original) continue;
      found.set(refusal, (found.get(refusal) ?? 0) + 1);
    }
    expect([...found.keys()].filter((each) => each.startsWith('accepted'))).toEqual([]);
    expect(found.get('damaged')).toBeGreaterThan(fragments * 0.8);
  });

  test('a newer version, a fragment that is too long, and a decompression bomb are refused with their reasons', async () => {
    const fragment = await toFragment(newComparison);
    expect(await fromFragment(fragment.replace('v1', 'v2'))).toEqual({ refusal: 'newer' });
    expect(fromText(toText(newComparison).replace('[1,', '[2,'))).toEqual({ refusal: 'newer' });
    expect(await fromFragment(`v1.${'A'.repeat(100_000)}`)).toEqual({ refusal: 'long' });
    const packed = new Blob([JSON.stringify([1, 'x'.repeat(1_000_000)])]).stream().pipeThrough(new CompressionStream('deflate'));
    const bomb = Buffer.from(await new Response(packed).arrayBuffer()).toString('base64url');
    expect(await fromFragment(`v1.${bomb}`)).toEqual({ refusal: 'long' });
  });
});

test('a random value in a serialized comparison is accepted only if a visitor could have entered it', () => {
  const serialized = toText(newComparison);
  // Each list and each value begins after one of these characters.
  const places = [...serialized.matchAll(/[[,]/g)].map(({ index }) => index + 1);
  fc.assert(
    fc.property(fc.json({ maxDepth: 1 }), fc.constantFrom(...places), (value, at) => {
      const changed = serialized.slice(0, at) + value + serialized.slice(at).replace(/^(?:"[^"]*"|[^,[\]]*)/, '');
      const { comparison, refusal } = fromText(changed);
      if (comparison) expect(JSON.parse(toText(comparison))).toEqual(JSON.parse(changed));
      else expect(['damaged', 'newer']).toContain(refusal);
    }),
    { numRuns: 2000 },
  );
});

describe('files', () => {
  test('every comparison survives the round trip, with either decimal separator', () => {
    fc.assert(
      fc.property(anyComparison, fc.constantFrom(',' as const, '.' as const), (comparison, decimal) => {
        const file = toCsv(comparison, titled, words, decimal);
        expect(file.startsWith(decimal === ',' ? '\ufeffcode;' : '\ufeffcode,')).toBe(true);
        const { comparison: back, problems } = fromCsv(file, ids);
        expect(problems).toBeUndefined();
        expect(toText(back ?? newComparison)).toBe(toText(comparison));
      }),
      { numRuns: 100 },
    );
  });

  test('a file has no superfluous spaces, so that another export after an import is equal', () => {
    const [first = newCandidate, ...others] = newComparison.candidates;
    const untidy = { ...first, name: ' Rue  A ', notes: first.notes.map(() => ' ') };
    const file = toCsv({ ...newComparison, candidates: [untidy, ...others] }, titled, words, ',');
    const { comparison = newComparison } = fromCsv(file, ids);
    expect(comparison.candidates[0]).toEqual({ ...first, name: 'Rue A' });
    expect(toCsv(comparison, titled, words, ',')).toBe(file);
  });

  test(`${files} files with random damage are accepted whole, or refused with the line of each problem`, () => {
    const sound = toCsv(
      (fc.sample(anyComparison, { numRuns: 1, seed: 3 })[0] ?? newComparison) as typeof newComparison,
      titled,
      words,
      ',',
    );
    const damage = fc.array(
      fc.tuple(fc.nat(sound.length), fc.nat(8), fc.constantFrom('', ';', '"', '\r\n', '12', '-1', 'x', '=', '\u0000', '😀', ',')),
      { minLength: 1, maxLength: 4 },
    );
    let refused = 0;
    for (const edits of fc.sample(damage, { numRuns: files, seed: 5 })) {
      const file = edits.reduce((text, [at, length, instead]) => text.slice(0, at) + instead + text.slice(at + length), sound);
      const { comparison, problems } = fromCsv(file, ids);
      if (comparison) expect(fromText(toText(comparison)).comparison).toEqual(comparison);
      refused += problems ? 1 : 0;
      if (problems?.length === 0 || problems?.some(({ line }) => line > file.split(/\r\n|[\r\n]/).length))
        expect(problems).toBe('a line each');
    }
    expect(refused).toBeGreaterThan(files * 0.4);
  });

  test('500 files of random text are each refused with a problem', () => {
    for (const text of fc.sample(fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.string({ maxLength: 300 })), {
      numRuns: 500,
      seed: 9,
    }))
      expect(fromCsv(text, ids).problems?.length).toBeGreaterThan(0);
  });

  test('each kind of mistake is reported with its line', () => {
    const lines = toCsv(newComparison, titled, words, ',').split('\r\n');
    const edited = (line: number, edit: (text: string) => string) =>
      fromCsv(lines.map((text, index) => (index === line - 1 ? edit(text) : text)).join('\n'), ids);
    const cell = (column: number, value: string) => (text: string) => {
      const cells = readRows(text).rows[0]?.cells ?? [];
      return writeRows([cells.map((each, index) => (index === column ? value : each))], ';').slice(1, -2);
    };
    const found = (result: ReturnType<typeof edited>) =>
      result.problems?.map(({ kind, line, found, location }) => [kind, line, found, location].join(' '));
    expect(found(edited(6, cell(4, '11')))).toEqual(['score 6 11 A']);
    expect(found(edited(7, cell(6, '7,5')))).toEqual(['score 7 7,5 B']);
    expect(found(edited(6, cell(2, '6')))).toEqual(['weight 6 6 ']);
    expect(found(edited(6, cell(3, 'non')))).toEqual(['threshold 6 non ']);
    expect(found(edited(3, cell(4, '-5')))).toEqual(['amount 3 -5 A']);
    expect(found(edited(2, cell(4, 'x'.repeat(41))))).toEqual([`name 2 ${'x'.repeat(39)}… A`]);
    expect(found(edited(8, cell(5, 'x'.repeat(121))))?.[0]).toMatch(/^note 8 x+… A$/);
    expect(found(edited(9, cell(0, 'parking')))).toEqual(
      ['absent 0 access ', 'unknown 9 parking '].toSorted((a) => (a.startsWith('absent') ? 1 : -1)),
    );
    expect(found(edited(9, cell(0, 'footfall')))).toEqual(['twice 9 footfall ', 'absent 0 access ']);
    expect(found(edited(1, () => 'a;b;c'))).toEqual(['header 1 a ']);
    expect(found(edited(1, () => 'code;a;b;c;A'))?.[0]).toBe('locations 1 1 ');
    expect(found(edited(10, (text) => `${text};;x`))).toEqual(['columns 10 x ']);
    expect(found(edited(17, (text) => text.replace(';', ';"')))).toEqual(['open 17  ']);
    expect(found(fromCsv('x'.repeat(300_001), ids))).toEqual(['long 0  ']);
    expect(edited(3, cell(4, '48 000,50 €')).comparison?.candidates[0]?.rent).toBe(48_000.5);
  });

  test('amounts are read in French, English, Arabic and Persian notation', () => {
    const cases = {
      '48 000': 48_000,
      '1.234,5': 1234.5,
      '1,234.5': 1234.5,
      '12,50': 12.5,
      '1,234': 1234,
      '0,125': 0.13,
      '1.234.567': 1_234_567,
      '85 m²': 85,
      '٤٨٬٠٠٠٫٥': 48_000.5,
      '۱۲٫۵': 12.5,
      '': null,
    };
    for (const [text, amount] of Object.entries(cases)) expect([text, toAmount(text)]).toEqual([text, amount]);
    for (const text of ['-1', '1e5', 'x', '1,2,3', '12 345 678 901', '1..2']) expect([text, toAmount(text)]).toEqual([text, undefined]);
  });
});
