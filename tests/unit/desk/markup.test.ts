import { describe, expect, test } from 'vitest';
import { marks } from '#schema/language/inline.ts';
import { markupOf, withMark } from '../../../scripts/desk/app/markup.ts';

const shown = (text: string) => markupOf(text, marks).map(({ from, to, kind }) => `${kind} ${text.slice(from, to)}`);

describe('ranges of a text', () => {
  test('are the words of marks, and their characters', () => {
    expect(shown('a *b* **c** [d](about#e) f')).toEqual([
      'sign *',
      'emphasis b',
      'sign *',
      'sign **',
      'strong c',
      'sign **',
      'sign [',
      'link d',
      'sign ](about#e)',
    ]);
  });

  test('are those of marks within marks, and of each item of a list', () => {
    expect(shown('[a *b*](about)\n**c**')).toEqual([
      'sign [',
      'link a *b*',
      'sign *',
      'emphasis b',
      'sign *',
      'sign ](about)',
      'sign **',
      'strong c',
      'sign **',
    ]);
  });

  test('are placeholders and words of another language, in every text', () => {
    expect(markupOf('{count} [en: Retail Booster]', []).map(({ kind }) => kind)).toEqual(['placeholder', 'sign', 'language', 'sign']);
  });

  test('are the codes of plural forms', () => {
    expect(shown('{count, plural, one {# unit} other {{name} units}} read')).toEqual([
      'sign {count, plural, one {',
      'sign #',
      'sign } other {',
      'placeholder {name}',
      'sign }}',
    ]);
    expect(shown('lease #1')).toEqual([]);
  });

  test('leave a mark that is half typed as it is', () => {
    expect(shown('a *b')).toEqual([]);
    expect(markupOf('a *b*', [])).toEqual([]);
  });
});

describe('a mark', () => {
  test('is put around the selected words, not their spaces', () => {
    expect(withMark('one two three', { from: 3, to: 8 }, 'strong')).toEqual({ text: 'one **two** three', from: 6, to: 9 });
    expect(withMark('the lease', { from: 4, to: 9 }, 'link', 'location#lease').text).toBe('the [lease](location#lease)');
  });

  test('is removed when the words have it', () => {
    expect(withMark('one **two** three', { from: 6, to: 9 }, 'strong')).toEqual({ text: 'one two three', from: 4, to: 7 });
  });

  test('names the language of words, or another one, or none', () => {
    expect(withMark('a bail lease', { from: 2, to: 6 }, 'language', 'fr')).toEqual({ text: 'a [fr: bail] lease', from: 7, to: 11 });
    expect(withMark('a [fr: bail] lease', { from: 7, to: 11 }, 'language', 'fr')).toEqual({ text: 'a bail lease', from: 2, to: 6 });
    expect(withMark('a [fr: bail] lease', { from: 7, to: 11 }, 'language', 'de').text).toBe('a [de: bail] lease');
  });

  test('of a link gets another target', () => {
    expect(withMark('the [lease](about) is', { from: 5, to: 10 }, 'link', 'location')).toEqual({
      text: 'the [lease](location) is',
      from: 5,
      to: 10,
    });
  });
});
