import type { CaseStudyPage } from '#generated/content.ts';
import { figureChange, keyFigureNumber, keyFigureText } from '#renderer/content/key-figures.ts';
import { useContent, useLocale } from '#renderer/page.tsx';
import { IndexedBars } from '#renderer/ui/charts/indexed-bars.tsx';
import { OutletGrowth } from '#renderer/ui/charts/outlet-growth.tsx';
import { ShareBar } from '#renderer/ui/charts/share-bar.tsx';

interface CaseChartProps {
  readonly facts: CaseStudyPage;
  readonly title: string;
  /** All figures of the chart in words, for screen readers too. */
  readonly description: string;
}

/** The chart of the results. */
export function CaseChart({ facts: { growth, bars, share }, title, description }: CaseChartProps) {
  return (
    <figure>
      <figcaption className="font-medium">{title}</figcaption>
      <div className="mt-5">
        {growth && <OutletGrowth months={keyFigureNumber(growth.months)} outlets={keyFigureNumber(growth.outlets)} />}
        {bars && <Bars figures={bars} />}
        {share && <Share figure={share} />}
      </div>
      <p className="mt-4 text-small text-ink-soft">{description}</p>
    </figure>
  );
}

function Share({ figure }: { readonly figure: NonNullable<CaseStudyPage['share']> }) {
  return <ShareBar percent={keyFigureNumber(figure)} text={keyFigureText(figure, useLocale())} />;
}

function Bars({ figures }: { readonly figures: NonNullable<CaseStudyPage['bars']> }) {
  const names = useContent('caseStudyPages').bars;
  const locale = useLocale();
  const bars = figures.map((id) => ({ name: names[id], value: 100 + figureChange(id), text: keyFigureText(id, locale) }));
  return <IndexedBars bars={bars} />;
}
