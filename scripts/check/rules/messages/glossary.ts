/** Terms of the trade go by their names in every language. */
import { type Term, terms } from '../../../../schema/glossary.ts';
import type { Placeless } from '../../../lib/problem.ts';
import { saysOneOf } from '../../messages/terms.ts';
import { asTyped } from '../../messages/words.ts';
import type { TextRule } from '../../rule.ts';

export const glossary: TextRule = {
  name: 'glossary',
  looksAt: 'text',
  explain: `“Taux d’effort” is “occupancy cost” on every English page: schema/glossary.ts says what the terms of the trade are called. A text that
has one asks for it in its translation, and what a term is not called is found wherever it stands. The way out: use the term, or add to the
glossary what may say it as well.`,
  check(message, { model }) {
    const source = message.others[model.defaultLocale] ?? '';
    const [own, theirs] = [message.text, source].map((text) => asTyped({ text })) as [string, string];
    const avoided = terms.flatMap((term) => misnamed(term, own, message.locale));
    if (message.isSource || own === '' || theirs === '') return avoided;
    const left = terms.flatMap((term) => [
      ...missing(term, theirs, model.defaultLocale, own, message.locale),
      ...missing(term, own, message.locale, theirs, model.defaultLocale),
    ]);
    return [...avoided, ...left];
  },
};

/** Names that the glossary keeps from a term. */
function misnamed({ names, also, avoided }: Term, text: string, locale: string): Placeless[] {
  const instead = names[locale] ?? also?.[locale] ?? [];
  return (avoided?.[locale] ?? [])
    .filter((name) => saysOneOf(text, [name]))
    .map((name) => ({
      found: `“${name}”`,
      expected: `“${instead.join('” or “')}”, as everywhere on the site`,
      wayOut: 'use the term of schema/glossary.ts',
    }));
}

function missing({ names, also = {} }: Term, text: string, locale: string, other: string, otherLocale: string): Placeless[] {
  const asked = names[locale] ?? [];
  const wanted = [...(names[otherLocale] ?? []), ...(also[otherLocale] ?? [])];
  if (wanted.length === 0 || !saysOneOf(text, asked)) return [];
  if (saysOneOf(other, wanted)) return [];
  const name = asked.find((candidate) => saysOneOf(text, [candidate]));
  return [
    {
      found: `“${name}” in ${locale}, and no “${wanted.join('” or “')}” in ${otherLocale}`,
      expected: 'the term in both languages, as schema/glossary.ts has it',
      wayOut: 'use the term, or add what says it here to the glossary, under `also`',
    },
  ];
}
