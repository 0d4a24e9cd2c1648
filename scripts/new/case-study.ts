/** `npm run new -- case-study <id>`: adds an entry to the collection, with one or more views. */
import { inlineObject, quote } from '../model/typescript.ts';
import { checkEntryId, refuse } from './names.ts';
import { type Input, need, readFigure, readLink, type Scaffold } from './options.ts';
import { checkUnused } from './page-tree.ts';
import { addProperty, objectIn } from './sources.ts';

const file = 'schema/content/case-studies.ts';

/** Source text of the facts of each view. `shown`: the views of the study. */
const views: Readonly<Record<string, (input: Input, shown: readonly string[]) => string>> = {
  card: (input, shown) =>
    inlineObject([
      ['emoji', quote(need(input, 'emoji', '🏬'))],
      ['icon', quote(input.one('icon') ?? 'storefronts')],
      ['gradient', quote(input.one('gradient') ?? 'paper')],
      ['target', targetOf(input, shown)],
    ]),
  summary: (input) => `{ figure: ${quote(readFigure(input, input.all('figure')[0] ?? need(input, 'figure', 'netMargin')))} }`,
  page: (input) => {
    const figures = input.all('figure').map((figure) => readFigure(input, figure));
    if (figures.length !== 3) refuse(input.where, `${figures.length} figures`, 'three figures for a page', 'give --figure three times');
    return `{ image: ${quote(need(input, 'image', 'network-map'))}, figures: [${figures.map(quote).join(', ')}] }`;
  },
};

/** Returns the link of a card: to the study's own section if there is one. */
function targetOf(input: Input, shown: readonly string[]): string {
  const hasSection = shown.includes('page') && input.one('link') === undefined;
  return hasSection ? `link('caseStudies', ${quote(input.id)})` : readLink(input, 'caseStudies#network-development');
}

export const caseStudy: Scaffold = {
  options: ['view', 'figure', 'emoji', 'icon', 'gradient', 'image', 'link'],
  plan(input) {
    const { sources, id, where, all } = input;
    checkEntryId(id, where);
    const studies = objectIn(sources.file(file), 'studies');
    checkUnused(studies, id, file, where);
    const shown = all('view').length > 0 ? all('view') : ['summary'];
    const facts = shown.map((name) => {
      const view = Object.hasOwn(views, name) ? views[name] : undefined;
      return `${name}: ${view?.(input, shown) ?? refuse(where, `the view "${name}"`, `one of ${Object.keys(views).join(', ')}`, `correct "${name}"`)}`;
    });
    addProperty(studies, id, `{ ${facts.join(', ')} }`);
    return { changes: sources.edited(), next: [] };
  },
};
