import type { ReactNode } from 'react';
import type { CaseStudyPage } from '#generated/content.ts';
import { figureChange, keyFigureNumber, keyFigureText } from '#renderer/content/key-figures.ts';
import { useContent, useLocale } from '#renderer/page.tsx';
import { CallToAction } from '#renderer/ui/call-to-action.tsx';
import { IndexedBars } from '#renderer/ui/charts/indexed-bars.tsx';
import { OutletGrowth } from '#renderer/ui/charts/outlet-growth.tsx';
import { ShareBar } from '#renderer/ui/charts/share-bar.tsx';
import { Drawing } from '#renderer/ui/drawing.tsx';
import { Hero } from '#renderer/ui/hero.tsx';
import { KeyFigure } from '#renderer/ui/key-figure.tsx';
import { PointList } from '#renderer/ui/lists.tsx';

export function Page() {
  const { hero, studies, action } = useContent('caseStudies');
  return (
    <>
      <Hero title={hero.title} lead={hero.lead} />
      {studies.map((study) => (
        <Study key={study.id} study={study} />
      ))}
      <CallToAction action={action} />
    </>
  );
}

/** One case study: context, request, findings, actions, results, testimonial. */
function Study({ study }: { readonly study: CaseStudyPage & { readonly id: string } }) {
  const { labels, consolidating } = useContent('caseStudies');
  return (
    <article id={study.id} className="wrap">
      <div className="grid gap-x-column gap-y-10 border-t border-ink py-section lg:grid-cols-12">
        <header className="lg:col-span-7">
          <h2 className="text-h2">{study.title}</h2>
          <p className="measure mt-5 text-lead text-ink-soft">{study.summary}</p>
        </header>
        <div className="lg:col-span-5">
          <Drawing name={study.image} isBelow />
        </div>
        <Part title={labels.context}>{study.context}</Part>
        <Part title={labels.demand}>{study.demand}</Part>
        <Part title={labels.findings}>
          <PointList items={study.findings} />
        </Part>
        <Part title={labels.actions}>
          <PointList items={study.actions} />
        </Part>
        <section className="bg-paper-deep p-[clamp(1.25rem,4vw,3.5rem)] lg:col-span-12">
          <h3 className="text-h3">{labels.results}</h3>
          <ul className="mt-8 grid gap-8 sm:grid-cols-3">
            {study.figures.map((id) => (
              <li key={id}>
                <KeyFigure id={id} />
              </li>
            ))}
          </ul>
          <div className="mt-12 grid gap-x-12 gap-y-10 lg:grid-cols-2">
            <StudyChart study={study} />
            <div>
              <PointList items={study.results} />
              <p className="measure mt-8 border-s-2 border-accent ps-4 text-small text-ink-soft">{consolidating}</p>
            </div>
          </div>
        </section>
        <figure className="lg:col-span-10 lg:col-start-2">
          <figcaption className="sr-only">{labels.testimonial}</figcaption>
          <blockquote className="quote font-display text-quote">
            <p>{study.testimonial.quote}</p>
          </blockquote>
          <p className="mt-5 text-small text-ink-soft">— {study.testimonial.author}</p>
        </figure>
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

/** The chart of the results. Its description has all figures for screen readers. */
function StudyChart({ study: { chart, growth, bars, share } }: { readonly study: CaseStudyPage }) {
  return (
    <figure>
      <figcaption className="font-medium">{chart.title}</figcaption>
      <div className="mt-5">
        {growth && <OutletGrowth months={keyFigureNumber(growth.months)} outlets={keyFigureNumber(growth.outlets)} />}
        {bars && <Bars figures={bars} />}
        {share && <Share figure={share} />}
      </div>
      <p className="mt-4 text-small text-ink-soft">{chart.description}</p>
    </figure>
  );
}

function Share({ figure }: { readonly figure: NonNullable<CaseStudyPage['share']> }) {
  return <ShareBar percent={keyFigureNumber(figure)} text={keyFigureText(figure, useLocale())} />;
}

function Bars({ figures }: { readonly figures: NonNullable<CaseStudyPage['bars']> }) {
  const names = useContent('caseStudies').bars;
  const locale = useLocale();
  const bars = figures.map((id) => ({ name: names[id], value: 100 + figureChange(id), text: keyFigureText(id, locale) }));
  return <IndexedBars bars={bars} />;
}
