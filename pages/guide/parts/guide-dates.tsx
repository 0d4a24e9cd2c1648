/** Who writes a guide, when it was published and last revised, and how long it takes to read. */
import { type PageOf, pages } from '#generated/pages.ts';
import { fill } from '#renderer/content/fill.ts';
import { useContent } from '#renderer/page.tsx';
import { LongDate, useDay } from '#renderer/ui/dates.tsx';

interface GuideDatesProps {
  readonly guide: PageOf<'guide'>;
  /** The day of the last revision. */
  readonly updated: string;
  readonly minutes: number;
}

export function GuideDates({ guide, updated, minutes }: GuideDatesProps) {
  const guides = useContent('guides');
  const day = useDay(updated);
  const { published } = pages[guide];
  return (
    <p className="text-small text-ink-soft">
      <span className="text-accent">{guides.kicker}</span>
      {'\u00a0— '}
      {guides.author}
      {'\u00a0— '}
      {published !== undefined && <LongDate date={published} />}
      {updated !== published && <>, {fill(guides.updated, { date: day })}</>}
      {'\u00a0— '}
      <span className="inline-block">{fill(guides.readMinutes, { minutes })}</span>
    </p>
  );
}
