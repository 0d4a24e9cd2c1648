/** The index of the case studies: each one in short, with a link to its page. */
import type { ReactNode } from 'react';
import type { Contents } from '#generated/content.ts';
import { link } from '#generated/links.ts';
import type { PageId } from '#generated/pages.ts';
import { pageOfCase } from '#renderer/content/case-studies.ts';
import { useContent } from '#renderer/page.tsx';
import { CallToAction } from '#renderer/ui/call-to-action.tsx';
import { CaseResults } from '#renderer/ui/case-results.tsx';
import { Drawing } from '#renderer/ui/drawing.tsx';
import { Hero } from '#renderer/ui/hero.tsx';
import { ArrowLink } from '#renderer/ui/link.tsx';
import { PointList } from '#renderer/ui/lists.tsx';
import { Prose } from '#renderer/ui/prose.tsx';
import { Testimonial } from '#renderer/ui/testimonial.tsx';

export function Page() {
  const { hero, studies, action } = useContent('caseStudies');
  return (
    <>
      <Hero title={hero.title} lead={hero.lead} />
      {studies.map((study) => (
        <Study key={study.id} study={study} page={pageOfCase(study.id)} />
      ))}
      <CallToAction action={action} subject="case" />
    </>
  );
}

interface StudyProps {
  readonly study: Contents['caseStudies']['studies'][number];
  /** The page of the case study, if the case study has one. */
  readonly page: PageId | undefined;
}

/** One case study in short: context, request, findings, actions, results, testimonial. */
export function Study({ study, page }: StudyProps) {
  const { read } = useContent('caseStudies');
  const { labels } = useContent('caseStudyPages');
  return (
    <article id={study.id} className="wrap">
      <div className="grid gap-x-column gap-y-10 border-t border-ink py-section lg:grid-cols-12">
        <header className="lg:col-span-7">
          <h2 className="text-h2">{study.title}</h2>
          <p className="measure mt-5 text-lead text-ink-soft">{study.summary}</p>
          {page !== undefined && (
            <p className="mt-6">
              <ArrowLink to={link(page)}>
                {read}
                <span className="sr-only">, {study.title}</span>
              </ArrowLink>
            </p>
          )}
        </header>
        <div className="lg:col-span-5">
          <Drawing name={study.image} isBelow />
        </div>
        <Part title={labels.context}>
          <Prose blocks={study.context} />
        </Part>
        <Part title={labels.demand}>
          <Prose blocks={study.demand} />
        </Part>
        <Part title={labels.findings}>
          <PointList items={study.findings} />
        </Part>
        <Part title={labels.actions}>
          <PointList items={study.actions} />
        </Part>
        <section className="bg-paper-deep p-[clamp(1.25rem,4vw,3.5rem)] lg:col-span-12">
          <h3 className="text-h3">{labels.results}</h3>
          <CaseResults story={study} />
        </section>
        <div className="lg:col-span-10 lg:col-start-2">
          <Testimonial label={labels.testimonial} {...study.testimonial} />
        </div>
      </div>
    </article>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="lg:col-span-6">
      <h3 className="text-h3">{title}</h3>
      <div className="measure mt-4">{children}</div>
    </section>
  );
}
