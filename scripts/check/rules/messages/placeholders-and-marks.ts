import { allPhrases, readTarget } from '../../../../schema/language/markdown.ts';
import { otherForm } from '../../../../schema/language/plural.ts';
import type { Placeless } from '../../../model/problem.ts';
import { phrasesIn, type Typed } from '../../inputs/words.ts';
import { sourceOf } from '../../project.ts';
import type { TextRule } from '../../rule.ts';

export const placeholdersAndMarks: TextRule = {
  name: 'placeholders-and-marks',
  looksAt: 'text',
  explain: `A {placeholder}, a *phrase* or a link in one language only. Visitors of the other language would miss a figure, a name or an address.

  "Plus de {projectCount} projets" and "Many projects"
    found:    {projectCount} missing
    expected: {projectCount} once, as in the source
    way out:  Add {projectCount} where the value belongs.`,
  check(message, { model }) {
    const { text, isSource, meta } = message;
    const { text: source } = sourceOf(message, model);
    if (isSource || text === '' || source === '') return [];
    const [own, theirs] = [targetsIn(message), targetsIn({ meta, text: source })];
    return [
      ...placeholders(otherForm(text), otherForm(source)),
      // The emphases of prose belong to its writer.
      ...(meta.prose ? [] : phrases(text, source)),
      ...without(theirs, own).map((link) => ({
        found: `no link to ${link}`,
        expected: 'the links of the source',
        wayOut: `Add the link [words](${link}).`,
      })),
      ...without(own, theirs).map((link) => ({
        found: `a link to ${link}`,
        expected: 'the links of the source',
        wayOut: 'Remove the link, or add it to the source.',
      })),
    ];
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

/** Returns the targets of the links of a text, each once. */
function targetsIn(message: Typed): readonly string[] {
  const links = phrasesIn(message).flatMap(allPhrases);
  return [...new Set(links.flatMap((phrase) => (phrase.kind === 'link' && readTarget(phrase.target) ? [phrase.target] : [])))];
}

const without = (some: readonly string[], others: readonly string[]) => some.filter((each) => !others.includes(each));

function phrases(text: string, source: string): Placeless[] {
  if (text.includes('*') === source.includes('*')) return [];
  return source.includes('*')
    ? [{ found: 'no *phrase*', expected: 'one *phrase*, as in the source', wayOut: 'Put the phrase between *asterisks*.' }]
    : [{ found: 'a *phrase*', expected: 'no *phrase*, as in the source', wayOut: 'Remove the asterisks.' }];
}

const times = (count: number) => (count === 0 ? 'missing' : count === 1 ? 'once' : `${count} times`);
