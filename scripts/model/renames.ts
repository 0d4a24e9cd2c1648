/** Resolves and checks renamed message keys. */
import type { Renamed } from '../../schema/language/define.ts';
import { leaves } from '../../schema/language/nodes.ts';
import { closest, type Problem } from './problem.ts';
import type { SiteModel } from './site-model.ts';

interface Destination {
  /** The declared key that was renamed: the key itself, or the nearest above it. */
  readonly from: string;
  readonly key: string;
}

/** Returns the current key of a renamed key; undefined if it was not renamed. Keys begin with their bundle: `about.hero.title`. */
export function destinationOf(key: string, renamed: Renamed): Destination | undefined {
  for (let end = key.length; end > 0; end = key.lastIndexOf('.', end - 1)) {
    const from = key.slice(0, end);
    const to = Object.hasOwn(renamed, from) ? renamed[from] : undefined;
    if (to !== undefined) return { from, key: to + key.slice(end) };
  }
  return undefined;
}

/** Returns the whole key of every text: `about.hero.title`. */
export function keysOf({ bundles }: Pick<SiteModel, 'bundles'>): Set<string> {
  return new Set(bundles.flatMap(({ id, content }) => leaves(content).map(({ path }) => [id, ...path].join('.'))));
}

/** Returns the key and every key above it: `a.b.c`, `a.b`, `a`. */
export function upwards(key: string): string[] {
  const steps = key.split('.');
  return steps.map((_, index) => steps.slice(0, steps.length - index).join('.'));
}

/** Returns the highest key at or above `key` that is not in `known`. */
export function highestWithout(key: string, known: ReadonlySet<string>): string {
  return upwards(key).findLast((above) => !known.has(above)) ?? key;
}

/** Returns the problems of declared renames. Each must lead from a removed key to a key of the schema. */
export function checkRenames(site: SiteModel): Problem[] {
  const { renamed } = site;
  if (Object.keys(renamed).length === 0) return [];
  const known = new Set([...keysOf(site)].flatMap(upwards));
  return Object.entries(renamed).flatMap(([from, to]): Problem[] => {
    const refuse = (found: string, expected: string, wayOut: string) => [
      { where: 'schema/site/renamed.ts', entries: [{ page: from }], found, expected, wayOut },
    ];
    if (known.has(from)) {
      return refuse(
        `a rename of ${from}, which is a key of the schema`,
        'a key that was removed from the schema',
        `remove this line, or ${from} from the schema`,
      );
    }
    if (known.has(to)) return [];
    const { trail, isLoop } = followed(from, renamed);
    if (isLoop)
      return refuse(
        `a rename that leads back to itself: ${trail.join(' → ')}`,
        'a chain of renames that ends at a key of the schema',
        'remove one of these lines',
      );
    const last = trail.at(-1) ?? to;
    if (last !== to) return refuse(`a rename to ${to}, which is renamed itself`, 'the current key', `write '${from}': '${last}'`);
    return refuse(`a rename to the unknown key ${to}`, `a key of the schema: ${closest(to, [...known])}`, 'correct the key');
  });
}

/** Follows a chain of renames. Returns its keys, and whether it is a loop. */
function followed(from: string, renamed: Renamed): { readonly trail: readonly string[]; readonly isLoop: boolean } {
  const trail = [from];
  for (let next = renamed[from]; next !== undefined; next = destinationOf(next, renamed)?.key) {
    if (trail.includes(next)) return { trail: [...trail, next], isLoop: true };
    trail.push(next);
    // A rename of `a` to `a.b` would make the key longer in each round.
    if (trail.length > Object.keys(renamed).length + 1) return { trail, isLoop: true };
  }
  return { trail, isLoop: false };
}
