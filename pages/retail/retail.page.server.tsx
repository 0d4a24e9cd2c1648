/** Guide: franchise or in-house deployment, root of the hub. */
import { DeploymentPlane } from '#renderer/drawings/guides/retail.tsx';
import { GuidePage } from '#renderer/guide/guide-page.tsx';

export function Page() {
  return <GuidePage id="retail" keyFigures={['outletsOpened', 'firstYearFranchisees', 'networkRoi']} drawing={DeploymentPlane} />;
}
