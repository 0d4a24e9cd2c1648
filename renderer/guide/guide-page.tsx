/** A guide: lead, contents, key figures, five sections with an explanatory figure, a checklist, the other guides. */

import type { ComponentType } from 'react';
import { link } from '#generated/links.ts';
import { pages } from '#generated/pages.ts';
import type { FigureId } from '#schema/constants.ts';
import { fill } from '../content/fill.ts';
import type { GuideDrawing, GuideId } from '../drawings/guides/guide-drawing.ts';
import { useContent } from '../page.tsx';
import { CallToAction } from '../ui/call-to-action.tsx';
import { LongDate } from '../ui/dates.tsx';
import { Hero } from '../ui/hero.tsx';
import { PageLink } from '../ui/link.tsx';
import { Checklist } from './checklist.tsx';
import { Contents } from './contents.tsx';
import { GuideCards } from './guide-cards.tsx';
import { GuideFigure } from './guide-figure.tsx';
import { GuideSections } from './guide-sections.tsx';
import { KeyFigures } from './key-figures.tsx';
import { readingMinutes } from './reading-time.ts';

interface GuidePageProps<Id extends GuideId> {
  readonly id: Id;
  /** The key figures beside the title. */
  readonly keyFigures: readonly FigureId[];
  readonly drawing: ComponentType<GuideDrawing<Id>>;
}

export function GuidePage<Id extends GuideId>({ id, keyFigures, drawing }: GuidePageProps<Id>) {
  const content = useContent(id);
  const guides = useContent('guides');
  const { published } = pages[id];
  return (
    <>
      <Hero title={content.hero.title} lead={content.hero.lead} drawing={<KeyFigures ids={keyFigures} />}>
        <p className="text-small text-ink-soft">
          <span className="text-accent">{guides.kicker}</span> — {published !== undefined && <LongDate date={published} />} —{' '}
          {fill(guides.readMinutes, { minutes: readingMinutes(content) })}
        </p>
      </Hero>
      {id === 'retail' && <GuideCards except={id} />}
      <div className="wrap">
        <div className="grid gap-x-column gap-y-12 border-t border-line py-section lg:grid-cols-12">
          <aside className="min-w-0 lg:col-span-3">
            <div className="top-28 lg:sticky">
              <Contents title={guides.contents} sections={[...content.sections, content.checklist]} />
            </div>
          </aside>
          <article className="min-w-0 lg:col-span-8 lg:col-start-5">
            <GuideSections sections={content.sections} figure={<GuideFigure figure={content.figure} drawing={drawing} />} />
            <Checklist checklist={content.checklist} />
          </article>
        </div>
      </div>
      {id !== 'retail' && <GuideCards except={id} />}
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
