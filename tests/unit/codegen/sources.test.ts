/** Confirmed pairs of source and translation: read under current keys, compared, and updated when the texts change. */
import { describe, expect, test } from 'vitest';
import {
  hashOf,
  pairOf,
  printSources,
  readSources,
  type Sources,
  standingOf,
  updateSources,
} from '../../../scripts/model/messages/sources.ts';

const title = { bundle: 'about', key: 'title' };
const label = { bundle: 'about', key: 'label' };
const path = 'generated/messages/en/_sources.json';

function readRecorded(file: string, renamed = {}) {
  return readSources('en', { [path]: file }, renamed);
}

test('a translation is current until its source changes', () => {
  const sources = readRecorded(printSources(new Map(), [title], new Map([['about.title', pairOf('Qui nous sommes', 'Who we are')]])));

  expect(standingOf(sources, 'about.title', 'Qui nous sommes')).toBe('current');
  expect(standingOf(sources, 'about.title', 'Qui nous étions')).toBe('stale');
  expect(standingOf(sources, 'about.label', 'À propos')).toBe('unconfirmed');
});

test('a translation of a program is unreviewed until its source changes, and codegen keeps it so until the translation changes', () => {
  const pair = pairOf('Bonjour', 'Hello', true);
  const file = `${JSON.stringify({ about: { title: pair } }, null, 2)}\n`;
  const after = (translation: string) => updateSources('en', file, {}, () => ({ source: 'Bonjour', translation })).text;

  expect(standingOf(readRecorded(file), 'about.title', 'Bonjour')).toBe('unreviewed');
  expect(standingOf(readRecorded(file), 'about.title', 'Bonsoir')).toBe('stale');
  expect(printSources(readRecorded(file), [title], new Map())).toBe(file);
  expect(after('Hello')).toBe(file);
  expect(JSON.parse(after('Good morning'))).toEqual({ about: { title: pairOf('Bonjour', 'Good morning') } });
});

test('without recorded pairs, every translation is unconfirmed', () => {
  expect(standingOf(readSources('en', {}, {}), 'about.title', '')).toBe('unconfirmed');
});

test('a renamed key keeps its pair', () => {
  const file = JSON.stringify({ company: { 'hero.title': pairOf('Bonjour', 'Hello') } });

  expect(standingOf(readRecorded(file, { company: 'about' }), 'about.hero.title', 'Bonjour')).toBe('current');
});

test('confirmed texts get the new pair, others keep theirs, also of the former format, and removed keys are dropped', () => {
  const before: Sources = new Map([
    ['about.title', { source: 'older', translation: undefined }],
    ['about.label', { source: 'older', translation: 'older' }],
    ['about.gone', { source: 'older', translation: 'older' }],
  ]);

  const printed = printSources(before, [title, label], new Map([['about.label', pairOf('À propos', 'About')]]));

  expect(JSON.parse(printed)).toEqual({ about: { title: 'older', label: pairOf('À propos', 'About') } });
});

describe('codegen', () => {
  const recorded = (pair: string) => `${JSON.stringify({ about: { title: pair, gone: 'older older' } }, null, 2)}\n`;
  const updated = (saved: string, source: string, translation: string, renamed = {}) =>
    updateSources('en', saved, renamed, (key) => (key === 'about.title' ? { source, translation } : { source: '', translation: '' }));
  const pair = recorded(pairOf('Bonjour', 'Hello'));

  test('keeps the pair while neither text or the source alone has changed', () => {
    for (const source of ['Bonjour', 'Bonsoir']) expect(updated(pair, source, 'Hello')).toEqual({ text: pair, confirmed: [] });
  });

  test('stores a translation that has changed alone, so that a later change of the source makes it stale', () => {
    const { text, confirmed } = updated(pair, 'Bonjour', 'Good morning');
    expect([text, confirmed]).toEqual([recorded(pairOf('Bonjour', 'Good morning')), []]);
    expect(updated(text, 'Bonsoir', 'Good morning')).toEqual({ text, confirmed: [] });
    expect(standingOf(readRecorded(text), 'about.title', 'Bonsoir')).toBe('stale');
  });

  test('confirms a source and a translation that have both changed, in one save or in two', () => {
    const after = { text: recorded(pairOf('Bonsoir', 'Good evening')), confirmed: ['about.title'] };
    expect(updated(pair, 'Bonsoir', 'Good evening')).toEqual(after);
    expect(updated(updated(pair, 'Bonsoir', 'Hello').text, 'Bonsoir', 'Good evening')).toEqual(after);
  });

  test('keeps the pair while a text is missing', () => {
    expect(updated(pair, 'Bonsoir', '')).toEqual({ text: pair, confirmed: [] });
    expect(updated(pair, '', 'Good evening')).toEqual({ text: pair, confirmed: [] });
  });

  test('adds the translation to a current entry of the former format, and leaves a stale one as it is', () => {
    const former = recorded(hashOf('Bonjour'));
    expect(updated(former, 'Bonjour', 'Hello')).toEqual({ text: pair, confirmed: [] });
    expect(updated(former, 'Bonsoir', 'Good evening')).toEqual({ text: former, confirmed: [] });
  });

  test('updates the pair of a renamed key, and keeps a file without changes byte for byte', () => {
    const company = pair.replace('about', 'company');
    const after = recorded(pairOf('Bonsoir', 'Good evening')).replace('about', 'company');
    expect(updated(company, 'Bonsoir', 'Good evening', { company: 'about' })).toEqual({ text: after, confirmed: ['about.title'] });
    const spaced = JSON.stringify(JSON.parse(pair));
    expect(updated(spaced, 'Bonjour', 'Hello').text).toBe(spaced);
  });
});
