/** The pages below the page for foreign brands, one for each subject of law: `entryTopic()` for the page tree. */
import { z } from 'zod';
import { fact, list, type Page, page, type Slugs, section, text } from '../language/define.ts';
import { prose } from '../language/prose.ts';
import type { Locale } from '../site/locales.ts';
import { callToAction, hero, linked, topic } from './shared.ts';

interface EntryTopic<Parent extends string, Own extends Locale>
  extends Slugs<Own>,
    Pick<Page<Parent>, 'parent' | 'formerSlugs' | 'formerPaths' | 'excuses'> {
  /** The drawing beside the title. */
  readonly drawing: z.infer<typeof drawing>;
}

const drawing = z.enum(['door', 'shutter', 'shopfront', 'network']);

const column = text({ max: 40, note: 'Heading of a column; on phones it stands above each cell.' });
const lead = prose({ min: 1, max: 3, longest: 500 });

/** Declares a page on one subject of law, rendered by `pages/entry-topic/`: a table of four columns, then points. */
export function entryTopic<const Parent extends string = never, const Own extends Locale = Locale>({
  drawing: name,
  ...place
}: EntryTopic<Parent, Own>): Page<NoInfer<Parent>> {
  const content = z.object({
    hero: hero.extend({ drawing: text() }),
    drawing: fact(drawing, name),
    table: section(
      'table',
      z.object({
        title: text(),
        lead,
        columns: list(4, column),
        rows: list({ min: 4, max: 12 }, z.object({ name: text({ max: 60 }), cells: list(3, linked({ max: 360 })) })),
      }),
    ),
    points: section('points', z.object({ title: text(), lead: text(), items: list({ min: 3, max: 8 }, topic) })),
    action: callToAction,
  });
  return page({ ...place, kind: 'entryTopic', content });
}
