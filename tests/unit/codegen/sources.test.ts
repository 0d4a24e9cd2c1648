/** Hashes of source texts: read under current keys, and compared to detect stale translations. */
import { expect, test } from 'vitest';
import { hashOf, printSources, readSources, standingOf } from '../../../scripts/model/messages/sources.ts';

const title = { bundle: 'about', key: 'title', text: 'Qui nous sommes' };
const label = { bundle: 'about', key: 'label', text: 'À propos' };
const path = 'generated/messages/en/_sources.json';

function readRecorded(file: string, renamed = {}) {
  return readSources('en', { [path]: file }, renamed);
}

test('a translation is current until its source changes', () => {
  const sources = readRecorded(printSources(new Map(), [title], () => true));

  expect(standingOf(sources, 'about.title', 'Qui nous sommes')).toBe('current');
  expect(standingOf(sources, 'about.title', 'Qui nous étions')).toBe('stale');
  expect(standingOf(sources, 'about.label', 'À propos')).toBe('unconfirmed');
});

test('without recorded hashes, every translation is unconfirmed', () => {
  expect(standingOf(readSources('en', {}, {}), 'about.title', '')).toBe('unconfirmed');
});

test('a renamed key keeps its hash', () => {
  const file = JSON.stringify({ company: { 'hero.title': hashOf('Bonjour') } });

  expect(standingOf(readRecorded(file, { company: 'about' }), 'about.hero.title', 'Bonjour')).toBe('current');
});

test('confirmed texts get the current hash, others keep theirs, removed keys are dropped', () => {
  const before = new Map([
    ['about.title', 'older'],
    ['about.label', 'older'],
    ['about.gone', 'older'],
  ]);

  const printed = printSources(before, [title, label], ({ key }) => key === 'label');

  expect(JSON.parse(printed)).toEqual({ about: { title: 'older', label: hashOf('À propos') } });
});
