/**
 * Plural forms: texts whose words depend on a number, `{count, plural, one {# day} other {# days}}`. The forms are named by the plural
 * categories of `Intl.PluralRules`, and `#` is the number. Of MessageFormat, texts may have this and plain placeholders only.
 */
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { MarkFault } from './markdown.ts';

export type Category = Intl.LDMLPluralRule;

/**
 * A text with plural forms, as components receive it: whole texts by the category of the number `by`, or by the category of a further
 * number. `Name`: placeholders without forms. See `fillPlural` in the renderer.
 */
export interface PluralText<Count extends string, Name extends string = never> {
  readonly by: Count;
  readonly forms: Readonly<Partial<Record<Category, Choice<Count, Name>>>> & { readonly other: Choice<Count, Name> };
  readonly placeholders?: Name;
}

type Choice<Count extends string, Name extends string> = string | PluralText<Count, Name>;

/** The words for each category of the number `by`, with `{by}` in the place of `#`, and the offset of the whole. */
export interface Plural {
  readonly by: string;
  readonly forms: Readonly<Record<string, string>>;
  readonly at: number;
}

interface Parsed {
  readonly parts: readonly (string | Plural)[];
  /** The only part of a faulty text is the text as typed. */
  readonly fault?: MarkFault;
}

/** A whole text, for one category of each number: `{ count: 'one' }`. */
export interface WholeForm {
  readonly categories: Readonly<Record<string, string>>;
  readonly text: string;
}

/** The codes of plural forms in a text, for a regular expression. Placeholders must be matched before the codes. */
export const pluralCode = String.raw`\{\s*\w+\s*,\s*plural\s*,\s*\w+\s*\{|\}\s*\w+\s*\{|\}\s*\}|#`;

