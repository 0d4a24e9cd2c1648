/** Work lists: the texts that need a writer, the texts of a page, search, and progress. */
import type { DeskFinding, DeskText, DeskVersion, PlacedText } from '../protocol.ts';

/** Lists of the whole site. A text is in a list if one of its versions is. */
export const workLists = ['missing', 'stale', 'unreviewed', 'findings'] as const;
export type WorkList = (typeof workLists)[number];

/** A text in a locale. */
export interface TextPlace {
  readonly id: string;
  readonly locale: string;
}

/** Returns the current findings of a version. */
export type FindingsOf = (id: string, locale: string, version: DeskVersion) => readonly DeskFinding[];

/** Returns the entries of a work list: texts in the order of the site, then locales. */
export function entriesOf(list: WorkList, texts: Iterable<DeskText>, findingsOf: FindingsOf): readonly TextPlace[] {
  const isListed = (id: string, locale: string, version: DeskVersion) =>
    list === 'findings' ? findingsOf(id, locale, version).length > 0 : version.state === list;
  const entries: TextPlace[] = [];
  for (const { id, versions } of texts)
    for (const [locale, version] of Object.entries(versions)) if (isListed(id, locale, version)) entries.push({ id, locale });
  return entries;
}

/** Returns the entry after `current` in a list, the first one after the last. */
export function entryAfter(entries: readonly TextPlace[], current: TextPlace | undefined, step: 1 | -1 = 1): TextPlace | undefined {
  const at = entries.findIndex(({ id, locale }) => id === current?.id && locale === current.locale);
  if (at < 0) return step === 1 ? entries[0] : entries.at(-1);
  return entries[(at + step + entries.length) % entries.length];
}

/** Groups of the texts of a page, by what visitors have of them. */
export const placeGroups = ['text', 'attribute', 'head', 'island', 'data', 'shared'] as const;
export type PlaceGroup = (typeof placeGroups)[number];

/**
 * Returns the texts of a page by group, each text once, at its most visible place. Texts of every page, such as those of the menu, are a
 * group of their own.
 */
export function groupsOf(
  placed: readonly PlacedText[],
  isShared: (id: string) => boolean,
): readonly (readonly [PlaceGroup, readonly PlacedText[]])[] {
  const seen = new Set<string>();
  return placeGroups
    .map((group) => {
      const members = placed.filter(({ id, place }) => {
        if ((isShared(id) ? 'shared' : place) !== group || seen.has(id)) return false;
        seen.add(id);
        return true;
      });
      return [group, members] as const;
    })
    .filter(([, members]) => members.length > 0);
}

/** Folds case, accents, quotes and spaces, so that `economie` finds “Économie”. */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘]/g, "'")
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .toLowerCase();
}

/** Finds the texts whose key or words, in any language, contain each word of a query; keys first. `textOf` returns a text with its draft. */
export function search(texts: Iterable<DeskText>, query: string, textOf: (text: DeskText, locale: string) => string): readonly TextPlace[] {
  const wanted = folded(query).trim().split(' ').filter(Boolean);
  if (wanted.length === 0) return [];
  const [byKey, byWords]: [TextPlace[], TextPlace[]] = [[], []];
  const isFound = (words: string) => wanted.every((word) => words.includes(word));
  for (const text of texts) {
    for (const locale of Object.keys(text.versions)) {
      if (!isFound(folded(`${text.id} ${textOf(text, locale)}`))) continue;
      (isFound(folded(text.id)) ? byKey : byWords).push({ id: text.id, locale });
      break;
    }
  }
  return [...byKey, ...byWords];
}

/** Texts written and confirmed, and all of them. */
export interface Progress {
  readonly done: number;
  readonly all: number;
}

/** Returns the progress of a locale, of a page's texts or of the whole site. A text of every page counts in the whole site only. */
export function progressOf(texts: Iterable<DeskText>, locale: string, page?: string): Progress {
  let [done, all] = [0, 0];
  for (const { versions, pages } of texts) {
    const version = versions[locale];
    if (!version || (page !== undefined && !pages.includes(page))) continue;
    all += 1;
    if (version.state === 'done' || version.state === 'source') done += 1;
  }
  return { done, all };
}
