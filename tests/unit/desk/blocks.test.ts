import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blocksOfText, rangeInBlocks, textOfBlocks, withKind, withoutEmptyBlocks } from '../../../scripts/desk/app/blocks.ts';

const text = 'A paragraph.\n\n- one\n- two\n\n1. first\n2. second\n\n> Words.\n\n^ Aside.\n\n{figure catchment}';

describe('blocks of a prose text', () => {
  test('have their kind, and words without markers', () => {
    expect(blocksOfText(text)).toEqual([
      { kind: 'paragraph', words: 'A paragraph.' },
      { kind: 'bullets', words: 'one\ntwo' },
      { kind: 'numbers', words: 'first\nsecond' },
      { kind: 'quotation', words: 'Words.' },
      { kind: 'note', words: 'Aside.' },
      { kind: 'place', words: 'figure catchment' },
    ]);
  });

  test('give the same text again, whatever it is', () => {
    const parts = fc.constantFrom('\n', '\n\n', '- ', '> ', '^ ', '1. ', '2. ', '{', '}', 'figure ', 'a', ' ', '*');
    fc.assert(
      fc.property(fc.array(parts), (given) => {
        const typed = given.join('');
        expect(textOfBlocks(blocksOfText(typed))).toBe(typed);
      }),
    );
  });

  test('without words are not sent', () => {
    expect(withoutEmptyBlocks('One.\n\n\n\n- \n\nTwo.')).toBe('One.\n\nTwo.');
    expect(withoutEmptyBlocks('')).toBe('');
  });

  test('become one paragraph when a list changes its kind', () => {
    expect(withKind({ kind: 'bullets', words: 'one\ntwo' }, 'paragraph')).toEqual({ kind: 'paragraph', words: 'one two' });
    expect(withKind({ kind: 'bullets', words: 'one\ntwo' }, 'numbers').words).toBe('one\ntwo');
  });

  test('contain the range of a finding', () => {
    const edited = blocksOfText(`One.\n\n\n\n${text}`);
    const sent = withoutEmptyBlocks(`One.\n\n\n\n${text}`);
    for (const words of ['One', 'paragraph', 'one', 'two', 'first', 'second', 'Words', 'Aside']) {
      const from = sent.indexOf(words);
      const range = rangeInBlocks(edited, from, from + words.length);
      expect(edited[range?.block ?? -1]?.words.slice(range?.from, range?.to)).toBe(words);
    }
  });
});
