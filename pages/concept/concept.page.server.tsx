/** Guide: concept. */
import { ShopfrontCallouts } from '#renderer/drawings/guides/concept.tsx';
import { GuidePage } from '#renderer/guide/guide-page.tsx';

export function Page() {
  return <GuidePage id="concept" keyFigures={['pilotMonths', 'netMargin', 'firstYearFranchisees']} drawing={ShopfrontCallouts} />;
}
