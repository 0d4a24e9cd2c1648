/** What translations were made from: read under the keys of today, and told from a source that has changed since. */
import { expect, test } from 'vitest';
import { hashOf, printSources, readSources, standingOf } from '../../../scripts/model/messages/sources.ts';

const title = { bundle: 'about', key: 'title', text: 'Qui nous sommes' };
const label = { bundle: 'about', key: 'label', text: 'À propos' };
const path = 'generated/messages/en/_sources.json';

function onRecord(file: string, renamed = {}) {
  return readSources('en', { [path]: file }, renamed);
}

test('a translation is current until its source is another', () => {
  const sources = onRecord(printSources(new Map(), [title], () => true));

  expect(standingOf(sources, 'about.title', 'Qui nous sommes')).toBe('current');
  expect(standingOf(sources, 'about.title', 'Qui nous étions')).toBe('stale');
  expect(standingOf(sources, 'about.label', 'À propos')).toBe('unconfirmed');
});

test('of a locale that has no record, nothing is confirmed', () => {
  expect(standingOf(readSources('en', {}, {}), 'about.title', '')).toBe('unconfirmed');
});

test('a key that changed name keeps its source', () => {
  const file = JSON.stringify({ company: { 'hero.title': hashOf('Bonjour') } });

  expect(standingOf(onRecord(file, { company: 'about' }), 'about.hero.title', 'Bonjour')).toBe('current');
});

test('what is confirmed gets the source of today, the rest keeps its own, and what has left goes', () => {
  const before = new Map([
    ['about.title', 'older'],
    ['about.label', 'older'],
    ['about.gone', 'older'],
  ]);

  const printed = printSources(before, [title, label], ({ key }) => key === 'label');

  expect(JSON.parse(printed)).toEqual({ about: { title: 'older', label: hashOf('À propos') } });
});
