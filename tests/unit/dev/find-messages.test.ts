/** Messages found by the text that a page shows. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findMessages } from '../../../scripts/dev/find-messages.ts';
import { temporaryFolder } from '../../codegen/project.ts';

const root = temporaryFolder('messages');
afterAll(() => rmSync(root, { recursive: true }));

mkdirSync(join(root, 'generated/messages/fr'), { recursive: true });
writeFileSync(
  join(root, 'generated/messages/fr/about.json'),
  `{
  "title": "Ouvrir au *bon endroit*",
  "lead": "{firm} vous aide : [en: retail] et {count} conseils",
  "button": "Oui",
  "value": "{count}",
  "text": ["Un mot **fort**.", "- un [lien](home#contact)\\n- la fin"],
  "sum": "Trois * deux",
  "facts": "{count, plural, one {# information manque} other {# informations manquent}}"
}
`,
);
writeFileSync(join(root, 'generated/messages/fr/_retired.json'), '{ "about": { "title": "Ouvrir" } }\n');

const found = (text: string, locale = 'fr') => findMessages(root, locale, text).map(({ place, key }) => `${place} ${key}`);
const about = 'generated/messages/fr/about.json';

test.each([
  ['a whole text, without its marks', ' Ouvrir au\n bon\u00a0endroit', `${about}:2 title`],
  ['a text with filled placeholders and typographic spaces', 'Trame vous aide\u00a0: retail et 1\u202f200 conseils', `${about}:3 lead`],
  ['a part of a text', 'bon endroit', `${about}:2 title`],
  ['an element with a text and other words', '12 – Ouvrir au bon endroit – lu en 3 min', `${about}:2 title`],
  ['a short text', 'Oui', `${about}:4 button`],
  ['a paragraph of prose', 'Un mot fort.', `${about}:6 text`],
  ['words with a link', 'un lien', `${about}:6 text`],
  ['the items of a list', 'un lien la fin', `${about}:6 text`],
  ['a sign that is no mark', 'Trois * deux', `${about}:7 sum`],
  ['a plural form', '7 informations manquent', `${about}:8 facts`],
])('%s', (_, text, expected) => expect(found(text)).toEqual([expected]));

test('finds nothing for other words, no words, and an unknown language', () => {
  expect([found('autre chose'), found(' '), found('Oui', 'de'), found('Oui', '../fr')]).toEqual([[], [], [], []]);
});
