/** Guide: strategy. */
import { RoadmapTimeline } from '#renderer/drawings/guides/strategy.tsx';
import { GuidePage } from '#renderer/guide/guide-page.tsx';

export function Page() {
  return <GuidePage id="strategy" keyFigures={['roadmapYears', 'outletsOpened', 'profitableStores']} drawing={RoadmapTimeline} />;
}
