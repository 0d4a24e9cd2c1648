import { memoizePerObject } from '../../../lib/maps.ts';
import { asTyped } from '../../inputs/words.ts';
import type { Project } from '../../project.ts';
import type { TextRule } from '../../rule.ts';

/** Fields whose values are ordinary words: a text may name the city. */
const common = new Set(['city', 'legalForm', 'shareCapital']);

/** Matches e-mail addresses, telephone numbers and URLs, except the example addresses of forms. */
const anybody =
  /[\w.+-]+@(?!(?:[\w-]+\.)?(?:example|exemple|domaine|domain)\.)[\w-]+(?:\.[\w-]+)+|(?:\+\d{1,3}|\b0)(?:[\s.()-]*\d){8,12}|\bhttps?:\/\/\S+/gi;

export const typedIdentity: TextRule = {
  name: 'typed-identity',
  looksAt: 'text',
  explain: `A name, an address or a number of the firm, or of anybody, typed into a text. The identity in schema/site/identity.ts changes with the
environment, so a typed copy would become wrong.

  "lead": "Trame Retail vous accompagne"
    found:    “Trame Retail”, the firmName of schema/site/identity.ts
    expected: the placeholder {firmName}
    way out:  Write {firmName} in its place.`,
  check(message, { schema }) {
    const text = asTyped(message);
    const squeezed = squeeze(text);
    const typed = valuesOf(schema).filter((each) => squeezed.includes(each.squeezed));
    // "Trame Retail" is part of "Trame Retail Conseil".
    const own = typed.filter((each) => !typed.some((other) => other !== each && other.squeezed.includes(each.squeezed)));
    if (own.length > 0)
      return own.map(({ field, value, hasPlaceholder }) => ({
        found: `“${value}”, the ${field} of schema/site/identity.ts`,
        expected: hasPlaceholder ? `the placeholder {${field}}` : 'a link of the schema',
        wayOut: hasPlaceholder ? `Write {${field}} in its place.` : 'Remove the address from the text; the component links to it.',
      }));
    return (text.match(anybody) ?? []).map((found) => ({
      found: `“${found}”, a typed address or number`,
      expected: 'a fact of schema/site/identity.ts, or a link of the schema',
      wayOut: 'Declare the value in the schema and use its placeholder or link.',
    }));
  },
};

const valuesOf = memoizePerObject(({ facts: { identity, identityPlaceholders } }: Project['schema']) =>
  Object.entries(identity).flatMap(([field, value]) => {
    const text = typeof value === 'string' && !common.has(field) ? value.replace(/^https?:\/\/(?:www\.)?/, '') : '';
    const squeezed = squeeze(text);
    if (squeezed.length < 5 || /^(?:true|false)$/.test(text)) return [];
    return [{ field, value: text, squeezed, hasPlaceholder: identityPlaceholders.includes(field) }];
  }),
);

/** Returns the letters and digits of a text, in lower case without accents. */
function squeeze(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{Ll}\p{N}€]/gu, '');
}
