/** `npm run new -- case-study <id>`: adds an entry to the collection, with one or more views. */
import { inlineObject, quote } from '../model/typescript.ts';
import { checkEntryId, refuse } from './names.ts';
import { type Input, type Missing, missingFigures, missingOption, readFigure, readLink, refuseMissing, type Scaffold } from './options.ts';
import { checkUnused } from './page-tree.ts';
import { addProperty, objectIn } from './sources.ts';

const file = 'schema/content/case-studies.ts';

interface View {
  readonly missing: (input: Input, shown: readonly string[]) => readonly (Missing | undefined)[];
  /** Returns the source text of the facts. `shown`: the views of the study. */
  readonly facts: (input: Input, shown: readonly string[]) => string;
}

const views: Readonly<Record<string, View>> = {
  card: {
    missing: (input, shown) => [
      missingOption(input, 'emoji', '🏬'),
      shown.includes('page') ? undefined : missingOption(input, 'link', 'caseStudies'),
    ],
    facts: (input, shown) =>
      inlineObject([
        ['emoji', quote(input.one('emoji') ?? '')],
        ['icon', quote(input.one('icon') ?? 'storefronts')],
        ['gradient', quote(input.one('gradient') ?? 'paper')],
        ['target', targetOf(input, shown)],
      ]),
  },
  summary: {
    missing: (input, shown) => [shown.includes('page') ? undefined : missingFigures(input, 1)],
    facts: (input) => `{ figure: ${quote(readFigure(input, input.all('figure')[0] ?? ''))} }`,
  },
  page: {
    missing: (input) => [missingOption(input, 'image', 'network-map'), missingFigures(input, 3)],
    facts(input) {
      const figures = input.all('figure').map((figure) => readFigure(input, figure));
      if (figures.length > 3) refuse(input.where, `${figures.length} figures`, 'three figures for a page', 'leave out a figure');
      return `{ image: ${quote(input.one('image') ?? '')}, figures: [${figures.map(quote).join(', ')}] }`;
    },
  },
};

/** Returns the link of a card: to the study's own section if there is one. */
function targetOf(input: Input, shown: readonly string[]): string {
  const hasSection = shown.includes('page') && input.one('link') === undefined;
  return hasSection ? `link('caseStudies', ${quote(input.id)})` : readLink(input);
}

export const caseStudy: Scaffold = {
  options: ['view', 'figure', 'emoji', 'icon', 'gradient', 'image', 'link'],
  plan(input) {
    const { sources, id, where, all } = input;
    checkEntryId(id, where);
    const studies = objectIn(sources.file(file), 'studies');
    checkUnused(studies, id, file, where);
    const shown = all('view').length > 0 ? all('view') : ['summary'];
    const chosen = shown.map((name) => {
      const view = Object.hasOwn(views, name) ? views[name] : undefined;
      return [name, view ?? refuse(where, `the view "${name}"`, `one of ${Object.keys(views).join(', ')}`, `correct "${name}"`)] as const;
    });
    refuseMissing(
      input,
      chosen.flatMap(([, view]) => view.missing(input, shown)),
    );
    const facts = chosen.map(([name, view]) => `${name}: ${view.facts(input, shown)}`);
    addProperty(studies, id, `{ ${facts.join(', ')} }`);
    return { changes: sources.edited(), next: [] };
  },
};
