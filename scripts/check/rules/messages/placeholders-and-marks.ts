/** A translation has the placeholders and the *phrase* of its source. */
import type { Placeless } from '../../../model/problem.ts';
import type { TextRule } from '../../rule.ts';

export const placeholdersAndMarks: TextRule = {
  name: 'placeholders-and-marks',
  looksAt: 'text',
  explain: `A figure, the firm's name or a phrase in *italics* that stands in one language alone is a fact that some visitors do not get.
The way out: write into the translation what its source has, as often.`,
  check({ text, isSource, others }, { model }) {
    const source = others[model.defaultLocale] ?? '';
    return isSource || text === '' || source === '' ? [] : [...placeholders(text, source), ...phrases(text, source)];
  },
};

function placeholders(text: string, source: string): Placeless[] {
  const names = [...new Set(`${source} ${text}`.match(/\{[^{}]*\}/g))];
  return names.flatMap((name) => {
    const [has, wants] = [text.split(name).length - 1, source.split(name).length - 1];
    if (has === wants) return [];
    const wayOut = has < wants ? `put ${name} where the value belongs` : `remove ${name}, or put it into the source`;
    return [{ found: `${name} ${times(has)}`, expected: `${times(wants)}, as in the source`, wayOut }];
  });
}

function phrases(text: string, source: string): Placeless[] {
  if (text.includes('*') === source.includes('*')) return [];
  return source.includes('*')
    ? [{ found: 'no *phrase*', expected: 'one, as in the source', wayOut: 'put the phrase between *asterisks*' }]
    : [{ found: 'a *phrase*', expected: 'none, as in the source', wayOut: 'remove the asterisks' }];
}

const times = (count: number) => (count === 0 ? 'missing' : count === 1 ? 'once' : `${count} times`);
