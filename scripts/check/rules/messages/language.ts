/** A text is in the language of its file, sentence by sentence. */
import { short } from '../../../lib/problem.ts';
import { detected } from '../../messages/detect.ts';
import { ownWords, sentencesOf } from '../../messages/words.ts';
import type { TextRule } from '../../rule.ts';

export const language: TextRule = {
  name: 'language',
  looksAt: 'text',
  explain: `A French sentence on an English page was pasted, or left behind. Sentences of four words and more are looked at with eld; words in
[en: …] are left out, and so are those that schema/glossary.ts lists as loan words. The way out: translate the sentence, or mark its words.`,
  check(message) {
    return sentencesOf(ownWords(message), message.locale).flatMap((sentence) => {
      const other = detected(sentence, message.locale);
      return other === undefined
        ? []
        : [
            {
              found: `a sentence in ${nameOf(other)}: “${short(sentence)}”`,
              expected: `a text in ${nameOf(message.locale)}`,
              wayOut: `translate it, or mark words of another language: [${other}: …]`,
            },
          ];
    });
  },
};

const names = new Intl.DisplayNames(['en'], { type: 'language' });

const nameOf = (code: string) => names.of(code) ?? code;
