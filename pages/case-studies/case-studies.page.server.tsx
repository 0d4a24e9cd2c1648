/** The index of the case studies: one row each, with its drawing, known facts and main figure. */
import type { Contents } from '#generated/content.ts';
import { link } from '#generated/links.ts';
import type { PageOf } from '#generated/pages.ts';
import { pageOfCase } from '#renderer/content/case-studies.ts';
import { loadContent } from '#renderer/content/load.ts';
import { useContent, useLocale } from '#renderer/page.tsx';
import { CallToAction } from '#renderer/ui/call-to-action.tsx';
import { CaseFacts } from '#renderer/ui/case-facts.tsx';
import { Drawing } from '#renderer/ui/drawing.tsx';
import { Hero } from '#renderer/ui/hero.tsx';
import { KeyFigure } from '#renderer/ui/key-figure.tsx';
import { ArrowLink } from '#renderer/ui/link.tsx';

export function Page() {
  const { hero, studies, action } = useContent('caseStudies');
  return (
    <>
      <Hero title={hero.title} lead={hero.lead} />
      <div className="wrap">
        {studies.map((study) => (
          <Study key={study.id} study={study} page={pageOfCase(study.id)} />
        ))}
      </div>
      <CallToAction action={action} subject="case" />
    </>
  );
}

interface StudyProps {
  readonly study: Contents['caseStudies']['studies'][number];
  /** The page of the case study, if the case study has one. */
  readonly page: PageOf<'caseStudy'> | undefined;
}

export function Study({ study, page }: StudyProps) {
  const { read } = useContent('caseStudies');
  const [mainFigure] = study.figures;
  return (
    <article
      id={study.id}
      className="grid items-start gap-x-column gap-y-8 border-t border-ink py-12 md:grid-cols-12 lg:items-center lg:py-16"
    >
      <div className="md:col-span-5 lg:col-span-4">
        <Drawing name={study.image} isBelow />
      </div>
      <div className="md:col-span-7 md:row-span-2 lg:col-span-5 lg:row-span-1">
        <h2 className="text-h2">{study.title}</h2>
        <p className="measure mt-4 text-ink-soft">{study.summary}</p>
        {page !== undefined && (
          <>
            <div className="mt-6">
              <PageFacts page={page} />
            </div>
            <p className="mt-6">
              <ArrowLink to={link(page)}>
                {read}
                <span className="sr-only">, {study.title}</span>
              </ArrowLink>
            </p>
          </>
        )}
      </div>
      {mainFigure !== undefined && (
        <div className="md:col-span-5 lg:col-span-3">
          <KeyFigure id={mainFigure} />
        </div>
      )}
    </article>
  );
}

/** The known facts on the page of a case study. */
function PageFacts({ page }: { readonly page: PageOf<'caseStudy'> }) {
  const content = loadContent(page, useLocale());
  return <CaseFacts facts={content.facts} details={'details' in content ? content.details : undefined} />;
}
