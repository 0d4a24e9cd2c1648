/** The chart of a case study's results, with its words, which say all that it shows: read out, they stand for it. */
import type { CaseStudyPage } from '#generated/content.ts';
import { figureChange, keyFigureNumber, keyFigureText } from '#renderer/content/key-figures.ts';
import { useContent, useLocale } from '#renderer/page.tsx';
import { IndexedBars } from '#renderer/ui/charts/indexed-bars.tsx';
import { OutletGrowth } from '#renderer/ui/charts/outlet-growth.tsx';
import { ShareBar } from '#renderer/ui/charts/share-bar.tsx';

export function StudyChart({ study: { chart, growth, bars, share } }: { readonly study: CaseStudyPage }) {
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
