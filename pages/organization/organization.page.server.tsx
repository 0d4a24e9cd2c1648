/** Guide: organisation. */
import { NetworkOrganization } from '#renderer/drawings/guides/organization.tsx';
import { GuidePage } from '#renderer/guide/guide-page.tsx';

export function Page() {
  return <GuidePage id="organization" keyFigures={['networkStores', 'basketGrowth', 'stockoutReduction']} drawing={NetworkOrganization} />;
}
