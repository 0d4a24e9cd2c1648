/** `npm run new -- case-study <id>`: adds an entry to the collection, with one or more views, and its page to the page tree. */
import { inlineObject, quote } from '../model/typescript.ts';
import { camel, checkEntryId, checkPageId, refuse } from './names.ts';
import {
  type Input,
  type Missing,
  missingFigures,
  missingOption,
  missingSlugs,
  readFigure,
  readLink,
  readSlugProperties,
  refuseMissing,
  type Scaffold,
} from './options.ts';
import { checkFree, checkUnused, pageEntries, placeFor, treeFile, treeObject } from './page-tree.ts';
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
      shown.includes('story') ? undefined : missingOption(input, 'link', 'caseStudies'),
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
    missing: (input, shown) => [shown.includes('story') ? undefined : missingFigures(input, 1)],
    facts: (input) => `{ figure: ${quote(readFigure(input, input.all('figure')[0] ?? ''))} }`,
  },
  story: {
    missing: (input) => [missingOption(input, 'image', 'floor-plan'), missingFigures(input, 3)],
    facts(input) {
      const figures = input.all('figure').map((figure) => readFigure(input, figure));
      if (figures.length > 3) refuse(input.where, `${figures.length} figures`, 'three figures for a story', 'leave out a figure');
      return `{ image: ${quote(input.one('image') ?? '')}, figures: [${figures.map(quote).join(', ')}] }`;
    },
  },
  page: {
    missing: (input) => [missingSlugs(input)],
    facts: () => '{}',
  },
};

/** Returns the link of a card: to the story of the study if there is one. */
function targetOf(input: Input, shown: readonly string[]): string {
  const hasStory = shown.includes('story') && input.one('link') === undefined;
  return hasStory ? `link('caseStudies', ${quote(input.id)})` : readLink(input);
}

export const caseStudy: Scaffold = {
  options: ['view', 'figure', 'emoji', 'icon', 'gradient', 'image', 'link', 'slug', 'locales'],
  plan(input) {
    const { sources, id, where } = input;
    checkEntryId(id, where);
    const studies = objectIn(sources.file(file), 'studies');
    checkUnused(studies, id, file, where);
    const shown = viewsOf(input);
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
    if (!shown.includes('page')) return { changes: sources.edited(), next: [] };
    addPage(input);
    return { changes: sources.edited(), next: [`To add a client, a year, a service or other facts, edit the view "page" in ${file}.`] };
  },
};

/** Returns the views of `--view`, by default the summary. A page comes with the story, whose texts it shows. */
function viewsOf({ all }: Input): readonly string[] {
  const given = all('view');
  if (given.length === 0) return ['summary'];
  if (!given.includes('page')) return given;
  return [...given.filter((name) => name !== 'page' && name !== 'story'), 'story', 'page'];
}

/** Adds the page of the study to the page tree, below the parent of the existing ones. */
function addPage(input: Input): void {
  const { sources, id, where } = input;
  const page = camel(id);
  checkPageId(page, where);
  checkFree(sources, page, where);
  const parent = pageEntries(sources).find(({ declaredBy }) => declaredBy === 'caseStudy')?.parent;
  if (parent === undefined) refuse(where, `no page of a case study in ${treeFile}`, 'an existing page', 'write the first page by hand');
  const slugs = readSlugProperties(input);
  const entry = ['caseStudy(', `${quote(id)},`, '{', `parent: ${quote(parent)},`, ...slugs, '},', ')'];
  addProperty(treeObject(sources), page, entry.join('\n'), placeFor(sources, parent));
}
