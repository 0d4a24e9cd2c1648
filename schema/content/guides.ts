/** The guides: what each is made of, and what every guide page says around its text. */
import { z } from 'zod';
import { choice, contentType, entries, fact, list, type Page, page, section, sections, text } from '../language/define.ts';
import { SchemaError } from '../language/error.ts';
import type { KeyFigureId } from '../site/constants.ts';
import { fillSheet, sheetUnits } from '../text/sheet.ts';
import type { WorkedExample } from './examples.ts';
import { type Gradient, gradient, type IconName, icon } from './icons.ts';
import { keyFigureFact } from './key-figures.ts';
import { callToAction, hero } from './shared.ts';

const guideSection = contentType({
  name: 'GuideSection',
  text: { title: text(), paragraphs: list(3, text()) },
  facts: {},
});

/** What an entry of the page tree says of a guide; what it does not say is the same for every guide. */
interface Guide<Parent extends string> extends Pick<Page<Parent>, 'parent' | 'slug' | 'formerSlugs' | 'formerPaths'> {
  /** Publication date, `YYYY-MM-DD`. The cards of the guides stand in its order. */
  readonly published: string;
  /** The day of its last revision, `YYYY-MM-DD`; that of its publication until there was one. */
  readonly updated?: string;
  /** Ids of the sections, which are their anchors as well. */
  readonly sections: readonly string[];
  /** Those that three points to act upon close. */
  readonly actions?: readonly string[];
  /** The section that the drawing follows; the second where it is not said. */
  readonly figureAfter?: string;
  /** A calculation carried through, with a file to download. */
  readonly example?: WorkedExample;
  /** The figures set big beside the title. */
  readonly keyFigures: readonly KeyFigureId[];
  /** The card by which the other guides lead to this one; the hub has none. */
  readonly card?: { readonly icon: IconName; readonly gradient: Gradient };
  /** What each word inside its drawing names; a guide without them has no drawing. */
  readonly labels?: readonly string[];
}

/** What is the same in every guide is made once for all of them. */
const date = z.iso.date();
const keyFigureFacts = z.array(keyFigureFact);
const sectionId = z.string();
const points = list(3, text());
const checklist = section('checklist', z.object({ title: text(), items: list(8, text()) }));
const cardTexts = { title: text({ max: 40 }), description: text({ max: 160 }) };

/** Declares a guide: one entry, its texts, and where it has labels a drawing; `pages/guide/` shows it. */
export function guide<const Parent extends string = never>({
  sections: ids,
  keyFigures,
  card,
  labels,
  example,
  actions = [],
  figureAfter = ids[1] ?? '',
  updated,
  ...place
}: Guide<Parent>): Page<NoInfer<Parent>> {
  for (const id of ids) checkOnce('section', id, ids);
  for (const id of keyFigures) checkOnce('key figure', id, keyFigures);
  if (place.parent !== undefined && !card) refuseWithoutCard(Object.values(place.slug)[0] ?? '');
  for (const id of [...actions, ...(labels ? [figureAfter] : []), ...(example ? [example.after] : [])]) checkSection(id, ids);
  const content = z.object({
    hero,
    updated: fact(date, updated ?? place.published),
    keyFigures: fact(keyFigureFacts, [...keyFigures]),
    sections: sections(entries(guideSection, Object.fromEntries(ids.map((id) => [id, {}])))),
    ...(actions.length > 0 && { actions: z.object(Object.fromEntries(actions.map((id) => [id, points]))) }),
    ...(labels && { figure: labelledFigure(labels), figureAfter: fact(sectionId, figureAfter) }),
    ...(example && { example: workedExample(example) }),
    checklist,
    ...(card && { card: guideCard(card) }),
  });
  return page({ ...place, kind: 'guide', structuredData: 'article', content });
}

