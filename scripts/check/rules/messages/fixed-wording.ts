import { fixedWordings } from '../../../../schema/site/fixed-wordings.ts';
import { hashOf } from '../../../model/messages/sources.ts';
import { short } from '../../../model/problem.ts';
import { asRead } from '../../inputs/words.ts';
import type { MessageText } from '../../project.ts';
import type { TextRule } from '../../rule.ts';

export const fixedWording: TextRule = {
  name: 'fixed-wording',
  looksAt: 'text',
  explain: `A changed text whose wording is agreed with the firm, such as an answer of the contact form. schema/site/fixed-wordings.ts holds a hash of
each agreed text, so that no edit changes one by accident.

  "title": "Oops! No such page"
    found:    “Oops! No such page”, with the hash 5d41402a
    expected: the agreed wording, with the hash 7f83b165
    way out:  Restore the text from git. If a new wording is agreed, write its hash into schema/site/fixed-wordings.ts.`,
  check(message) {
    const wanted = hashIn(message);
    const has = hashOf(asRead(message).replace(/[\u00a0\u202f]/g, ' '));
    if (wanted === undefined || message.text === '' || wanted === has) return [];
    return [
      {
        found: `“${short(message.text)}”, with the hash ${has}`,
        expected: `the agreed wording, with the hash ${wanted}`,
        wayOut: 'Restore the text from git. If a new wording is agreed, write its hash into schema/site/fixed-wordings.ts.',
      },
    ];
  },
};

/** Returns true for a text with an agreed wording, which the typography rules skip. */
export function isFixed(message: MessageText): boolean {
  return hashIn(message) !== undefined;
}

function hashIn({ locale, bundle, key }: MessageText): string | undefined {
  return fixedWordings[locale]?.[[bundle, ...key].join('.')];
}
