/** `npm run new -- case-study <id>`: adds an entry to the collection, with one or more views. */
import { inlineObject, quote } from '../model/typescript.ts';
import { checkEntryId, refuse } from './names.ts';
import { type Asked, type Generator, need, readFigure, readLink } from './options.ts';
import { checkUnused } from './page-tree.ts';
import { addProperty, objectIn } from './sources.ts';

const file = 'schema/content/case-studies.ts';

/** Source text of the facts of each view. `shown`: the views of the study. */
const views: Readonly<Record<string, (asked: Asked, shown: readonly string[]) => string>> = {
  card: (asked, shown) =>
    inlineObject([
      ['emoji', quote(need(asked, 'emoji', '🏬'))],
      ['icon', quote(asked.one('icon') ?? 'storefronts')],
      ['gradient', quote(asked.one('gradient') ?? 'paper')],
      ['target', targetOf(asked, shown)],
    ]),
  summary: (asked) => `{ figure: ${quote(readFigure(asked, asked.all('figure')[0] ?? need(asked, 'figure', 'netMargin')))} }`,
  page: (asked) => {
    const figures = asked.all('figure').map((figure) => readFigure(asked, figure));
    if (figures.length !== 3) refuse(asked.where, `${figures.length} figures`, 'three figures for a page', 'give --figure three times');
    return `{ image: ${quote(need(asked, 'image', 'network-map'))}, figures: [${figures.map(quote).join(', ')}] }`;
  },
};

/** Returns the link of a card: to the study's own section if there is one. */
function targetOf(asked: Asked, shown: readonly string[]): string {
  const hasSection = shown.includes('page') && asked.one('link') === undefined;
  return hasSection ? `link('caseStudies', ${quote(asked.id)})` : readLink(asked, 'caseStudies#network-development');
}

export const caseStudy: Generator = {
  options: ['view', 'figure', 'emoji', 'icon', 'gradient', 'image', 'link'],
  plan(asked) {
    const { sources, id, where, all } = asked;
    checkEntryId(id, where);
    const studies = objectIn(sources.file(file), 'studies');
    checkUnused(studies, id, file, where);
    const shown = all('view').length > 0 ? all('view') : ['summary'];
    const facts = shown.map((name) => {
      const view = Object.hasOwn(views, name) ? views[name] : undefined;
      return `${name}: ${view?.(asked, shown) ?? refuse(where, `the view "${name}"`, `one of ${Object.keys(views).join(', ')}`, `correct "${name}"`)}`;
    });
    addProperty(studies, id, `{ ${facts.join(', ')} }`);
    return { changes: sources.edited(), next: [] };
  },
};
