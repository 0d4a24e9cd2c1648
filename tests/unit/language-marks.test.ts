/** Language marks of whole texts, which draft languages show in the language of the source. */
import { expect, test } from 'vitest';
import { markAs } from '../../schema/text/language-marks.ts';

test.each([
  ['plain words', 'Écrivez-nous', '[fr: Écrivez-nous]'],
  ['words that are marked already', 'Le [en: Retail Booster] suit', '[fr: Le ][en: Retail Booster][fr:  suit]'],
  ['a placeholder', 'Par {author}, associée', '[fr: Par ]{author}[fr: , associée]'],
  [
    'an e-mail address, which becomes a link',
    'Écrivez à conseil@firme.fr, ou appelez',
    '[fr: Écrivez à ]conseil@firme.fr,[fr:  ou appelez]',
  ],
])('marks %s', (_, text, expected) => expect(markAs(text, 'fr')).toBe(expected));
