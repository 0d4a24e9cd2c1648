/** The text of a case study. Facts that are not known leave no trace. */
import type { ReactNode } from 'react';
import type { CaseStudyPage, CaseStudyStory, KeyFigureId } from '#generated/content.ts';
import { fill } from '#renderer/content/fill.ts';
import { loadContent } from '#renderer/content/load.ts';
import { useContent, useLocale } from '#renderer/page.tsx';
import { CaseResults } from '#renderer/ui/case-results.tsx';
import { Drawing } from '#renderer/ui/drawing.tsx';
import { Hero } from '#renderer/ui/hero.tsx';
import { ArrowLink } from '#renderer/ui/link.tsx';
import { Fact, LinkedPoints } from '#renderer/ui/lists.tsx';
import { type Blocks, type Inlines, Prose } from '#renderer/ui/prose.tsx';
import { Testimonial } from '#renderer/ui/testimonial.tsx';
import { CaseChart } from './case-chart.tsx';

/** The content of a case study, whichever optional parts it has. */
export interface CaseContent {
  readonly story: CaseStudyStory;
  readonly facts: CaseStudyPage;
  readonly details?: Readonly<Partial<Record<CaseStudyPage['details'][number], string>>>;
  readonly context: Blocks;
  readonly demand: Blocks;
  readonly findings: readonly Inlines[];
  readonly actions: readonly Inlines[];
  readonly chart?: { readonly title: string; readonly description: string };
  readonly measured?: Readonly<Partial<Record<KeyFigureId, string>>>;
}

export function CaseText({ content }: { readonly content: CaseContent }) {
  const { story, facts, context, demand, findings, actions, chart, measured } = content;
  const { labels } = useContent('caseStudyPages');
  const { quote, author } = story.testimonial;
  return (
    <>
      <CaseHero content={content} />
      <div className="wrap">
        <div className="grid gap-y-14 border-t border-line py-section">
          <Part title={labels.context}>
            <Prose blocks={context} />
          </Part>
          <Part title={labels.demand}>
            <Prose blocks={demand} />
          </Part>
          <Part title={labels.findings}>
            <LinkedPoints items={findings} />
          </Part>
          <Part title={labels.actions}>
            <LinkedPoints items={actions} />
            {facts.related && <Related to={facts.related} />}
          </Part>
        </div>
      </div>
      <section className="band">
        <div className="wrap py-section">
          <h2 className="text-h2">{labels.results}</h2>
          <CaseResults story={story} measured={measured}>
            {chart && <CaseChart facts={facts} {...chart} />}
          </CaseResults>
        </div>
      </section>
      <div className="wrap grid py-section lg:grid-cols-12">
        <div className="lg:col-span-10 lg:col-start-2">
          <Testimonial
            label={labels.testimonial}
            quote={quote}
            author={facts.quoted === undefined ? author : `${facts.quoted}, ${author}`}
          />
        </div>
      </div>
    </>
  );
}

/** Title, summary, known facts and drawing. A picture of the case takes the place of the drawing. */
function CaseHero({ content: { story, facts, details = {} } }: { readonly content: CaseContent }) {
  const words = useContent('caseStudyPages').details;
  const { sector, city, size, duration } = details;
  const known = Object.entries({ client: facts.client, sector, city, size, year: facts.year, duration }).filter(
    ([, value]) => value !== undefined,
  );
  return (
    <Hero title={[story.title]} lead={story.summary} drawing={<Drawing name={story.image} />}>
      {known.length > 0 ? (
        <dl className="flex flex-wrap gap-x-10 gap-y-6">
          {known.map(([name, value]) => (
            <Fact key={name} word={words[name as keyof typeof words]}>
              {value}
            </Fact>
          ))}
        </dl>
      ) : undefined}
    </Hero>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="grid gap-x-column gap-y-4 lg:grid-cols-12">
      <h2 className="text-h3 lg:col-span-4">{title}</h2>
      <div className="measure lg:col-span-8">{children}</div>
    </section>
  );
}

function Related({ to }: { readonly to: NonNullable<CaseStudyPage['related']> }) {
  const { related } = useContent('caseStudyPages');
  const { label } = loadContent(to.page, useLocale());
  return (
    <p className="mt-8">
      <ArrowLink to={to}>{fill(related, { page: label })}</ArrowLink>
    </p>
  );
}
