/** The labels of the deployment plane, over its drawing: `deployment.svg`. */
import type { GuideDrawing } from './guide-drawing.ts';
import { Lettering, Sheet } from './sheet.tsx';

export function DeploymentPlane({ labels, label }: GuideDrawing<'retail'>) {
  return (
    <Sheet label={label}>
      <Lettering x={245.2} y={296.8} anchor="middle" className="font-medium">
        {labels.franchise}
      </Lettering>
      <Lettering x={474} y={137.6} anchor="middle" className="font-medium">
        {labels.mixed}
      </Lettering>
      <Lettering x={702.8} y={33.6} anchor="middle" className="font-medium">
        {labels.inHouse}
      </Lettering>
      <Lettering x={126} y={42} className="font-medium">
        {labels.control}
      </Lettering>
      <Lettering x={94} y={82} anchor="end" className="fill-ink-soft">
        {labels.high}
      </Lettering>
      <Lettering x={94} y={440} anchor="end" className="fill-ink-soft">
        {labels.low}
      </Lettering>
      <Lettering x={110} y={478} className="fill-ink-soft">
        {labels.low}
      </Lettering>
      <Lettering x={474} y={478} anchor="middle" className="font-medium">
        {labels.capital}
      </Lettering>
      <Lettering x={838} y={478} anchor="end" className="fill-ink-soft">
        {labels.high}
      </Lettering>
    </Sheet>
  );
}
