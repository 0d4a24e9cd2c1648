/** Guide: location. */
import { CatchmentCircles } from '#renderer/drawings/guides/location.tsx';
import { GuidePage } from '#renderer/guide/guide-page.tsx';

export function Page() {
  return <GuidePage id="location" keyFigures={['locationSuccessShare', 'locationCriteria', 'averageRoi']} drawing={CatchmentCircles} />;
}