/** Returns true for a text with an argument of MessageFormat, right or wrong. */
export function hasArguments(text: string): boolean {
  return /\{[^{},]*,/.test(text);
}

/** Splits a text into plural forms and the words around them. */
export function parsePlurals(text: string): Parsed {
  if (!hasArguments(text)) return { parts: [text] };
  try {
    // In MessageFormat a straight apostrophe quotes braces; in texts it is an apostrophe.
    const elements = parse(text.replaceAll("'", '’'), { captureLocation: true, ignoreTag: true, requiresOtherClause: false });
    return { parts: elements.map((element) => partOf(element, text)) };
  } catch (error) {
    if (error instanceof PluralError) return { parts: [text], fault: error.fault };
    if (error instanceof SyntaxError) return { parts: [text], fault: syntaxFault(error, text) };
    throw error;
  }
}

/**
 * Returns a text with plural forms as components receive it. `counts`: its numbers; `finish` completes each whole text. A faulty text is
 * its only form, as typed.
 */
export function pluralText(text: string, [count = '']: readonly string[], finish: (whole: string) => string): PluralText<string> {
  const choice = choiceOf(parsePlurals(text).parts, {}, ({ text: whole }) => finish(whole));
  return typeof choice === 'string' ? { by: count, forms: { other: choice } } : choice;
}

/** Returns every whole text that the plural forms of a text give; the text itself if it has none. */
export function wholeForms(text: string): WholeForm[] {
  const found: WholeForm[] = [];
  choiceOf(parsePlurals(text).parts, {}, (form) => {
    found.push(form);
    return form.text;
  });
  return found;
}

/** Returns the whole text of the category `other`, which every language has, to compare languages; without plural forms the text itself. */
export function otherForm(text: string): string {
  const isOther = ({ categories }: WholeForm) => Object.values(categories).every((category) => category === 'other');
  return wholeForms(text).find(isOther)?.text ?? text;
}

/** Chooses a category for each number in turn. A number with several places in the text has one category. */
function choiceOf(
  parts: Parsed['parts'],
  categories: WholeForm['categories'],
  finish: (form: WholeForm) => string,
): string | PluralText<string> {
  const next = parts.find((part) => typeof part !== 'string' && !Object.hasOwn(categories, part.by)) as Plural | undefined;
  if (!next) {
    const words = parts.map((part) => (typeof part === 'string' ? part : (part.forms[categories[part.by] ?? ''] ?? part.forms['other'])));
    return finish({ categories, text: words.join('') });
  }
  const forms = Object.keys(next.forms).map((category) => [category, choiceOf(parts, { ...categories, [next.by]: category }, finish)]);
  return { by: next.by, forms: Object.fromEntries(forms) };
}

/** Carries the fault of a text out of its elements. */
class PluralError extends Error {
  readonly fault: MarkFault;

  constructor(fault: MarkFault) {
    super(fault.found);
    this.fault = fault;
  }
}

const example = (name: string) => `{${name}, plural, one {# …} other {# …}}`;

function partOf(element: MessageFormatElement, text: string): string | Plural {
  if (element.type !== TYPE.plural) return plainPart(element, text);
  const { value: by, options, offset, pluralType } = element;
  const at = startOf(element);
  const refuse = (found: string, wayOut: string) => {
    throw new PluralError({ offset: at, found, expected: `forms by plural category, such as ${example(by)}`, wayOut });
  };
  if (pluralType !== 'cardinal') refuse(`the argument {${by}, selectordinal, …}`, 'write plural, or words without an ordinal');
  if (offset !== 0) refuse(`offset:${offset} in the forms of {${by}}`, 'remove the offset');
  const exact = Object.keys(options).find((selector) => selector.startsWith('='));
  if (exact !== undefined) refuse(`the form “${exact}” of {${by}}`, `write the plural category of the number in place of “${exact}”`);
  if (!Object.hasOwn(options, 'other')) refuse(`no form “other” of {${by}}`, 'add other {# …}, which every language has');
  const forms = Object.entries(options).map(([category, { value }]) => {
    const words = value.map((inner) => {
      if (inner.type === TYPE.pound) return `{${by}}`;
      if (inner.type !== TYPE.plural) return plainPart(inner, text);
      const wayOut = `write whole words in each form: put {${inner.value}, plural, …} before or after the forms of {${by}}`;
      throw new PluralError({
        offset: startOf(inner),
        found: `forms of {${inner.value}} within a form of {${by}}`,
        expected: 'forms of plain words and placeholders',
        wayOut,
      });
    });
    return [category, words.join('')];
  });
  return { by, forms: Object.fromEntries(forms), at };
}

/** Returns words or a placeholder as typed. */
function plainPart(element: MessageFormatElement, text: string): string {
  const { type, location } = element;
  if (type === TYPE.literal || type === TYPE.argument) return text.slice(location?.start.offset, location?.end.offset);
  const [argument = ''] = /^\{[^{}]*/.exec(text.slice(startOf(element))) ?? [];
  throw new PluralError({
    offset: startOf(element),
    found: `the argument “${argument.trim()}…”`,
    expected: `plain placeholders, and forms by plural category, such as ${example('count')}`,
    wayOut: 'write the placeholder by its name alone, or words without a choice',
  });
}

function startOf({ location }: MessageFormatElement): number {
  return location?.start.offset ?? 0;
}

/** Describes an error of the parser, which names its kind and its place. */
function syntaxFault(error: SyntaxError & { readonly location?: MessageFormatElement['location'] }, text: string): MarkFault {
  const offset = error.location?.start.offset ?? 0;
  const words = text.slice(offset, error.location?.end.offset);
  const expected = `forms in pairs of braces, such as ${example('count')}`;
  if (error.message === 'DUPLICATE_PLURAL_ARGUMENT_SELECTOR')
    return {
      offset,
      found: `the form “${words}” a second time`,
      expected: 'each form once',
      wayOut: `remove one of the two forms “${words}”`,
    };
  if (error.message === 'INVALID_ARGUMENT_TYPE')
    return {
      offset,
      found: `the word “${words}” after a placeholder and a comma`,
      expected: `the word plural, as in ${example('count')}`,
      wayOut: `write plural in place of “${words}”`,
    };
  const [before, after] = [text.slice(0, offset), text.slice(offset)];
  const found =
    after === ''
      ? `an unclosed brace at the end of “…${before.slice(-24)}”`
      : `broken braces at “${after.length > 24 ? `${after.slice(0, 24)}…` : after}”`;
  return { offset, found, expected, wayOut: 'close each form and the whole with a brace, and name each form before its brace' };
}
