/** Texts name the firm, its addresses and its numbers by placeholders. */
import { memoizePerObject } from '../../../lib/memoize.ts';
import { asTyped } from '../../inputs/words.ts';
import type { Project } from '../../project.ts';
import type { TextRule } from '../../rule.ts';

/** Fields with ordinary words or numbers: a text may name the city. */
const common = new Set(['city', 'legalForm', 'shareCapital']);

/** E-mail addresses, telephone numbers and URLs of anybody, but for the examples in forms. */
const anybody =
  /[\w.+-]+@(?!(?:[\w-]+\.)?(?:example|exemple|domaine|domain)\.)[\w-]+(?:\.[\w-]+)+|(?:\+\d{1,3}|\b0)(?:[\s.()-]*\d){8,12}|\bhttps?:\/\/\S+/gi;

export const typedIdentity: TextRule = {
  name: 'typed-identity',
  looksAt: 'text',
  explain: `schema/site/identity.ts has the identity of the firm, which changes with the environment: a text that spells the name, an address or a number out
keeps the old one. The way out: write {firmName}, {email}, {street}…; for links, a link of the schema.`,
  check(message, { schema }) {
    const text = asTyped(message);
    const squeezed = squeeze(text);
    const typed = valuesOf(schema).filter((each) => squeezed.includes(each.squeezed));
    // "Trame Retail" is part of "Trame Retail Conseil".
    const own = typed.filter((each) => !typed.some((other) => other !== each && other.squeezed.includes(each.squeezed)));
    if (own.length > 0)
      return own.map(({ field, value, hasPlaceholder }) => ({
        found: `“${value}”, which is ${field} in schema/site/identity.ts`,
        expected: hasPlaceholder ? `the placeholder {${field}}` : 'a link of the schema',
        wayOut: hasPlaceholder ? `write {${field}} in its place` : 'take the address out of the text; the component links to it',
      }));
    return (text.match(anybody) ?? []).map((found) => ({
      found: `“${found}”, an address or a number typed into a text`,
      expected: 'a fact of schema/site/identity.ts, or a link of the schema',
      wayOut: 'declare it in the schema, and name it by its placeholder or its link',
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

/** Returns letters and digits alone, in lower case and without accents. */
function squeeze(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{Ll}\p{N}€]/gu, '');
}
