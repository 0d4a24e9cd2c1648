/** Guide: budget and profitability. */
import { BreakEven } from '#renderer/drawings/guides/budget.tsx';
import { GuidePage } from '#renderer/guide/guide-page.tsx';

export function Page() {
  return <GuidePage id="budget" keyFigures={['cashMonths', 'netMargin', 'ebitdaGrowth']} drawing={BreakEven} />;
}
