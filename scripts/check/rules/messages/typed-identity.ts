/** The firm's name, addresses and numbers typed into a text, where a placeholder says them. */

import { memoizePerObject } from '../../../lib/memoize.ts';
import { asTyped } from '../../messages/words.ts';
import type { Project } from '../../project.ts';
import type { TextRule } from '../../rule.ts';

/** Fields whose value is a word or a number like others: a text may speak of the city. */
const common = new Set(['city', 'legalForm', 'shareCapital']);

/** Addresses that no firm can have: examples in forms. */
const example = /@(?:[\w-]+\.)?(?:example|exemple|domaine|domain)\.[a-z]+$|\.(?:example|invalid|test)$/i;

const email = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const phone = /(?:\+\d{1,3}|\b0)(?:[\s.()-]*\d){8,12}/g;
const url = /\bhttps?:\/\/\S+/gi;

export const typedIdentity: TextRule = {
  name: 'typed-identity',
  looksAt: 'text',
  explain: `Who the firm is stands in schema/site.ts, once, and changes with the environment: a text that spells the name, an address or a
number out keeps the old one. The way out: write {firmName}, {email}, {street}…; for links, a link fact of the schema.`,
  check(message, project) {
    const text = asTyped(message);
    const own = squeeze(text);
    const typed = valuesOf(project.schema).filter(({ squeezed }) => own.includes(squeezed));
    // What one value holds of another is told once: "Trame Retail" within "Trame Retail Conseil".
    const told = typed.filter(({ squeezed }) => !typed.some((other) => other.squeezed !== squeezed && other.squeezed.includes(squeezed)));
    if (told.length > 0) {
      return told.map(({ field, value, placeholder }) => ({
        found: `“${value}”, which is ${field} in schema/site.ts`,
        expected: placeholder ? `the placeholder {${field}}` : 'a link of the schema',
        wayOut: placeholder ? `write {${field}} in its place` : 'take the address out of the text; the component links to it',
      }));
    }
    const others = [email, phone, url].flatMap((form) => [...text.matchAll(form)].map(([found]) => found));
    return others
      .filter((found) => !example.test(found))
      .map((found) => ({
        found: `“${found}”, an address or a number typed into a text`,
        expected: 'a fact of schema/site.ts, or a link of the schema',
        wayOut: 'declare it in the schema, and name it by its placeholder or its link',
      }));
  },
};

interface Value {
  readonly field: string;
  readonly value: string;
  readonly squeezed: string;
  readonly placeholder: boolean;
}

/** What says who the firm is. */
const valuesOf = memoizePerObject(({ facts: { identity, identityPlaceholders } }: Project['schema']): readonly Value[] =>
  Object.entries(identity)
    .filter(([field, value]) => !common.has(field) && typeof value === 'string' && !/^(?:true|false)$/.test(value))
    .map(([field, value]) => {
      const text = String(value).replace(/^https?:\/\/(?:www\.)?/, '');
      return { field, value: text, squeezed: squeeze(text), placeholder: identityPlaceholders.includes(field) };
    })
    .filter(({ squeezed }) => squeezed.length >= 5),
);

/** Letters and digits alone, in small: however spaces, accents and capitals were typed. */
function squeeze(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{Ll}\p{N}€]/gu, '');
}
