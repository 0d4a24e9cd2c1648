/** Faults in built pages and in the files beside them. */
import { identityOf } from '../../scripts/check/site/identity.ts';
import type { PageSummary } from '../../scripts/check/site/summary.ts';
import type { Random } from '../unit/random.ts';
import type { Kind, Target } from './fault.ts';
import type { Ground } from './ground.ts';

/** What becomes of the HTML of a page; undefined where it has no room for the fault. */
export type ChangePage = (html: string, page: PageSummary, random: Random, ground: Ground) => string | undefined;

interface Narrow {
  /** Which pages have room for it. Default: those with header and footer that search engines are to find. */
  readonly among?: (page: PageSummary) => boolean;
  /** Where else it may be told. */
  readonly also?: readonly Target[];
}

export const isUsual = ({ page }: PageSummary) => page.indexed && page.layout === 'site';

/** A kind of faults in the HTML of one page. */
export function pageKind(
  name: string,
  rules: readonly string[],
  times: number,
  change: ChangePage,
  { among = isUsual, also = [] }: Narrow = {},
): Kind {
  return {
    name,
    room: 'site',
    rules,
    times,
    plant(ground, random) {
      const page = random.pick([...ground.site.pages.values()].filter(among));
      const html = ground.read(page.file);
      const changed = change(html, page, random, ground);
      if (changed === undefined || changed === html) return undefined;
      const at: Target = { file: page.file, page: page.page.id, locale: page.locale };
      return { what: `${page.path}: ${difference(html, changed)}`, edits: [{ file: page.file, content: changed }], at: [at, ...also] };
    },
  };
}

/** The same for something put at the end of the main part. */
export function addedKind(
  name: string,
  rules: readonly string[],
  times: number,
  make: (random: Random, page: PageSummary, ground: Ground) => string,
): Kind {
  return pageKind(name, rules, times, (html, page, random, ground) =>
    html.replace('</main>', () => `${make(random, page, ground)}</main>`),
  );
}

/** A kind of faults in another file of the built site: one that is there, or a new one. */
export function builtKind(
  name: string,
  rules: readonly string[],
  times: number,
  change: (ground: Ground, random: Random) => { readonly path: string; readonly content: string | Buffer | undefined } | undefined,
  { also = [] }: Pick<Narrow, 'also'> = {},
): Kind {
  return {
    name,
    room: 'site',
    rules,
    times,
    plant(ground, random) {
      const changed = change(ground, random);
      if (!changed || changed.content === existing(ground, changed.path)) return undefined;
      const file = ground.site.folder + changed.path;
      const what = `${file}: ${difference(existing(ground, changed.path), changed.content?.toString() ?? '')}`;
      return {
        what,
        edits: [{ file, content: changed.content }],
        at: [{ file }, ...also],
      };
    },
  };
}

/** The text of a built file; empty for one that is not there. */
export function existing({ site }: Ground, path: string): string {
  return site.files.has(path) ? site.read(path).toString() : '';
}

export function originOf({ project }: Ground): string {
  return identityOf(project).origin;
}

/** The path of another page of the same language, one to be found. */
export function otherPath({ site }: Ground, { path, locale }: PageSummary, random: Random): string {
  return random.pick(
    [...site.pages.values()].filter((page) => isUsual(page) && page.locale === locale && page.path !== path && page.path !== '/'),
  ).path;
}

/** A form replaced where chance picks one of its matches; undefined where there is none. */
export function swapOne(text: string, form: RegExp, random: Random, put: (match: RegExpMatchArray) => string): string | undefined {
  const matches = [...text.matchAll(new RegExp(form, `${form.flags.replace('g', '')}g`))];
  if (matches.length === 0) return undefined;
  const match = random.pick(matches);
  return text.slice(0, match.index) + put(match) + text.slice(match.index + match[0].length);
}

/** What became of a text, as far as it differs. */
function difference(before: string, after: string): string {
  let from = 0;
  while (from < before.length && before[from] === after[from]) from++;
  let end = 0;
  while (end < Math.min(before.length, after.length) - from && before.at(-1 - end) === after.at(-1 - end)) end++;
  const part = (text: string) => text.slice(Math.max(0, from - 10), Math.min(text.length - end + 10, from + 120)).replace(/\s+/g, ' ');
  return `“${part(before)}” becomes “${part(after)}”`;
}
