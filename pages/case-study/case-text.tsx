/** The text of a case study: result, quotation, context, findings beside actions, figures. Facts that are not known leave no trace. */
import type { ReactNode } from 'react';
import type { CaseStudyPage, CaseStudyStory } from '#generated/content.ts';
import { link } from '#generated/links.ts';
import { keyFigureText } from '#renderer/content/key-figures.ts';
import { loadContent } from '#renderer/content/load.ts';
import { useContent, useLocale } from '#renderer/page.tsx';
import { CaseFacts } from '#renderer/ui/case-facts.tsx';
import { Drawing } from '#renderer/ui/drawing.tsx';
import { Hero } from '#renderer/ui/hero.tsx';
import { KeyFigure } from '#renderer/ui/key-figure.tsx';
import { ArrowLink } from '#renderer/ui/link.tsx';
import { LinkedPoints } from '#renderer/ui/lists.tsx';
import { type Blocks, type Inlines, Prose } from '#renderer/ui/prose.tsx';
import { Testimonial } from '#renderer/ui/testimonial.tsx';

/** The content of a case study, whichever optional parts it has. */
export interface CaseContent {
  readonly story: CaseStudyStory;
  readonly facts: CaseStudyPage;
  readonly details?: Readonly<Partial<Record<CaseStudyPage['details'][number], string>>>;
  readonly context: Blocks;
  readonly demand: Blocks;
  readonly findings: readonly Inlines[];
  readonly actions: readonly Inlines[];
}

export function CaseText({ content }: { readonly content: CaseContent }) {
  const { story, facts, details, context, demand, findings, actions } = content;
  const { labels } = useContent('caseStudyPages');
  const { quote, author } = story.testimonial;
  const [mainFigure] = story.figures;
  return (
    <>
      <Hero
        title={[story.title]}
        lead={story.summary}
        drawing={
          <div className="flex flex-wrap items-end gap-x-10 gap-y-6">
            {mainFigure !== undefined && <KeyFigure id={mainFigure} />}
            <CaseFacts facts={facts} details={details} />
          </div>
        }
      />
      <div className="wrap">
        <div className="grid items-center gap-x-column gap-y-10 border-t border-line py-section lg:grid-cols-12">
          <div className="lg:col-span-6">
            <Testimonial
              label={labels.testimonial}
              quote={quote}
              author={facts.quoted === undefined ? author : `${facts.quoted}, ${author}`}
            />
          </div>
          <div className="lg:col-span-6">
            <Drawing name={story.image} isBelow />
          </div>
        </div>
        <div className="grid gap-x-column gap-y-12 border-t border-line py-section md:grid-cols-2">
          <Part title={labels.context}>
            <Prose blocks={context} />
          </Part>
          <Part title={labels.demand}>
            <Prose blocks={demand} />
          </Part>
        </div>
        <div className="grid gap-x-column gap-y-12 border-t border-line py-section md:grid-cols-2">
          <Part title={labels.findings}>
            <LinkedPoints items={findings} />
          </Part>
          <Part title={labels.actions}>
            <LinkedPoints items={actions} />
          </Part>
        </div>
      </div>
      <Results story={story} />
      <Further facts={facts} />
    </>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-5 text-h3">{title}</h2>
      {children}
    </section>
  );
}

/** Each figure with what it counts, and the note that the figures are still being consolidated. */
function Results({ story: { figures, results } }: { readonly story: CaseStudyStory }) {
  const { labels, consolidating } = useContent('caseStudyPages');
  const locale = useLocale();
  return (
    <section className="band">
      <div className="wrap grid gap-x-column gap-y-8 py-section lg:grid-cols-12">
        <div className="lg:col-span-4">
          <h2 className="text-h2">{labels.results}</h2>
          <p className="measure mt-5 text-small text-ink-soft">{consolidating}</p>
        </div>
        <ul className="ruled lg:col-span-8">
          {figures.map((id, index) => (
            <li key={id} className="grid items-baseline gap-x-8 gap-y-1 py-5 sm:grid-cols-[9rem_1fr]">
              <p className="font-display text-h2">{keyFigureText(id, locale)}</p>
              <p className="measure">{results[index]}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Links to the service that the case belongs to, and to the guide on its subject. */
function Further({ facts: { service, related } }: { readonly facts: CaseStudyPage }) {
  const words = useContent('caseStudyPages');
  const locale = useLocale();
  const { services } = loadContent('services', locale);
  if (service === undefined && related === undefined) return null;
  return (
    <div className="wrap">
      <dl className="grid gap-x-column gap-y-8 py-section md:grid-cols-2">
        {service !== undefined && (
          <FurtherLink word={words.service}>
            <ArrowLink to={link('services', services.id)}>{services.items.find(({ id }) => id === service)?.title}</ArrowLink>
          </FurtherLink>
        )}
        {related !== undefined && (
          <FurtherLink word={words.related}>
            <ArrowLink to={related}>{loadContent(related.page, locale).label}</ArrowLink>
          </FurtherLink>
        )}
      </dl>
    </div>
  );
}

function FurtherLink({ word, children }: { readonly word: string; readonly children: ReactNode }) {
  return (
    <div className="border-t border-ink pt-4">
      <dt className="text-small text-ink-soft">{word}</dt>
      <dd className="mt-2 font-display text-h3">{children}</dd>
    </div>
  );
}
