/** Random messages around every bound. No lone surrogates: form fields cannot hold them. */
import { type ContactField, fieldNames, fieldOf } from '../../../schema/contact/fields.ts';
import { payloadBounds } from '../../../schema/contact/payload.ts';
import type { Random } from '../../unit/random.ts';

/** White space of any language, and characters that look like white space. */
const spaces = [
  ...' \t\n\v\f\r\x1C\x1D\x1E\x1F\x85\xA0\u1680\u180E\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200A\u200B\u200C\u200D\u2028\u2029\u202F\u205F\u2060\u3000\uFEFF\u00AD\u115F\u3164',
];
const controls = ['\0', '\x01', '\b', '\x0E', '\x1B', '\x7F', '\x80', '\x9F', '\r', '\n', '\t', '\r\n'];
const letters = [
  ...'abcdefghijklmnopqrstuvwxyzéèçœÀß-\'". ',
  'e\u0301',
  '\u0301',
  'ñ',
  'Ж',
  '中',
  'ع',
  '\u202E',
  '😀',
  '👩‍👧',
  '🇫🇷',
  '\u{10FFFF}',
  '\uFFFD',
  '\uFFFF',
  'a\u0300\u0301\u0302',
  '<',
  '&',
  '%',
  '\\',
  '$1',
  '=?',
];

const addresses = [
  'a@b.co',
  'A@B.CO',
  'a.b@c.fr',
  'a+b@c.fr',
  "o'neil@c.fr",
  'a_b@c.fr',
  '_@c.fr',
  'a-@c.fr',
  '1@2.fr',
  'a@b.c.d.example',
  'a@b-c.fr',
  'a@1.fr',
  'a@b.museum',
  'a',
  '@',
  'a@',
  '@b.co',
  'a@b',
  'a@b.c',
  'a@b.c1',
  'a@.co',
  'a@-b.co',
  'a@b-.co',
  'a@b..co',
  'a..b@c.fr',
  '.a@c.fr',
  'a.@c.fr',
  "a'@c.fr",
  'a@b@c.fr',
  'a b@c.fr',
  'a@b c.fr',
  'a@b_c.fr',
  'a@b.co.',
  'a@[1.2.3.4]',
  'a@1.2.3.4',
  '"a"@b.co',
  'Ada <a@b.co>',
  'a@b.co,c@d.fr',
  'é@b.co',
  'a@é.fr',
  'a＠b.co',
  'a@b。co',
  '\u212A@b.co',
  'a@\u017Fb.co',
  'a@b.c\u212Ao',
  '😀@b.co',
  'a\u200B@b.co',
  'a@b.co\u200B',
  'a\n@b.co',
  'a@b.co\nBcc: c@d.fr',
  'a@b.\nco',
  'a\0@b.co',
  'a\x7F@b.co',
  '%00@b.co',
  'a/b@c.fr',
  'a=b@c.fr',
  'a!b@c.fr',
  'mailto:a@b.co',
  'a@xn--bcher-kva.example',
  'a@b.xn--p1ai',
];

/** Creates a text whose length is at a bound, one beside it, or random. */
function createText(random: Random, { min = 0, max }: { readonly min?: number; readonly max: number }): string {
  const length = Math.max(0, random.pick([min - 1, min, min + 1, max - 1, max, max + 1, random.below(max)]));
  const characters: string[] = [];
  while (characters.length < length) characters.push(...random.pick(letters));
  const text = characters.slice(0, length).join('');
  return addSpaces(random, random.below(4) === 0 ? insertPart(random, text, random.pick([...controls, ...spaces])) : text);
}

function createAddress(random: Random): string {
  const size = random.pick([253, 254, 255, 256]);
  const long = `a@${'bcde.'.repeat(60).slice(0, size - 5)}.fr`;
  return addSpaces(random, random.below(8) === 0 ? long : random.pick(addresses));
}

/** Returns typed fields: one or two around their bounds, the others valid. */
export function createTypedMessage(random: Random): Record<ContactField, string> {
  const texts: Partial<Record<ContactField, string>> = {
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: 'ada@example.org',
    message: `Bonjour ${random.below(1e9)}.`,
  };
  const edgeOf = (name: ContactField) => () => {
    const field = fieldOf(name);
    if (field.kind === 'choice') return random.pick([...field.choices, '', 'unknown', ` ${field.choices[0]}`]);
    return field.kind === 'address' ? createAddress(random) : createText(random, field);
  };
  const perField = <Value>(make: (name: ContactField) => Value) =>
    Object.fromEntries(fieldNames.map((name) => [name, make(name)])) as Record<ContactField, Value>;
  return { ...perField((name) => texts[name] ?? ''), ...createSome(random, perField(edgeOf)) };
}

const validLocales = ['fr', 'en', 'de', 'fil', 'pt-BR', 'es-419', 'zh-Hant', 'zh-Hant-TW'];
const invalidLocales = ['FR', 'f', 'fran', '', 'f1', 'fr\n', ' fr', 'éà', 'pt-br', 'pt_BR', 'zh-TW-Hant', 'es-41', 'de-1996'];

/** Returns the visitor's part of a payload: one or two fields around their bounds or undefined, the others valid. */
export function createSentMessage(random: Random): Record<'name' | 'email' | 'message' | 'locale', unknown> {
  const sometimesUndefined =
    <Value>(make: () => Value) =>
    () =>
      random.below(20) === 0 ? undefined : make();
  const edges = {
    name: sometimesUndefined(() => createText(random, payloadBounds.name)),
    email: sometimesUndefined(() => createAddress(random)),
    message: sometimesUndefined(() => createText(random, payloadBounds.message)),
    locale: sometimesUndefined(() => random.pick([...validLocales, ...invalidLocales])),
  };
  return {
    name: 'Ada Lovelace',
    email: 'ada@example.org',
    message: `Bonjour ${random.below(1e9)}.`,
    locale: 'fr',
    ...createSome(random, edges),
  };
}

/** Creates one or two random values. */
function createSome<Name extends string, Value>(random: Random, edges: Readonly<Record<Name, () => Value>>): Partial<Record<Name, Value>> {
  const names = random.shuffle(Object.keys(edges) as Name[]).slice(0, 1 + random.below(2));
  return Object.fromEntries(names.map((name) => [name, edges[name]()])) as Partial<Record<Name, Value>>;
}

/** Adds white space at the ends in a third of cases. */
function addSpaces(random: Random, text: string): string {
  const some = () => Array.from({ length: random.below(3) }, () => random.pick(spaces)).join('');
  return random.below(3) === 0 ? some() + text + some() : text;
}

function insertPart(random: Random, text: string, part: string): string {
  const characters = [...text];
  characters.splice(random.below(characters.length + 1), 0, part);
  return characters.join('');
}
