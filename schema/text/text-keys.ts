/**
 * Marks of the desk: after each text stands its key in invisible characters, so that a page knows which message it shows where. Only
 * the mode `desk` of the development server adds marks.
 */

/** A text in one locale. */
export interface TextKey {
  /** Key with bundle: `about.hero.title`. */
  readonly id: string;
  readonly locale: string;
}

/** Unicode block Tags: a character for each one of ASCII, with a beginning and an end. Browsers show none of them. */
const tags = 0xe0000;
const begin = String.fromCodePoint(tags + 1);
const end = String.fromCodePoint(tags + 0x7f);
const marks = new RegExp(`${begin}([^${end}]*)${end}`, 'gu');

function markOf({ id, locale }: TextKey): string {
  const characters = [...`${locale}/${id}`].map((character) => String.fromCodePoint(tags + (character.codePointAt(0) ?? 0)));
  return `${begin}${characters.join('')}${end}`;
}

/** Adds the mark of a key to a composed text: to each string in it. Names of blocks and places, and targets of links, have none. */
export function markText(text: unknown, key: TextKey): unknown {
  if (typeof text === 'string') return text + markOf(key);
  if (Array.isArray(text)) return text.map((part) => markText(part, key));
  const { content, items, ...node } = text as { readonly content?: unknown; readonly items?: unknown };
  return {
    ...node,
    ...(content !== undefined && { content: markText(content, key) }),
    ...(items !== undefined && { items: markText(items, key) }),
  };
}

/** Returns a text without its marks, and their keys: the text that contains the others comes last. */
export function readMarks(text: string): { readonly plain: string; readonly keys: readonly TextKey[] } {
  const found = new Map<string, TextKey>();
  const plain = text.replace(marks, (_, characters: string) => {
    const name = [...characters].map((character) => String.fromCodePoint((character.codePointAt(0) ?? 0) - tags)).join('');
    const slash = name.indexOf('/');
    found.set(name, { locale: name.slice(0, slash), id: name.slice(slash + 1) });
    return '';
  });
  return { plain, keys: [...found.values()] };
}
