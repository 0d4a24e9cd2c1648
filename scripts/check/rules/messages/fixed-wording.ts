/** What the specification words stays as it words it. */

import { hashOf } from '../../../codegen/messages/sources.ts';
import { short } from '../../../lib/problem.ts';
import { fingerprintOf } from '../../messages/fixed-wordings.ts';
import { asRead } from '../../messages/words.ts';
import type { TextRule } from '../../rule.ts';

export const fixedWording: TextRule = {
  name: 'fixed-wording',
  looksAt: 'text',
  explain: `The specification gives some texts to the letter: what the contact form answers, “Oops! Page not found”. Each has a fingerprint in
schema/fixed-wordings.ts. The way out: restore the text from git; where the specification has changed, change the fingerprint.`,
  check(message) {
    const wanted = fingerprintOf(message);
    const has = hashOf(asRead(message).replace(/[\u00a0\u202f]/g, ' '));
    if (wanted === undefined || message.text === '' || wanted === has) return [];
    return [
      {
        found: `“${short(message.text)}”, with the fingerprint ${has}`,
        expected: `the wording of the specification, whose fingerprint is ${wanted}`,
        wayOut: 'restore the text from git; if the specification has changed, put its fingerprint into schema/fixed-wordings.ts',
      },
    ];
  },
};
