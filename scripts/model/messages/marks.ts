/** The marks of words in another language, `[en: Retail Booster]`, as translators type them. */
import { markedLanguages, plainText } from '../../../schema/text/language-marks.ts';
import { type Placeless, short } from '../problem.ts';

/** Knows every language by its code; undefined for a code that is none. */
const languageNames = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });

/** What is wrong with the marks of a text in a language; undefined when nothing is. */
export function complainOfMarks(value: string, locale: string): Placeless | undefined {
  if (/[[\]]/.test(plainText(value))) {
    return {
      found: `a square bracket that marks no language in “${short(value)}”`,
      expected: 'brackets around words of another language only, with its code and a space: [en: words]',
      wayOut: 'complete the mark, or remove the brackets',
    };
  }
  const wrong = markedLanguages(value).find((code) => code === locale || !languageNames.of(code));
  if (wrong === undefined) return undefined;
  return {
    found: `the mark [${wrong}: …]`,
    expected: wrong === locale ? `a language other than that of the file, ${locale}` : 'the code of a language, such as de, en, fr, it',
    wayOut: wrong === locale ? 'write the words without brackets' : `correct “${wrong}”`,
  };
}
