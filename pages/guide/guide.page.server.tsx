/** A guide: figure, contents, sections with a worked example, checklist, legal sources, citation, other guides. */
import { link } from '#generated/links.ts';
import { readingMinutes } from '#renderer/content/articles.ts';
import { useContent, usePageOf } from '#renderer/page.tsx';
import { CallToAction } from '#renderer/ui/call-to-action.tsx';
import { Citation } from '#renderer/ui/citation.tsx';
import { Hero } from '#renderer/ui/hero.tsx';
import { LegalSources } from '#renderer/ui/legal-sources.tsx';
import { PageLink } from '#renderer/ui/link.tsx';
import { GuideCards } from './guide-cards.tsx';
import { GuideFigure, isDrawn } from './guide-figure.tsx';
import { GuideDates, KeyFigures } from './guide-hero.tsx';
import { Checklist, GuideSections, TableOfContents, WorkedExample } from './guide-sections.tsx';

export function Page() {
  const id = usePageOf('guide');
  const content = useContent(id);
  const guides = useContent('guides');
  const example = 'example' in content ? content.example : undefined;
  // The reading time excludes the card, which other guides show, and the formulas of the sheet.
  const text = { ...content, card: undefined, example: example && { ...example, sheet: undefined } };
  // An array, or an object by id for a guide whose texts place facts.
  const sections = Object.values(content.sections);
  const contents = sections.flatMap((section) => (section.id === example?.after ? [section, example] : [section]));
  const places = example ? { [`example ${example.after}`]: <WorkedExample example={example} /> } : {};
  return (
    <>
      <Hero
        title={content.hero.title}
        lead={content.hero.lead}
        drawing={content.keyFigures.length > 0 ? <KeyFigures ids={content.keyFigures} /> : undefined}
      >
        <GuideDates guide={id} author={content.author} minutes={readingMinutes(text)} />
      </Hero>
      {isDrawn(id) && <GuideFigure id={id} />}
      <div className="wrap">
        <div className="grid gap-x-column gap-y-12 border-t border-line py-section lg:grid-cols-12">
          <aside className="min-w-0 lg:col-span-3">
            <div className="top-28 lg:sticky">
              <TableOfContents title={guides.contents} sections={[...contents, content.checklist]} />
            </div>
          </aside>
          <article className="@container min-w-0 lg:col-span-9">
            <GuideSections
              sections={sections}
              actions={'actions' in content ? content.actions : {}}
              places={places}
              tool={'tool' in content ? content.tool : undefined}
            />
            <Checklist checklist={content.checklist} />
            <LegalSources />
            <Citation title={content.hero.title} author={content.author} />
          </article>
        </div>
      </div>
      <GuideCards except={id} />
      <CallToAction action={guides.action} subject="diagnostic">
        <PageLink to={link('locationScoring')} className="button">
          {guides.action.scoring}
        </PageLink>
      </CallToAction>
    </>
  );
}
