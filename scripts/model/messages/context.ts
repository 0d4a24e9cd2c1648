/** Context of a text for translators. */
import type { z } from 'zod';
import { type BlockKind, metaOf, type ProseMeta } from '../../../schema/language/define.ts';
import type { Mark } from '../../../schema/language/inline.ts';
import { ownPlaceholders, type TextMeta, viewsBelow } from '../../../schema/language/nodes.ts';
import type { PageModel, SiteModel } from '../site-model.ts';
import { pluralExample } from './plurals.ts';

/** Returns the note of a text and its constraints, a sentence each. `tag`: the language of the text, for its plural forms; English serves as example. */
export function adviceOn(text: TextMeta, tag = 'en'): string[] {
  const own = ownPlaceholders(text);
  const plurals = Object.entries(text.plurals).map(([name, max]) => pluralExample(name, max, tag));
  return [
    text.note,
    ...(text.prose ? proseAdvice(text.prose) : []),
    text.marks.length === 0 ? undefined : `May have ${text.marks.map((mark) => written[mark]).join(', ')}.`,
    text.max === undefined ? undefined : `${text.max} characters at most.`,
    own.length > 0 ? `Must contain ${own.map((name) => `{${name}}`).join(', ')}.` : undefined,
    plurals.length > 0 ? `Must contain forms by plural category: ${plurals.join(', ')}.` : undefined,
  ].filter((sentence) => sentence !== undefined);
}

const written: Readonly<Record<Mark, string>> = { emphasis: '*emphasis*', strong: '**strong**', link: '[words](page#anchor)' };
const blockForms: Readonly<Record<BlockKind, string>> = {
  paragraph: 'paragraphs',
  list: 'lists (lines with “- ” or “1. ”)',
  quotation: 'quotations (“> ”)',
  note: 'margin notes (“^ ”)',
};

function proseAdvice({ min, max, kinds, longest, places }: ProseMeta): (string | undefined)[] {
  return [
    `${min === max ? min : `${min} to ${max}`} blocks: ${kinds.map((kind) => blockForms[kind]).join(', ')}.`,
    longest === undefined ? undefined : `${longest} characters at most in a block.`,
    places.length === 0 ? undefined : `As blocks of their own, once each: ${places.map((place) => `{${place}}`).join(', ')}.`,
  ];
}

/** Returns a lookup of the pages that show a text of a message file, by path; none for a text of every page. */
export function pagesShowing(site: SiteModel, bundle: string): (path: readonly string[]) => readonly PageModel[] {
  const own = site.pages.filter(({ id }) => id === bundle);
  const known = new Map<string, readonly Shown[]>();
  return ([entity = '', view = '']) => {
    if (own.length > 0) return own;
    const shown = known.get(view) ?? pagesWithView(site, bundle, view);
    known.set(view, shown);
    return shown.filter(({ entities }) => entity in entities).map(({ page }) => page);
  };
}

/** A page, and the entities of a view that the page shows. */
interface Shown {
  readonly page: PageModel;
  readonly entities: Readonly<Record<string, object>>;
}

/** Returns the pages that show a view of a collection. Its texts are keyed by entity, then by view. */
function pagesWithView(site: SiteModel, bundle: string, view: string): Shown[] {
  const contents = new Map<string, z.ZodObject>(site.bundles.map(({ id, content }) => [id, content]));
  const collection = contents.get(bundle);
  if (!collection || metaOf(collection)?.kind !== 'collection') return [];
  return site.pages.flatMap((page) => {
    const content = contents.get(page.id);
    const shown = content && viewsBelow(content).find((each) => each.collection === collection && each.name === view);
    return shown ? [{ page, entities: shown.facts }] : [];
  });
}
