/** Texts agreed with the firm word for word stay unchanged. */
import { fixedWordings } from '../../../../schema/site/fixed-wordings.ts';
import { hashOf } from '../../../model/messages/sources.ts';
import { short } from '../../../model/problem.ts';
import { asRead } from '../../inputs/words.ts';
import type { MessageText } from '../../project.ts';
import type { TextRule } from '../../rule.ts';

export const fixedWording: TextRule = {
  name: 'fixed-wording',
  looksAt: 'text',
  explain: `Some texts are agreed with the firm word for word: the answers of the contact form, “Oops! Page not found”. The hash of each is in
schema/site/fixed-wordings.ts. The way out: restore the text from git; where another wording is agreed, change the hash.`,
  check(message) {
    const wanted = hashIn(message);
    const has = hashOf(asRead(message).replace(/[\u00a0\u202f]/g, ' '));
    if (wanted === undefined || message.text === '' || wanted === has) return [];
    return [
      {
        found: `“${short(message.text)}”, with the hash ${has}`,
        expected: `the fixed wording, with the hash ${wanted}`,
        wayOut: 'restore the text from git; if another wording is agreed, put its hash into schema/site/fixed-wordings.ts',
      },
    ];
  },
};

/** Whether a text is fixed word for word: rules of typography pass over it. */
export function isFixed(message: MessageText): boolean {
  return hashIn(message) !== undefined;
}

function hashIn({ locale, bundle, key }: MessageText): string | undefined {
  return fixedWordings[locale]?.[[bundle, ...key].join('.')];
}
