/** Renames that nobody has declared, by what they leave behind: keys that left with their texts, and keys of the same shape without. */
import { highestWithout, upwards } from '../../model/renames.ts';

/** More keys than these that may be meant are none that a person would look through. */
const most = 3;

/**
 * Pairs of a key that has left and one that may be the same today. `gone`: whole keys of retired texts; `unwritten`: whole
 * keys without a text in any locale; `leaves`: the whole keys of today.
 */
export function undeclaredRenames(
  gone: Iterable<string>,
  unwritten: ReadonlySet<string>,
  leaves: ReadonlySet<string>,
): [from: string, to: string][] {
  const known = new Set([...leaves].flatMap(upwards));
  const texts = [...gone].filter((key) => !known.has(key) && !isOlderText(key));
  const sources = shapes(texts, (key) => highestWithout(key, known));
  const written = new Set([...leaves].filter((key) => !unwritten.has(key)).flatMap(upwards));
  const targets = shapes(unwritten, (key) => highestWithout(key, written));
  return [...targets].flatMap(([to, shape]) => {
    const alike = [...sources].filter(([from, other]) => other === shape && (shape !== '' || isNear(from, to)));
    return alike.length > most ? [] : alike.map(([from]): [string, string] => [from, to]);
  });
}

/** Groups of keys by what stands above them, each with the rest of its keys in order. */
function shapes(keys: Iterable<string>, groupOf: (key: string) => string): Map<string, string> {
  const groups = new Map<string, string[]>();
  for (const key of keys) {
    const group = groupOf(key);
    groups.set(group, [...(groups.get(group) ?? []), key.slice(group.length)]);
  }
  return new Map([...groups].sort(([a], [b]) => (a < b ? -1 : 1)).map(([group, rest]) => [group, rest.sort().join(' ')]));
}

/** A single text looks like any other: it is taken for the same in its own page only, or under its own name. */
function isNear(from: string, to: string): boolean {
  return from.split('.')[0] === to.split('.')[0] || from.split('.').at(-1) === to.split('.').at(-1);
}

/** `about.title (2)` made room for another text of the same key. */
function isOlderText(key: string): boolean {
  return / \(\d+\)$/.test(key);
}
