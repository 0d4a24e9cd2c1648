/** The guides: what each is made of, and what every guide page says around its text. */
import { z } from 'zod';
import type { KeyFigureId } from '../constants.ts';
import { contentType, entries, fact, list, type Page, page, section, sections, text } from '../define.ts';
import { type Gradient, gradient, type IconName, icon } from './icons.ts';
import { keyFigureFact } from './key-figures.ts';
import { callToAction, hero } from './shared.ts';

const guideSection = contentType({
  name: 'GuideSection',
  text: { title: text(), paragraphs: list(3, text()), points: list(3, text()) },
  facts: {},
});

/** What an entry of the page tree says of a guide; what it does not say is the same for every guide. */
interface Guide<Parent extends string> extends Pick<Page<Parent>, 'parent' | 'slug' | 'formerSlugs' | 'formerPaths'> {
  /** Publication date, `YYYY-MM-DD`. The cards of the guides stand in its order. */
  readonly published: string;
  /** Ids of the sections, which are their anchors as well. */
  readonly sections: readonly string[];
  /** The figures set big beside the title. */
  readonly keyFigures: readonly KeyFigureId[];
  /** The card by which the other guides lead to this one; the hub has none. */
  readonly card?: { readonly icon: IconName; readonly gradient: Gradient };
  /** What each word inside its drawing names; a guide without them has no drawing. */
  readonly labels?: readonly string[];
}

/** Declares a guide: one entry, its texts, and where it has labels a drawing; `pages/guide/` shows it. */
export function guide<const Parent extends string = never>({
  sections: ids,
  keyFigures,
  card,
  labels,
  ...place
}: Guide<Parent>): Page<NoInfer<Parent>> {
  const content = z.object({
    hero,
    keyFigures: fact(z.array(keyFigureFact), [...keyFigures]),
    sections: sections(entries(guideSection, Object.fromEntries(ids.map((id) => [id, {}])))),
    ...(labels && { figure: labelledFigure(labels) }),
    checklist: section('checklist', z.object({ title: text(), items: list(8, text()) })),
    ...(card && { card: guideCard(card) }),
  });
  return page({ ...place, kind: 'guide', structuredData: 'article', content });
}

const labelledFigure = (labels: readonly string[]) =>
  z.object({
    title: text(),
    caption: text(),
    labels: z.object(Object.fromEntries(labels.map((name) => [name, text({ max: 34 })]))),
  });

const guideCard = (facts: { readonly icon: IconName; readonly gradient: Gradient }) =>
  z.object({
    icon: fact(icon, facts.icon),
    gradient: fact(gradient, facts.gradient),
    title: text({ max: 40 }),
    description: text({ max: 160 }),
  });

/** What the guide pages share. */
export const guidesContent = z.object({
  kicker: text({ max: 30, note: 'Above the title of a guide: “Guide”.' }),
  contents: text({ max: 30, note: 'Title of the table of contents.' }),
  keyFigures: text({ max: 40, note: 'Title of the key figures.' }),
  toDo: text({ max: 30, note: 'Above the three points that close a section.' }),
  others: z.object({ title: text(), text: text() }),
  readGuide: text({ max: 30 }),
  readMinutes: text({ params: ['minutes'] }),
  action: callToAction.extend({ scoring: text() }),
});