function checkSection(id: string, ids: readonly string[]): void {
  if (ids.includes(id)) return;
  throw new SchemaError({
    where: { file: 'schema/pages.ts', entry: id },
    found: `a guide that puts something after "${id}"`,
    expected: `one of its sections: ${ids.join(', ')}`,
    wayOut: `correct "${id}"`,
  });
}

/** Throws a {@link SchemaError} for a section that would be lost behind another of its name, or a figure that would be set big twice. */
function checkOnce(what: 'section' | 'key figure', id: string, ids: readonly string[]): void {
  if (ids.indexOf(id) === ids.lastIndexOf(id)) return;
  const isAnchor = what === 'section';
  throw new SchemaError({
    where: { file: 'schema/pages.ts', entry: id },
    found: `the ${what} "${id}" twice in a guide`,
    expected: isAnchor ? 'each id once: it is an anchor, and a key of the messages' : 'each figure once',
    wayOut: isAnchor ? 'rename one of the two, or take it out' : 'take one of the two out',
  });
}

/** A guide below another is found by its card alone. */
function refuseWithoutCard(slug: string): never {
  throw new SchemaError({
    where: { file: 'schema/pages.ts', entry: slug },
    found: 'a guide without a card, below another page',
    expected: 'the card by which the other guides lead to it',
    wayOut: "write card: { icon: 'compass', gradient: 'sky' }, and its texts",
  });
}

const labelledFigure = (labels: readonly string[]) =>
  z.object({
    title: text(),
    caption: text(),
    labels: z.object(Object.fromEntries(labels.map((name) => [name, text({ max: 34 })]))),
  });

const filledRow = z.object({
  id: z.string(),
  unit: choice('SheetUnit', sheetUnits),
  isComputed: z.boolean(),
  values: z.array(z.number()),
  cells: z.array(z.string()),
});

const words = (ids: readonly string[], max: number) => z.object(Object.fromEntries(ids.map((id) => [id, text({ max })])));

/** The words of an example, and its sheet filled: what the page shows as a table, and offers as a file. */
const workedExample = ({ after, sheet, results }: WorkedExample) =>
  section(
    'example',
    z.object({
      after: fact(sectionId, after),
      title: text({ max: 90 }),
      intro: text({ note: 'Says that the figures are an example, invented to show the calculation.' }),
      rowTitle: text({ max: 40, note: 'Heads the column of the rows’ names.' }),
      columns: words(sheet.columns, 40),
      rows: words(
        sheet.rows.map(({ id }) => id),
        80,
      ),
      sheet: fact(z.object({ columns: z.array(z.string()), rows: z.array(filledRow) }), {
        columns: [...sheet.columns],
        rows: fillSheet(sheet),
      }),
      reading: text({ values: results, note: 'What the table shows, in a sentence or two.' }),
    }),
  );

const guideCard = (facts: { readonly icon: IconName; readonly gradient: Gradient }) =>
  z.object({
    icon: fact(icon, facts.icon),
    gradient: fact(gradient, facts.gradient),
    ...cardTexts,
  });

/** What the guide pages share. */
export const guidesContent = z.object({
  kicker: text({ max: 30, note: 'Above the title of a guide: “Guide”.' }),
  contents: text({ max: 30, note: 'Title of the table of contents.' }),
  keyFigure: text({ max: 40, note: 'Title of the key figure of a guide that has one.' }),
  keyFigures: text({ max: 40, note: 'Title of the key figures of one that has more.' }),
  toDo: text({ max: 30, note: 'Above the three points that close a section.' }),
  others: z.object({ title: text(), text: text() }),
  readGuide: text({ max: 30 }),
  readMinutes: text({ params: ['minutes'] }),
  author: text({ note: 'Who writes the guides, by role.' }),
  updated: text({ params: ['date'] }),
  download: text({ max: 60, note: 'Link to the sheet of the worked example.' }),
  downloadHint: text({ note: 'Under it: what the file does.' }),
  action: callToAction.extend({ scoring: text() }),
});
