import { typedWords } from '../../../../schema/language/markdown.ts';
import { hasPlurals, viewsBelow } from '../../../../schema/language/nodes.ts';
import { wholeForms } from '../../../../schema/language/plural.ts';
import { plainText } from '../../../../schema/text/language-marks.ts';
import { groupBy, memoizePerObject, memoizePerText } from '../../../lib/maps.ts';
import { messageFile } from '../../../model/messages/texts.ts';
import { short } from '../../../model/problem.ts';
import type { BuiltSite, PageSummary } from '../../inputs/built-site.ts';
import { type Shown, shownIn, squeeze } from '../../inputs/shown-text.ts';
import { phrasesIn } from '../../inputs/words.ts';
import { identityOf, type MessageText, type Project } from '../../project.ts';
import type { Located, SiteRule } from '../../rule.ts';

export const unshownTexts: SiteRule = {
  name: 'unshown-texts',
  looksAt: 'site',
  explain: `A message that no built page shows, or a list cut short: a page that shows a field of some entities of a collection must show it for all. The
text was written and translated for nobody.

  studies.slice(0, 1)
    found:    “Un réseau de boulangeries”, missing from /case-studies
    expected: every text on a page
    way out:  Show the text in the component, with every item of its list, or remove it from the schema.`,
  check(site, project) {
    const readPart = memoizePerText((path: string) => shownIn(site.read(path).toString()));
    const read = (page: PageSummary) => [
      ...shownIn(site.read(page.file.slice(site.folder.length)).toString()),
      ...partsOf(page, site).flatMap(readPart),
    ];
    const ofPages = new Set(project.model.pages.map(({ id }) => id));
    return project.model.languages.flatMap(({ locale }) => {
      const isRelevant = ({ locale: own, meta: { shownIf } }: MessageText) => own === locale && (shownIf?.(identityOf(project)) ?? true);
      const textsOf = (bundle: string) => project.textsOf(bundle).filter(isRelevant);
      const pages = [...site.pages.values()].filter((page) => page.locale === locale);
      const shared = new Map(project.model.bundles.filter(({ id }) => !ofPages.has(id)).map(({ id }) => [id, textsOf(id)]));
      let left = [...shared.values()].flat();
      let missing: (readonly [MessageText, PageSummary])[] = [];
      const cut: (readonly [MessageText, PageSummary])[] = [];
      for (const page of pages) {
        const shown = read(page);
        left = left.filter((text) => !isShown(text, shown));
        const own = textsOf(page.page.id).filter((text) => !isShown(text, shown));
        missing.push(...own.map((text) => [text, page] as const));
        cut.push(...cutShort(page, project, shared, shown).map((text) => [text, page] as const));
      }
      // A text of one page may be shown by another.
      for (const page of missing.length > 0 ? pages : []) {
        const shown = read(page);
        missing = missing.filter(([text]) => !isShown(text, shown));
      }
      const nowhere = left.filter((text) => !cut.some(([other]) => other === text));
      return [...cut, ...missing, ...nowhere.map((text) => [text, undefined] as const)].map(([text, page]) => findingOf(text, page));
    });
  },
};

/** Returns the drawings and island texts that a page loads. */
function partsOf({ links }: PageSummary, { files }: BuiltSite): string[] {
  return [...new Set(links.map(({ path }) => path))].filter((path) => /\.(?:svg|json)$/.test(path) && files.has(path));
}

/** Returns the texts of a collection that a page leaves out of a view: the fields that it shows of some entities but not of all. */
function cutShort(
  { page }: PageSummary,
  { model }: Project,
  shared: ReadonlyMap<string, readonly MessageText[]>,
  shown: Shown,
): MessageText[] {
  const content = model.bundles.find(({ id }) => id === page.id)?.content;
  return (content ? viewsBelow(content) : []).flatMap(({ collection, name, isOne }) => {
    // A page about one entity may show another text in its place.
    if (isOne) return [];
    const bundle = model.bundles.find((each) => each.content === collection)?.id ?? '';
    const own = (shared.get(bundle) ?? []).filter(({ key }) => key[1] === name);
    const fields = groupBy(own, ({ key }) =>
      key
        .slice(2)
        .filter((part) => !/^\d+$/.test(part))
        .join('.'),
    );
    return [...fields.values()].flatMap((field) => {
      const missing = field.filter((text) => !isShown(text, shown));
      return missing.length === field.length ? [] : missing;
    });
  });
}

/** Returns true if all parts of a text are shown; of a text with plural forms, those of one form. */
function isShown(message: MessageText, shown: Shown): boolean {
  return formsOf(message).some((form) => piecesOf(form).every((piece) => shown.some((place) => place.includes(piece))));
}

const formsOf = memoizePerObject((message: MessageText): readonly MessageText[] => {
  const meta = { ...message.meta, plurals: {} };
  return hasPlurals(message.meta) ? wholeForms(message.text).map(({ text }) => ({ ...message, text, meta })) : [message];
});

/** Splits a text at its placeholders, at the ends of its lines, and after links to other sites, which announce a new tab. */
const piecesOf = memoizePerObject((message: MessageText): readonly string[] =>
  phrasesIn(message)
    .map((phrases) => typedWords(phrases, '{}'))
    .flatMap((line) => plainText(line).split(/\{[^{}]*\}/))
    .map(squeeze)
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece)),
);

function findingOf({ locale, bundle, key, text }: MessageText, page: PageSummary | undefined): Located {
  return {
    where: messageFile(locale, bundle),
    key,
    locale,
    ...(page && { page: page.page.id }),
    found: `“${short(text)}”, missing from ${page ? page.path : `all pages in ${locale}`}`,
    expected: 'every text on a page',
    wayOut: 'Show the text in the component, with every item of its list, or remove it from the schema.',
  };
}
