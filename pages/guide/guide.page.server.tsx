/** A guide: lead, contents, key figures, five sections with an explanatory figure, a checklist, the other guides. */

import { link } from '#generated/links.ts';
import { pages } from '#generated/pages.ts';
import { fill } from '#renderer/content/fill.ts';
import { readingMinutes } from '#renderer/content/reading-time.ts';
import { usePageOf } from '#renderer/kind.ts';
import { useContent } from '#renderer/page.tsx';
import { CallToAction } from '#renderer/ui/call-to-action.tsx';
import { LongDate } from '#renderer/ui/dates.tsx';
import { Hero } from '#renderer/ui/hero.tsx';
import { PageLink } from '#renderer/ui/link.tsx';
import { Checklist } from './parts/checklist.tsx';
import { Contents } from './parts/contents.tsx';
import { isDrawn } from './parts/drawings.ts';
import { GuideCards } from './parts/guide-cards.tsx';
import { GuideFigure } from './parts/guide-figure.tsx';
import { GuideSections } from './parts/guide-sections.tsx';
import { KeyFigures } from './parts/key-figures.tsx';

export function Page() {
  const id = usePageOf('guide');
  const content = useContent(id);
  const guides = useContent('guides');
  const { published } = pages[id];
  // A card is read on the pages of the other guides.
  const text = { ...content, card: undefined };
  // The hub shows first what stands below it.
  const isHub = Object.values(pages).some(({ trail }) => trail.at(-2) === id);
  return (
    <>
      <Hero title={content.hero.title} lead={content.hero.lead} drawing={<KeyFigures ids={content.keyFigures} />}>
        <p className="text-small text-ink-soft">
          <span className="text-accent">{guides.kicker}</span> — {published !== undefined && <LongDate date={published} />} —{' '}
          {fill(guides.readMinutes, { minutes: readingMinutes(text) })}
        </p>
      </Hero>
      {isHub && <GuideCards except={id} />}
      <div className="wrap">
        <div className="grid gap-x-column gap-y-12 border-t border-line py-section lg:grid-cols-12">
          <aside className="min-w-0 lg:col-span-3">
            <div className="top-28 lg:sticky">
              <Contents title={guides.contents} sections={[...content.sections, content.checklist]} />
            </div>
          </aside>
          <article className="min-w-0 lg:col-span-8 lg:col-start-5">
            <GuideSections sections={content.sections} figure={isDrawn(id) && <GuideFigure id={id} />} />
            <Checklist checklist={content.checklist} />
          </article>
        </div>
      </div>
      {!isHub && <GuideCards except={id} />}
      <CallToAction title={guides.action.title} text={guides.action.text}>
        <PageLink to={link('contact')} className="button button-primary">
          {guides.action.button}
        </PageLink>
        <PageLink to={link('locationScoring')} className="button">
          {guides.action.scoring}
        </PageLink>
      </CallToAction>
    </>
  );
}
