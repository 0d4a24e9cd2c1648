/** The guides: `guide()` for the page tree, and the texts that every guide page shares. */
import { z } from 'zod';
import { choice, contentType, entries, fact, list, type Page, page, type Slugs, section, sections, text } from '../language/define.ts';
import { SchemaError } from '../language/error.ts';
import { parseDeclared } from '../language/parse.ts';
import { prose } from '../language/prose.ts';
import { figureIds, type KeyFigureId } from '../site/constants.ts';
import type { Locale } from '../site/locales.ts';
import { fillSheet, sheetUnits } from '../text/sheet.ts';
import type { WorkedExample } from './examples.ts';
import { type Gradient, gradient, type IconName, icon } from './icons.ts';
import { keyFigureFact } from './key-figures.ts';
import { type PersonId, personId } from './people.ts';
import { callToAction, hero } from './shared.ts';

const blocks = { min: 1, max: 8, longest: 900 } as const;

const guideSection = contentType({ name: 'GuideSection', text: { title: text(), text: prose(blocks) }, facts: {} });

/** The entry of a guide in the page tree. Everything else is the same for all guides. */
interface Guide<Parent extends string, Own extends Locale>
  extends Slugs<Own>,
    Pick<Page<Parent>, 'parent' | 'formerSlugs' | 'formerPaths' | 'excuses'> {
  /** Publication date, `YYYY-MM-DD`. It sorts the cards of the guides. */
  readonly published: string;
  /** Date of the last revision, `YYYY-MM-DD`. Default: `published`. */
  readonly updated?: string;
  /** The person who signs the guide. */
  readonly author: PersonId;
  /** Ids of the sections, also their anchors. */
  readonly sections: readonly string[];
  /** Sections that end with three actions. */
  readonly actions?: readonly string[];
  /** A worked example, with a spreadsheet to download. */
  readonly example?: WorkedExample;
  /**
   * True for an example between the paragraphs of its section instead of after the section: the text of the section `flows` then has the
   * block `{example flows}`.
   */
  readonly isExamplePlaced?: true;
  /** The section before a link to the scoring tool. Only for a guide whose question the tool answers. */
  readonly toolAfter?: string;
  /** Key figures beside the title. Only figures that the guide is about. */
  readonly keyFigures: readonly KeyFigureId[];
  /** The card that links to this guide from the other guides. The top guide has none. */
  readonly card?: { readonly icon: IconName; readonly gradient: Gradient };
  /** Names of the labels in the figure that opens the guide. A guide without labels has no figure. */
  readonly labels?: readonly string[];
}

// Nodes shared by all guides.
const date = z.iso.date();
const keyFigureFacts = z.array(keyFigureFact);
const sectionId = z.string();
const cardFacts = z.strictObject({ icon, gradient });
const guideFacts = z.looseObject({
  published: date,
  updated: date.optional(),
  author: personId,
  sections: z.array(sectionId),
  actions: z.array(sectionId).optional(),
  toolAfter: sectionId.optional(),
  isExamplePlaced: z.literal(true).optional(),
  keyFigures: keyFigureFacts,
  card: cardFacts.optional(),
  labels: z.array(z.string()).optional(),
} satisfies Partial<Record<keyof Guide<string, Locale>, z.ZodType>>);
const points = list(3, text());
const checklist = section('checklist', z.object({ title: text(), items: list({ min: 3, max: 12 }, text()) }));
const cardTexts = { title: text({ max: 40 }), description: text({ max: 160 }) };

