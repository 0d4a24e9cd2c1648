/** Export and import: valid translations are written, invalid ones are refused with their line, other texts are unchanged. */
import { describe, expect, test } from 'vitest';
import { terms } from '../../../schema/site/glossary.ts';
import { planAck } from '../../../scripts/translate/ack.ts';
import type { Format } from '../../../scripts/translate/export.ts';
import { stepsFor } from '../../../scripts/translate/steps.ts';
import { type State, unitsIn } from '../../../scripts/translate/unit.ts';
import { checkedProject, edited, english, exported, french, imported, statesOf, withCells, withSteps } from './site.ts';

const project = await checkedProject();

describe.each<Format>(['xliff', 'csv'])('%s', (format) => {
  test('a round trip of all texts changes no byte', () => {
    const { steps, refused, unchanged } = imported(project, exported(project, format));
    expect({ steps, refused, unchanged }).toEqual({ steps: [], refused: [], unchanged: statesOf(project, '').length });
  });

  test.each<State[]>([['missing'], ['stale'], ['done'], ['missing', 'stale']])(
    'a round trip of texts that are %s, %s changes no byte',
    (...only) => {
      const open = edited(edited(project, english, ['"Compare"', 'null']), french, ['Observer', 'Regarder']);
      const chosen = only.filter((state) => state !== undefined);
      const { steps, refused, unchanged, empty } = imported(open, exported(open, format, chosen));
      expect({ steps, refused }).toEqual({ steps: [], refused: [] });
      expect(unchanged + empty).toBe(statesOf(open, '').filter((state) => chosen.includes(state)).length);
    },
  );

  test('a changed translation is written in the formatting of its file, and is current', () => {
    const styled = edited(project, english, ['"Observe"', '  "Observe"'], ['\n', '\r\n']);
    const moved = edited(styled, french, ['Observer', 'Regarder']);
    expect(statesOf(moved, 'home.steps.1')).toEqual(['stale']);

    const { after, refused } = imported(moved, withCells(exported(moved, format), 'home.steps.1', { target: 'Look' }));

    expect(refused).toEqual([]);
    expect(after.files[english]).toBe(styled.files[english]?.replace('"Observe"', '"Look"'));
    expect(statesOf(after, 'home.steps.1')).toEqual(['done']);
  });

  test('a missing text is written to its place', () => {
    const lacking = edited(project, english, ['"Compare"', 'null']);
    const text = exported(lacking, format, ['missing']);
    expect(imported(lacking, text)).toMatchObject({ steps: [], empty: 1 });

    const { after } = imported(lacking, withCells(text, 'home.steps.2', { target: 'Compare' }));

    expect(after.files).toEqual(project.files);
  });

  test.each([
    ['an unknown placeholder', 'home.offers.advice.text', { target: 'Keep {cashMonthMin}.' }, 'the placeholder {cashMonthMin}'],
    ['a missing placeholder', 'common.readMinutes', { target: 'A few minutes' }, 'no {minutes} in “A few minutes”'],
    ['an unclosed brace', 'home.steps.1', { target: '{firmName' }, 'a lone brace'],
    ['a mark of an unknown language', 'home.steps.1', { target: '[xx: pas à pas]' }, 'the mark [xx: …]'],
    ['a mark with a former code', 'home.steps.1', { target: '[ger: Schritt]' }, 'the mark [ger: …]'],
    ['a mark of the same language', 'home.steps.1', { target: '[en: step]' }, 'the mark [en: …]'],
    ['an unclosed mark', 'home.steps.1', { target: '[fr: pas' }, 'a square bracket'],
    ['italics in a plain text', 'home.steps.1', { target: '*Observe*' }, '2 asterisks'],
    ['a text that is too long', 'home.steps.1', { target: 'Observe '.repeat(6).trim() }, '47 characters'],
    ['a text with a replacement character', 'home.steps.1', { target: 'Caf\uFFFD' }, 'the replacement character \uFFFD in “Caf\uFFFD”'],
    ['a blank text', 'home.steps.1', { target: ' ' }, 'blanks'],
    ['an error value of a spreadsheet', 'home.steps.1', { target: '#NAME?' }, '“#NAME?”, the error value of a spreadsheet'],
    ['a source that is not the current one', 'home.steps.1', { source: 'Observez' }, 'a translation of the former source text “Observez”'],
  ])('%s is refused, and other texts are written', (_, key, cells, found) => {
    const text = withCells(exported(project, format), key, cells);
    const lines = text.split('\n');
    const line = lines.findIndex((each) => each.includes(format === 'csv' ? `"${key}"` : `name="${key}"`)) + 1;

    const { refused, landings } = imported(project, withCells(text, 'home.steps.3', { target: 'Choose' }));

    expect(refused).toEqual([
      { where: `en.txt:${line} (${key})`, found: expect.stringContaining(found), expected: expect.any(String), wayOut: expect.any(String) },
    ]);
    expect(landings.map(({ unit, target }) => [unit.id, target])).toEqual([['home.steps.3', 'Choose']]);
  });

  test('differences of no-break spaces, surrounding blanks and Unicode normalization are no change', () => {
    const spaced = edited(edited(project, french, ['Observer', 'Voir à 12\u00a0m']), english, ['Observe', 'Café at 12\u00a0m']);
    const altered = withCells(exported(spaced, format), 'home.steps.1', {
      source: 'Voir a\u0300 12 m ',
      target: 'Cafe\u0301 at 12 m\n',
      state: 'stale',
    });

    const { refused, unchanged, steps } = imported(
      spaced,
      withCells(altered, 'home.steps.2', { source: ' Comparer', target: ' Weigh\nup ' }),
    );

    expect({ refused, unchanged }).toEqual({ refused: [], unchanged: statesOf(spaced, '').length - 1 });
    expect(steps.find(({ path }) => path === english)?.text).toBe(spaced.files[english]?.replace('Compare', 'Weigh up'));
  });

  test('a no-break space added by a translator is written', () => {
    const text = withCells(exported(project, format), 'home.steps.1', { target: 'Look at 12\u00a0m' });
    const { after } = imported(project, text);
    expect(imported(after, withCells(exported(after, format), 'home.steps.1', { target: 'Look\u00a0at 12\u00a0m' })).landings).toHaveLength(
      1,
    );
  });

  test('a source that differs near its end is quoted at the difference', () => {
    const long = 'Mesurer les flux devant la vitrine, matin et soir, '.repeat(3);
    const written = (end: string) => edited(project, french, ['{firmName} vous', `${long}puis ${end} vous`]);
    const [then, today] = [written('nous'), written('on')];
    const { refused } = imported(today, exported(then, format));
    expect(refused).toMatchObject([
      { found: expect.stringContaining('soir, puis nous vous'), expected: expect.stringContaining('soir, puis on vous') },
    ]);
  });

  test('a source that changed since the export is refused', () => {
    const text = withCells(exported(project, format), 'home.steps.1', { target: 'Watch' });
    const { refused, steps } = imported(edited(project, french, ['Observer', 'Regarder']), text);
    expect(refused).toMatchObject([
      { found: 'a translation of the former source text “Observer”', expected: 'a translation of the current source text “Regarder”' },
    ]);
    expect(steps).toEqual([]);
  });

  test('a translation written since the export is kept', () => {
    const text = withCells(exported(project, format), 'home.steps.1', { target: 'Watch' });
    const { refused, steps } = imported(edited(project, english, ['Observe', 'Look around']), text);
    expect(refused).toMatchObject([{ found: 'a translation that was written since the export: “Look around”' }]);
    expect(steps).toEqual([]);
  });

  test('an unchanged text does not conflict with a translation written since the export', () => {
    const text = withCells(exported(project, format), 'home.steps.2', { target: 'Weigh up' });
    const since = edited(project, english, ['Observe', 'Look around'], ['"Decide"', 'null']);
    const { refused, after } = imported(since, text);
    expect(refused).toEqual([]);
    expect(after.files[english]).toBe(since.files[english]?.replace('Compare', 'Weigh up'));
  });

  test('an unknown key is refused with similar keys', () => {
    const [from, to] = format === 'csv' ? ['"home.steps.1"', '"home.steps.4"'] : ['id="steps.1"', 'id="steps.4"'];
    const { refused } = imported(project, exported(project, format).replace(from, to));
    expect(refused).toMatchObject([{ found: 'the unknown key home.steps.4', expected: expect.stringContaining('home.steps.1') }]);
  });

  test('a text whose key was renamed since the export is written under its current key', () => {
    const today = { ...project, site: { ...project.site, renamed: { 'home.stages': 'home.steps', house: 'guides' } } };
    const text = withCells(withCells(exported(project, format), 'home.steps.1', { target: 'Look' }), 'guides.title', {
      target: 'Handbooks',
    });
    const then = text.replace(/(["."])steps\.(?=\d")/g, '$1stages.').replace(/(?<=[ ,\n])((?:(?:file id|name)=)?)"guides\b/g, '$1"house');
    expect(then).not.toBe(text);

    const { landings, refused, unchanged } = imported(today, then);

    expect(refused).toEqual([]);
    expect(landings.map(({ unit, target }) => [unit.id, target])).toEqual([
      ['guides.title', 'Handbooks'],
      ['home.steps.1', 'Look'],
    ]);
    expect(unchanged).toBe(statesOf(project, '').length - 2);
  });

  test('a second text for a key is refused', () => {
    const text = exported(project, format);
    const close = format === 'csv' ? '\r\n' : '</unit>';
    const from = format === 'csv' ? text.indexOf('"home.steps.1"') : text.indexOf('<unit id="steps.1"');
    const row = text.slice(from, text.indexOf(close, from) + close.length);
    const { refused } = imported(
      project,
      text.replace(row, `${row}${row.replaceAll('Observe<', 'Watch<').replaceAll('"Observe"', '"Watch"')}`),
    );
    expect(refused).toMatchObject([{ found: expect.stringContaining('a second text for this key; the first is at en.txt:') }]);
  });

  test('a row without a translation is ignored, also beside a row for the same key or with an old source', () => {
    const lacking = edited(project, english, ['"Observe"', 'null']);
    const empty = exported(lacking, format, ['missing']);
    const filled = withCells(empty, 'home.steps.1', { target: 'Look' });
    for (const [one, other] of [
      [empty, filled],
      [filled, empty],
    ] as const) {
      const { landings, refused, empty: without } = imported(lacking, concatenate(one, other));
      expect([landings.map(({ target }) => target), refused, without]).toEqual([['Look'], [], 1]);
    }
    const { refused, empty: without } = imported(edited(lacking, french, ['Observer', 'Regarder']), empty);
    expect([refused, without]).toEqual([[], 1]);
  });

  test('a text marked as done is confirmed', () => {
    const moved = edited(project, french, ['Observer', 'Regarder']);
    const { after } = imported(moved, withCells(exported(moved, format, ['stale']), 'home.steps.1', { state: 'done' }));
    expect(statesOf(after, 'home.steps.1')).toEqual(['done']);
    expect(after.files[english]).toBe(moved.files[english]);
  });

  test('an unreviewed text comes back unreviewed, until a reviewer marks it as done', () => {
    const units = unitsIn(project, 'en');
    const [unit] = units.filter(({ id }) => id === 'home.steps.1');
    const landings = unit ? [{ unit, target: unit.target, isBlind: false }] : [];
    const filled = withSteps(project, stepsFor(project.site, project.files, units, landings, { isUnreviewed: true }));
    const file = exported(filled, format, ['unreviewed']);
    expect(statesOf(imported(filled, file).after, 'home.steps.1')).toEqual(['unreviewed']);
    expect(statesOf(imported(filled, withCells(file, 'home.steps.1', { state: 'done' })).after, 'home.steps.1')).toEqual(['done']);
    expect(statesOf(withSteps(filled, planAck(filled, ['home.steps.1'], 'en').steps), 'home.steps.1')).toEqual(['done']);
  });

  test('the terms of the glossary in a source text are in the export, and change nothing in an import', () => {
    const [entry] = terms;
    const withTerm = edited(project, french, ['Observer', `${entry?.['fr']}s`]);
    const file = exported(withTerm, format);
    expect(file).toContain(`${entry?.['fr']}: ${entry?.['en']}`);
    expect(imported(withTerm, file)).toMatchObject({ landings: [], refused: [] });
  });
});

/** Concatenates two exported files. */
function concatenate(one: string, other: string): string {
  const close = '</xliff>';
  const rest = one.startsWith('<') ? other.slice(other.indexOf('<file')) : other.slice(other.indexOf('\n') + 1);
  return one.replace(close, '') + rest;
}
