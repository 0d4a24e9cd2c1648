/** Every text is shown: on its page, and where several pages share it, on one of them, in every language. */
import { messageFile } from '../../../codegen/messages/paths.ts';
import { groupBy } from '../../../lib/group-by.ts';
import { memoizePerText } from '../../../lib/memoize.ts';
import { short } from '../../../lib/problem.ts';
import type { MessageText } from '../../project.ts';
import type { Located, SiteRule } from '../../rule.ts';
import type { BuiltSite } from '../../site/built-site.ts';
import { identityOf } from '../../site/identity.ts';
import { isSaid, type Said, saidIn } from '../../site/shown.ts';
import type { PageSummary } from '../../site/summary.ts';
import { type ShownView, viewsOn } from '../../site/views.ts';

export const unshownTexts: SiteRule = {
  name: 'unshown-texts',
  looksAt: 'site',
  explain: `A message that no built page says: a text that a condition hides, or that another has taken the place of. And a list cut short: where a
page says the name of some entities of a collection, it says that of all. These words were written and translated, and no visitor
ever reads them.

  studies.slice(0, 1)   found:   “Un réseau de boulangeries”, which /case-studies does not say
                        way out: show it in the component, or take it out of the schema`,
  check(site, project) {
    const said = saidBy(site);
    return project.model.languages.flatMap(({ locale }) => {
      const isMeant = ({ locale: own, meta: { shownIf } }: MessageText) => own === locale && (shownIf?.(identityOf(project)) ?? true);
      const textsOf = (bundle: string) => project.textsOf(bundle).filter(isMeant);
      const pages = oneOfEachKindFirst([...site.pages.values()].filter((page) => page.locale === locale));
      const ofPages = new Set(project.model.pages.map(({ id }) => id));
      // Texts that pages share are read once. Those of one page, of which there may be thousands, are read when it is looked at.
      const sharing = project.model.bundles.filter(({ id }) => !ofPages.has(id));
      const shared = new Map(sharing.map(({ id }) => [id, textsOf(id)]));
      const left = new Map<MessageText, PageSummary | undefined>([...shared.values()].flat().map((text) => [text, undefined]));
      let seenBefore = 0;
      const cut = pages.flatMap((page, index) => {
        const saidHere = said(page);
        forget(left, saidHere);
        const missing = textsOf(page.page.id).filter(({ text }) => !isSaid(text, saidHere));
        for (const text of missing) left.set(text, page);
        if (missing.length > 0) seenBefore = index;
        return cutShort(viewsOn(page.page, project), shared, saidHere).map((text) => ({ text, page }));
      });
      // Pages looked at before a text was found missing may say it.
      for (const page of pages.slice(0, seenBefore)) if (left.size > 0) forget(left, said(page));
      // A text that a page leaves out of a list is told for that page, even where another page says it.
      for (const { text } of cut) left.delete(text);
      return [...cut.map(({ text, page }) => complain(text, page)), ...[...left].map(([text, page]) => complain(text, page))];
    });
  },
};

/** One page of each kind comes first: these say nearly all that pages share, and little is left to look for in thousands of others. */
function oneOfEachKindFirst(pages: readonly PageSummary[]): readonly PageSummary[] {
  const kinds = groupBy(pages, ({ page }) => page.kind ?? page.id);
  const firsts = new Set([...kinds.values()].flatMap(([first]) => first ?? []));
  return [...firsts, ...pages.filter((page) => !firsts.has(page))];
}

/** The texts that a page leaves out of the views that it shows: where it says a field of some entities, that of the others. */
function cutShort(views: readonly ShownView[], shared: ReadonlyMap<string, readonly MessageText[]>, said: Said): MessageText[] {
  return views.flatMap(({ bundle, view }) => {
    const own = (shared.get(bundle) ?? []).filter(({ key }) => key[1] === view);
    const fields = groupBy(own, ({ key }) =>
      key
        .slice(2)
        .filter((name) => !/^\d+$/.test(name))
        .join('.'),
    );
    return [...fields.values()].flatMap((field) => {
      const missing = field.filter(({ text }) => !isSaid(text, said));
      return missing.length === field.length ? [] : missing;
    });
  });
}

function forget(left: Map<MessageText, unknown>, said: Said): void {
  for (const text of left.keys()) if (isSaid(text.text, said)) left.delete(text);
}

/** A function that tells what the HTML of a page says, the drawings of this site that it shows, and what its islands are handed. */
function saidBy(site: BuiltSite): (page: PageSummary) => Said {
  const read = (path: string) => saidIn(site.read(path).toString());
  // Thousands of pages may share a drawing, in every language.
  const readPart = memoizePerText(read);
  return (page) => {
    const parts = new Set(page.links.map(({ path }) => path).filter((path) => /\.(?:svg|json)$/.test(path) && site.files.has(path)));
    return [...read(page.file.slice(site.folder.length)), ...[...parts].flatMap(readPart)];
  };
}

function complain({ locale, bundle, key, text }: MessageText, page: PageSummary | undefined): Located {
  return {
    where: messageFile(locale, bundle),
    key,
    locale,
    ...(page && { page: page.page.id }),
    found: `“${short(text)}”, which ${page ? `${page.path} does not say` : `no page in ${locale} says`}`,
    expected: 'every text where its visitors are',
    wayOut: 'show it in the component, with every item of its list; or take it out of the schema',
  };
}