/** Declares a guide, rendered by `pages/guide/`. Throws a {@link SchemaError} for invalid facts, repeated or unknown ids and a missing card. */
export function guide<const Parent extends string = never, const Own extends Locale = Locale>(
  facts: Guide<Parent, Own>,
): Page<NoInfer<Parent>> {
  parseDeclared(guideFacts, facts, 'guide()', { file: 'schema/pages.ts' });
  const { author, sections: ids, keyFigures, card, labels, example, actions = [], isExamplePlaced, toolAfter, ...place } = facts;
  for (const id of ids) checkOnce('section', id, ids);
  for (const id of keyFigures) checkOnce('key figure', id, keyFigures);
  if (place.parent !== undefined && !card) refuseWithoutCard(Object.values<string>(place.slug)[0] ?? '');
  for (const id of [...actions, toolAfter, example?.after]) if (id !== undefined) checkSection(id, ids);
  if (isExamplePlaced && !example) refusePlaced();
  const content = z.object({
    hero,
    author: fact(personId, author),
    keyFigures: fact(keyFigureFacts, [...keyFigures]),
    sections:
      isExamplePlaced && example
        ? placingSections(ids, example.after)
        : sections(entries(guideSection, Object.fromEntries(ids.map((id) => [id, {}])))),
    ...(actions.length > 0 && { actions: z.object(Object.fromEntries(actions.map((id) => [id, points]))) }),
    ...(labels && { figure: labelledFigure(labels) }),
    ...(toolAfter !== undefined && {
      tool: z.object({ after: fact(sectionId, toolAfter), title: text({ max: 60 }), text: text({ max: 200 }) }),
    }),
    ...(example && { example: workedExample(example) }),
    checklist,
    ...(card && { card: guideCard(card) }),
  });
  return page({ ...place, kind: 'guide', structuredData: 'article', content });
}

/** Declares the sections of a guide whose text places the example: the types of sections differ. */
function placingSections(ids: readonly string[], placing: string): z.ZodObject {
  const textOf = (id: string) => prose({ ...blocks, ...(id === placing && { places: { example: [id] } }) });
  return z.object(Object.fromEntries(ids.map((id) => [id, section(id, z.object({ title: text(), text: textOf(id) }))])));
}

function refusePlaced(): never {
  throw new SchemaError({
    where: { file: 'schema/pages.ts', entry: 'isExamplePlaced' },
    found: 'a guide that places its example and has none',
    expected: '`example` in a guide that places its example',
    wayOut: 'add example, or remove isExamplePlaced',
  });
}

function checkSection(id: string, ids: readonly string[]): void {
  if (ids.includes(id)) return;
  throw new SchemaError({
    where: { file: 'schema/pages.ts', entry: id },
    found: `a guide with the unknown section "${id}"`,
    expected: `one of its sections: ${ids.join(', ')}`,
    wayOut: `correct "${id}"`,
  });
}

function checkOnce(what: 'section' | 'key figure', id: string, ids: readonly string[]): void {
  if (ids.indexOf(id) === ids.lastIndexOf(id)) return;
  const isAnchor = what === 'section';
  throw new SchemaError({
    where: { file: 'schema/pages.ts', entry: id },
    found: `the ${what} "${id}" twice in a guide`,
    expected: isAnchor ? 'each section id once, as an anchor and a message key' : 'each figure once',
    wayOut: isAnchor ? 'rename or delete one of the two sections' : 'delete one of the two figures',
  });
}

function refuseWithoutCard(slug: string): never {
  throw new SchemaError({
    where: { file: 'schema/pages.ts', entry: slug },
    found: 'a guide with a parent and without a card',
    expected: 'a card that links to the guide from the other guides',
    wayOut: "add card: { icon: 'compass', gradient: 'sky' }, and its texts",
  });
}

const labelledFigure = (labels: readonly string[]) =>
  z.object({
    title: text(),
    caption: text(),
    description: text({ max: 400, note: 'Text alternative: where each label stands, for readers who do not see the figure.' }),
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

/** Declares the texts and the evaluated sheet of a worked example, for the table and the spreadsheet. */
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

/** Texts shared by the guide pages. */
export const guidesContent = z.object({
  kicker: text({ max: 30, note: 'Above the title of a guide: “Guide”.' }),
  contents: text({ max: 30, note: 'Title of the table of contents.' }),
  keyFigures: text({
    max: 40,
    plurals: { count: figureIds.length },
    note: 'Title of the key figures of a guide; the number is not shown.',
  }),
  toDo: text({ max: 30, note: 'Above the three points that close a section.' }),
  others: z.object({ title: text(), text: text() }),
  readGuide: text({ max: 30 }),
  readMinutes: text({ params: ['minutes'] }),
  updated: text({ params: ['date'] }),
  download: text({ max: 60, note: 'Link to the sheet of the worked example.' }),
  downloadHint: text({ note: 'Under it: what the file does.' }),
  action: callToAction.extend({ scoring: text() }),
});
