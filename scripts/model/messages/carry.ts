/** Moves texts from renamed keys to the current keys, also between message files. */
import type { Problem } from '../problem.ts';
import { destinationOf } from '../renames.ts';
import type { SiteModel } from '../site-model.ts';
import { messageFile, type PlacedText, placedTexts, retiredFile, type Texts, wholeKey } from './texts.ts';

export interface Carried {
  /** Moved texts, by their new whole key. */
  readonly arrivals: ReadonlyMap<string, string>;
  /** Texts to remove from message files. */
  readonly moved: readonly Source[];
  /** Texts to remove from the retired texts. */
  readonly revived: readonly PlacedText[];
  /** Number of moved texts, by declared rename. */
  readonly counts: ReadonlyMap<string, number>;
  /** Texts of which only one could stay. */
  readonly conflicts: readonly Problem[];
}

interface Source extends PlacedText {
  /** The declared key that was renamed. */
  readonly from: string;
  /** The current whole key. */
  readonly to: string;
}

/** Computes the moves of the declared renames in one locale. `held`: texts of the message files; `keys`: the current whole keys. */
export function carry(site: SiteModel, locale: string, keys: ReadonlySet<string>, held: Texts, retired: Texts): Carried {
  const arrivals = new Map<string, string>();
  const moved: Source[] = [];
  const revived: PlacedText[] = [];
  const counts = new Map<string, number>();
  const conflicts: Problem[] = [];
  if (Object.keys(site.renamed).length === 0) return { arrivals, moved, revived, counts, conflicts };

  const [fromFiles, fromRetired] = [held, retired].map((texts) => sourcesByTarget(site, keys, texts)) as [Sources, Sources];
  const own = new Map(placedTexts(held).map((place) => [wholeKey(place), place.text]));
  for (const target of new Set([...fromFiles.keys(), ...fromRetired.keys()])) {
    const live = fromFiles.get(target) ?? [];
    const old = fromRetired.get(target) ?? [];
    const current = own.get(target);
    // A retired text is a candidate only if no message file has a text for the key.
    const candidates = live.length > 0 || current !== undefined ? live : old;
    const texts = new Set([...(current === undefined ? [] : [current]), ...candidates.map(({ text }) => text)]);
    const [first, text] = [candidates[0], [...texts][0]];
    if (texts.size > 1 && first)
      conflicts.push(conflict(locale, target, first, current === undefined ? candidates[1] : undefined, candidates === old));
    if (texts.size !== 1 || text === undefined) continue;
    if (current === undefined && first) {
      arrivals.set(target, text);
      counts.set(first.from, (counts.get(first.from) ?? 0) + 1);
    }
    moved.push(...live);
    // A killed run leaves the same text in two places.
    revived.push(...old.filter((source) => source.text === text));
  }
  return { arrivals, moved, revived, counts, conflicts };
}

type Sources = ReadonlyMap<string, readonly Source[]>;

/** Groups texts of renamed keys by their current key. */
function sourcesByTarget(site: SiteModel, keys: ReadonlySet<string>, texts: Texts): Sources {
  const sources = new Map<string, Source[]>();
  for (const place of placedTexts(texts)) {
    const destination = destinationOf(wholeKey(place), site.renamed);
    if (destination === undefined || !keys.has(destination.key)) continue;
    const source = { ...place, from: destination.from, to: destination.key };
    sources.set(destination.key, [...(sources.get(destination.key) ?? []), source]);
  }
  return sources;
}

/** Returns the problem of two texts for one key: the text of `source`, and the text of `other` or of the key itself. */
function conflict(locale: string, target: string, source: Source, other: Source | undefined, isRetired: boolean): Problem {
  const second = other === undefined ? `${target} itself` : wholeKey(other);
  return {
    where: isRetired ? retiredFile(locale) : messageFile(locale, source.bundle),
    key: isRetired ? [source.bundle, source.key] : source.key.split('.'),
    found: `two texts for ${target}: one at ${wholeKey(source)}, which was renamed, and one at ${second}`,
    expected: 'one text for each key',
    wayOut: 'remove one of the two texts; nothing was written',
  };
}
