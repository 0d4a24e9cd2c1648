/** Labels over drawings that all locales share: catchment, network organisation, deployment. */
import type { Point } from '../pen.ts';
import { type GuideDrawing, Leader, Lettering, Sheet } from './sheet.tsx';

/** Positions of the labelled places, in units of the viewBox: each zone on its outer ring, right of the store. */
const places = {
  tertiary: [441.3, 66],
  secondary: [393.9, 128],
  primary: [350, 190],
  store: [300, 260],
  draw: [438, 328],
  competitor: [350, 396],
} as const satisfies Record<keyof GuideDrawing<'location'>['labels'], Point>;

export function CatchmentMap({ labels, label }: GuideDrawing<'location'>) {
  return (
    <Sheet label={label}>
      {(Object.keys(places) as (keyof typeof places)[]).map((name) => {
        const at = places[name];
        return (
          <g key={name}>
            <Leader points={[at, [640, at[1]]]} className={name === 'store' ? 'fill-accent' : 'fill-ink'} />
            <Lettering x={652} y={at[1] + 7} className={name === 'store' ? 'fill-accent font-medium' : undefined}>
              {labels[name]}
            </Lettering>
          </g>
        );
      })}
    </Sheet>
  );
}

export function NetworkOrganization({ labels, label }: GuideDrawing<'organization'>) {
  return (
    <Sheet label={label}>
      <Lettering x={38} y={136}>
        {labels.headOffice}
      </Lettering>
      <Lettering x={38} y={236}>
        {labels.management}
      </Lettering>
      <Lettering x={38} y={326}>
        {labels.fieldConsultant}
      </Lettering>
      <Lettering x={38} y={476}>
        {labels.stores}
      </Lettering>
      <Lettering x={696} y={48}>
        {labels.standards}
      </Lettering>
      <Lettering x={846} y={486} anchor="end" className="fill-accent">
        {labels.fieldFacts}
      </Lettering>
    </Sheet>
  );
}

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
