/** The chart of a case study's results, with its words. */
import type { CaseStudiesContent } from '#generated/content.ts';
import { figureNumber, figureText } from '#renderer/content/figures.ts';
import { useContent, useLocale } from '#renderer/page.tsx';
import { IndexedBars } from '#renderer/ui/charts/indexed-bars.tsx';
import { OutletGrowth } from '#renderer/ui/charts/outlet-growth.tsx';

export type StudyContent = CaseStudiesContent['studies'][number];

export function StudyChart({ study }: { readonly study: StudyContent }) {
  return (
    <figure>
      <figcaption className="font-medium">{study.chart.title}</figcaption>
      <div className="mt-5">{study.id === 'network-development' ? <Growth study={study} /> : <Indexed study={study} />}</div>
      <p className="mt-4 text-small text-ink-soft">{study.chart.description}</p>
    </figure>
  );
}

function Growth({ study }: { readonly study: StudyContent }) {
  return <OutletGrowth months={figureNumber('outletsMonths')} outlets={figureNumber('outletsOpened')} label={study.chart.title} />;
}

function Indexed({ study }: { readonly study: StudyContent }) {
  const names = useContent('caseStudies').bars;
  const locale = useLocale();
  const bars = [
    { name: names.basket, value: 100 + figureNumber('basketGrowth'), text: figureText('basketGrowth', locale) },
    { name: names.shortages, value: 100 - figureNumber('stockoutReduction'), text: figureText('stockoutReduction', locale) },
  ];
  return <IndexedBars bars={bars} label={study.chart.title} />;
}
