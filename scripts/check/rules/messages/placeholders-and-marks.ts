import type { Placeless } from '../../../model/problem.ts';
import { sourceOf } from '../../project.ts';
import type { TextRule } from '../../rule.ts';

export const placeholdersAndMarks: TextRule = {
  name: 'placeholders-and-marks',
  looksAt: 'text',
  explain: `A {placeholder} or a *phrase* in one language only. Visitors of the other language would miss a figure, a name or an emphasis.

  "Plus de {projectCount} projets" and "Many projects"
    found:    {projectCount} missing
    expected: {projectCount} once, as in the source
    way out:  Add {projectCount} where the value belongs.`,
  check({ text, isSource, others }, { model }) {
    const { text: source } = sourceOf({ others }, model);
    return isSource || text === '' || source === '' ? [] : [...placeholders(text, source), ...phrases(text, source)];
  },
};

function placeholders(text: string, source: string): Placeless[] {
  const names = [...new Set(`${source} ${text}`.match(/\{[^{}]*\}/g))];
  return names.flatMap((name) => {
    const [has, wants] = [text.split(name).length - 1, source.split(name).length - 1];
    if (has === wants) return [];
    const wayOut = has < wants ? `Add ${name} where the value belongs.` : `Remove ${name}, or add it to the source.`;
    return [{ found: `${name} ${times(has)}`, expected: `${name} ${times(wants)}, as in the source`, wayOut }];
  });
}

function phrases(text: string, source: string): Placeless[] {
  if (text.includes('*') === source.includes('*')) return [];
  return source.includes('*')
    ? [{ found: 'no *phrase*', expected: 'one *phrase*, as in the source', wayOut: 'Put the phrase between *asterisks*.' }]
    : [{ found: 'a *phrase*', expected: 'no *phrase*, as in the source', wayOut: 'Remove the asterisks.' }];
}

const times = (count: number) => (count === 0 ? 'missing' : count === 1 ? 'once' : `${count} times`);
