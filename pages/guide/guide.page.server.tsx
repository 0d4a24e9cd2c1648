/** A guide: lead, contents, key figures, sections with a drawing and a worked example, a checklist, its sources, the other guides. */

import { link } from '#generated/links.ts';
import { readingMinutes } from '#renderer/content/reading-time.ts';
import { usePageOf } from '#renderer/kind.ts';
import { useContent } from '#renderer/page.tsx';
import { CallToAction } from '#renderer/ui/call-to-action.tsx';
import { Hero } from '#renderer/ui/hero.tsx';
import { LegalSources } from '#renderer/ui/legal-sources.tsx';
import { PageLink } from '#renderer/ui/link.tsx';
import { Checklist } from './parts/checklist.tsx';
import { Contents } from './parts/contents.tsx';
import { isDrawn } from './parts/drawings.ts';
import { GuideCards } from './parts/guide-cards.tsx';
import { GuideDates } from './parts/guide-dates.tsx';
import { GuideFigure } from './parts/guide-figure.tsx';
import { GuideSections } from './parts/guide-sections.tsx';
import { KeyFigures } from './parts/key-figures.tsx';
import { WorkedExample } from './parts/worked-example.tsx';

export function Page() {
  const id = usePageOf('guide');
  const content = useContent(id);
  const guides = useContent('guides');
  const example = 'example' in content ? content.example : undefined;
  // A card is read on the pages of the other guides, and nobody reads the formulas of a sheet.
  const text = { ...content, card: undefined, example: example && { ...example, sheet: undefined } };
  const contents = content.sections.flatMap((section) => (section.id === example?.after ? [section, example] : [section]));
  const inserts = {
    ...(isDrawn(id) && 'figureAfter' in content && { [content.figureAfter]: <GuideFigure id={id} /> }),
    ...(example && { [example.after]: <WorkedExample example={example} /> }),
  };
  return (
    <>
      <Hero
        title={content.hero.title}
        lead={content.hero.lead}
        drawing={content.keyFigures.length > 0 ? <KeyFigures ids={content.keyFigures} /> : undefined}
      >
        <GuideDates guide={id} updated={content.updated} minutes={readingMinutes(text)} />
      </Hero>
      <div className="wrap">
        <div className="grid gap-x-column gap-y-12 border-t border-line py-section lg:grid-cols-12">
          <aside className="min-w-0 lg:col-span-3">
            <div className="top-28 lg:sticky">
              <Contents title={guides.contents} sections={[...contents, content.checklist]} />
            </div>
          </aside>
          <article className="min-w-0 lg:col-span-8 lg:col-start-5">
            <GuideSections sections={content.sections} actions={'actions' in content ? content.actions : {}} inserts={inserts} />
            <Checklist checklist={content.checklist} />
            <LegalSources />
          </article>
        </div>
      </div>
      <GuideCards except={id} />
      <CallToAction action={guides.action}>
        <PageLink to={link('locationScoring')} className="button">
          {guides.action.scoring}
        </PageLink>
      </CallToAction>
    </>
  );
}
