/** Finds mistakes in plural forms: forms that a language lacks or does not have, and unknown numbers. */
import type { TextMeta } from '../../../schema/language/nodes.ts';
import { hasArguments, type Plural, parsePlurals, wholeForms } from '../../../schema/language/plural.ts';
import { groupBy, memoizePerText } from '../../lib/maps.ts';
import { closest, short } from '../problem.ts';
import type { TextFault } from './fault.ts';

/** The order in which Unicode lists the categories. */
const order: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** Returns the categories of a language. */
const categoriesOf = memoizePerText((tag: string) => {
  const { pluralCategories } = new Intl.PluralRules(tag).resolvedOptions();
  return order.filter((category) => pluralCategories.includes(category));
});

/** Numbers of every category: the rules of Unicode look at the last three digits of a number, or at its thousands up to a million. */
const samples = Array.from({ length: 2000 }, (_, index) => (index < 1000 ? index : (index - 999) * 1000));

const samplesByCategory = memoizePerText((tag: string) => {
  const rules = new Intl.PluralRules(tag);
  return groupBy(samples, (number) => rules.select(number));
});

/** Returns the first problem of the plural forms of a text. `tag`: the BCP 47 tag of its language. */
export function pluralFault({ plurals, params, values }: TextMeta, value: string, tag: string): TextFault | undefined {
  const names = Object.keys(plurals);
  if (names.length === 0) {
    const found = `an argument with a comma in “${short(value)}”`;
    const wayOut = 'write one text with plain placeholders, or declare the number in the schema: text({ plurals: { … } })';
    return hasArguments(value)
      ? { found, expected: 'plain placeholders: the schema declares no plurals for this text', wayOut }
      : undefined;
  }
  const { parts, fault } = parsePlurals(value);
  if (fault) return fault;
  const found = parts.filter((part) => typeof part !== 'string');
  for (const plural of found) {
    const { by, at: offset } = plural;
    if (!names.includes(by)) {
      const kind = params.includes(by) ? 'which is filled with words' : Object.hasOwn(values, by) ? 'which is always the same number' : '';
      const expected = `forms of a number that the schema declares in plurals: ${closest(
        `{${by}}`,
        names.map((name) => `{${name}}`),
      )}`;
      return { offset, found: `forms of {${by}}${kind && `, ${kind}`}`, expected, wayOut: `correct {${by}, plural, …}` };
    }
    const wrong = categoryFault(plural, plurals[by] ?? 0, tag);
    if (wrong) return { offset, ...wrong };
  }
  for (const name of names) {
    if (found.some(({ by }) => by === name)) continue;
    const wayOut = 'write the words that depend on the number in each form';
    return { found: `no forms of {${name}} in “${short(value)}”`, expected: pluralExample(name, plurals[name] ?? 0, tag), wayOut };
  }
  return numberFault(value, plurals, tag);
}

/** Returns the problem of the categories of a plural: one too many, or one missing. */
function categoryFault({ by, forms }: Plural, max: number, tag: string): TextFault | undefined {
  const categories = categoriesOf(tag);
  const needed = neededCategories(max, tag);
  const expected = `the forms that ${tag} needs for numbers up to ${max}: ${needed.map((category) => inWords(category, max, tag)).join(', ')}`;
  const [unknown] = Object.keys(forms).filter((name) => !categories.some((category) => category === name));
  if (unknown !== undefined) return { found: `the form “${unknown}” of {${by}}`, expected, wayOut: `rename or remove ${unknown} {…}` };
  const missing = needed.find((category) => !Object.hasOwn(forms, category));
  return missing && { found: `no form “${missing}” of {${by}}`, expected, wayOut: `add ${missing} {# …}` };
}

/** Returns the problem of a form without its number, while several numbers have the form and another form has its number. */
function numberFault(value: string, plurals: TextMeta['plurals'], tag: string): TextFault | undefined {
  const forms = wholeForms(value);
  for (const [name, max] of Object.entries(plurals)) {
    if (!forms.some(({ text }) => text.includes(`{${name}}`))) continue;
    for (const { categories, text } of forms) {
      const category = order.find((each) => each === categories[name]);
      const numbers = category ? numbersOf(category, max, tag) : [];
      if (!category || numbers.length < 2 || text.includes(`{${name}}`)) continue;
      const found = `the form “${category}” of {${name}} without its number`;
      const expected = `# in a form of several numbers: ${inWords(category, max, tag)}`;
      return { found, expected, wayOut: `write # in ${category} {…}` };
    }
  }
  return undefined;
}

/**
 * Returns the categories of the numbers from 0 to `max`, and `other`, which is the form of every number without one. French needs `many`
 * from a million only, so that the largest number saves its writers a form that nobody would read.
 */
export function neededCategories(max: number, tag: string): readonly Intl.LDMLPluralRule[] {
  return categoriesOf(tag).filter((category) => category === 'other' || numbersOf(category, max, tag).length > 0);
}

/** Returns plural forms to complete: `{count, plural, one {# …} other {# …}}`. */
export function pluralExample(name: string, max: number, tag: string): string {
  const forms = neededCategories(max, tag).map((category) => `${category} {# …}`);
  return `{${name}, plural, ${forms.join(' ')}}`;
}

/** Returns numbers from 0 to `max` in a category. */
function numbersOf(category: Intl.LDMLPluralRule, max: number, tag: string): readonly number[] {
  return (samplesByCategory(tag).get(category) ?? []).filter((number) => number <= max);
}

/** `few (3, 4, 5 …)`. */
function inWords(category: Intl.LDMLPluralRule, max: number, tag: string): string {
  const numbers = numbersOf(category, max, tag);
  if (numbers.length === 0) return category;
  return `${category} (${numbers.slice(0, 3).join(', ')}${numbers.length > 3 ? ' …' : ''})`;
}
