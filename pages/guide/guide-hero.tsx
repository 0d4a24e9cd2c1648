/** The hero of a guide: key figures, author, dates and reading time. */
import type { Contents, PersonId } from '#generated/content.ts';
import { type PageOf, pages } from '#generated/pages.ts';
import { fill } from '#renderer/content/fill.ts';
import { useContent } from '#renderer/page.tsx';
import { Byline } from '#renderer/ui/byline.tsx';
import { KeyFigure } from '#renderer/ui/key-figure.tsx';
import { LongDate, Plural, useDay } from '#renderer/ui/text.tsx';

export function KeyFigures({ ids }: { readonly ids: Contents[PageOf<'guide'>]['keyFigures'] }) {
  const { keyFigures } = useContent('guides');
  return (
    <section aria-labelledby="key-figures">
      <h2 id="key-figures" className="font-sans text-small text-ink-soft">
        <Plural text={keyFigures} values={{ count: ids.length }} />
      </h2>
      <ul className="mt-3 grid gap-x-6 gap-y-6 sm:max-lg:grid-cols-3">
        {ids.map((id) => (
          <li key={id} className="border-t border-ink pt-4">
            <KeyFigure id={id} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface GuideDatesProps {
  readonly guide: PageOf<'guide'>;
  readonly author: PersonId;
  readonly minutes: number;
}

/** The author, the publication and revision dates, and the reading time of a guide. */
export function GuideDates({ guide, author, minutes }: GuideDatesProps) {
  const guides = useContent('guides');
  const { published, updated } = pages[guide];
  const day = useDay(updated ?? published ?? '');
  return (
    <p className="text-small text-ink-soft">
      <span className="text-accent">{guides.kicker}</span>
      {'\u00a0— '}
      {published !== undefined && <LongDate date={published} />}
      {updated !== undefined && <>, {fill(guides.updated, { date: day })}</>}
      {'\u00a0— '}
      <span className="inline-block">{fill(guides.readMinutes, { minutes })}</span>
      <br />
      <Byline author={author} />
    </p>
  );
}
