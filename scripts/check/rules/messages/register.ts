/** French visitors are addressed as “vous”. */
import { asTyped } from '../../messages/words.ts';
import type { TextRule } from '../../rule.ts';

/** “toi” and “tu” are said to nobody else; “ton” and “tes” are, where no “le ton” goes before. */
const familiar = [
  /(?<![\p{L}’'-])(?:tu|toi)(?![\p{L}’'-])/giu,
  /(?<![\p{L}’'-])t[’'](?:as|es|auras|aurais|y|en)(?!\p{L})/giu,
  /(?<![\p{L}’'-])(?<!(?:le|du|un|au|de|ce|son|votre|notre) )(?:ton|tes)(?= \p{L})(?! (?:de|sur|des|à|et) )/giu,
  /(?<![\p{L}’'-])n[’']oublie(?!\p{L})/giu,
];

export const register: TextRule = {
  name: 'register',
  looksAt: 'text',
  explain: `A French text that says “tu”: the firm addresses its visitors as “vous” everywhere, and one text that does not reads as another firm’s.

  Envoie ton message   found:   “ton”
                       way out: Envoyez votre message`,
  check(message) {
    if (message.locale !== 'fr') return [];
    const text = asTyped(message);
    return familiar
      .flatMap((form) => [...text.matchAll(form)])
      .map(([found]) => ({
        found: `“${found}”`,
        expected: '“vous”, as everywhere on the site',
        wayOut: 'address the visitor as “vous”',
      }));
  },
};
