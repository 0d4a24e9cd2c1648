/** Labels over drawings that all locales share: catchment, network organisation, deployment. */
import type { Point } from '../pen.ts';
import { type GuideDrawing, haloed, type LabelOf, Labels, Layouts, Leader, Lettering, type Spot } from './sheet.tsx';

/** Positions of the labelled places, in units of the viewBox: each zone on its outer ring, right of the store. */
const places = {
  tertiary: [441.3, 66],
  secondary: [393.9, 128],
  primary: [350, 190],
  store: [300, 260],
  draw: [438, 328],
  competitor: [350, 396],
} as const satisfies Record<LabelOf<'location'>, Point>;

/** On phones, the labels stand on the map: each zone on top of its ring. */
const onMap: readonly Spot<LabelOf<'location'>>[] = [
  { name: 'tertiary', x: 300, y: 46, anchor: 'middle' },
  { name: 'secondary', x: 300, y: 108, anchor: 'middle' },
  { name: 'primary', x: 300, y: 184, anchor: 'middle' },
  { name: 'store', x: 324, y: 270, className: 'fill-accent font-medium' },
  { name: 'draw', x: 578, y: 378, anchor: 'end' },
  { name: 'competitor', x: 372, y: 416 },
];

export function CatchmentMap({ labels, label }: GuideDrawing<'location'>) {
  const wide = (Object.keys(places) as (keyof typeof places)[]).map((name) => {
    const at = places[name];
    return (
      <g key={name}>
        <Leader points={[at, [640, at[1]]]} className={name === 'store' ? 'fill-accent' : 'fill-ink'} />
        <Lettering x={652} y={at[1] + 7} className={name === 'store' ? 'fill-accent font-medium' : undefined}>
          {labels[name]}
        </Lettering>
      </g>
    );
  });
  return <Layouts label={label} wide={wide} phone={<Labels spots={onMap} labels={labels} className={haloed} />} width={600} height={520} />;
}

const storeys: Readonly<Record<'wide' | 'phone', readonly Spot<LabelOf<'organization'>>[]>> = {
  wide: [
    { name: 'headOffice', x: 38, y: 136 },
    { name: 'management', x: 38, y: 236 },
    { name: 'fieldConsultant', x: 38, y: 326 },
    { name: 'stores', x: 38, y: 476 },
    { name: 'standards', x: 696, y: 48 },
    { name: 'fieldFacts', x: 846, y: 486, anchor: 'end', className: 'fill-accent' },
  ],
  phone: [
    { name: 'headOffice', x: 36, y: 103 },
    { name: 'management', x: 36, y: 139 },
    { name: 'fieldConsultant', x: 36, y: 234 },
    { name: 'stores', x: 36, y: 397 },
    { name: 'standards', x: 2, y: 15 },
    { name: 'fieldFacts', x: 348, y: 397, anchor: 'end', className: 'fill-accent' },
  ],
};

export function NetworkOrganization({ labels, label }: GuideDrawing<'organization'>) {
  const phone = <Labels spots={storeys.phone} labels={labels} className={haloed} />;
  return <Layouts label={label} wide={<Labels spots={storeys.wide} labels={labels} />} phone={phone} height={410} />;
}

const soft = 'fill-ink-soft';
const strong = 'font-medium';

const plane: Readonly<Record<'wide' | 'phone', readonly Spot<LabelOf<'retail'>>[]>> = {
  wide: [
    { name: 'franchise', x: 245.2, y: 296.8, anchor: 'middle', className: strong },
    { name: 'mixed', x: 474, y: 137.6, anchor: 'middle', className: strong },
    { name: 'inHouse', x: 702.8, y: 33.6, anchor: 'middle', className: strong },
    { name: 'control', x: 126, y: 42, className: strong },
    { name: 'high', x: 94, y: 82, anchor: 'end', className: soft },
    { name: 'low', x: 94, y: 440, anchor: 'end', className: soft },
    { name: 'low', x: 110, y: 478, className: soft },
    { name: 'capital', x: 474, y: 478, anchor: 'middle', className: strong },
    { name: 'high', x: 838, y: 478, anchor: 'end', className: soft },
  ],
  phone: [
    { name: 'franchise', x: 106, y: 226, anchor: 'middle', className: strong },
    { name: 'mixed', x: 176, y: 125, anchor: 'middle', className: strong },
    { name: 'inHouse', x: 348, y: 45, anchor: 'end', className: strong },
    { name: 'control', x: 2, y: 15, className: strong },
    { name: 'high', x: 17, y: 32, anchor: 'end', className: soft, isUpright: true },
    { name: 'low', x: 17, y: 316, className: soft, isUpright: true },
    { name: 'low', x: 26, y: 342, className: soft },
    { name: 'capital', x: 182, y: 342, anchor: 'middle', className: strong },
    { name: 'high', x: 348, y: 342, anchor: 'end', className: soft },
  ],
};

export function DeploymentPlane({ labels, label }: GuideDrawing<'retail'>) {
  const phone = <Labels spots={plane.phone} labels={labels} className={haloed} />;
  return <Layouts label={label} wide={<Labels spots={plane.wide} labels={labels} />} phone={phone} height={350} />;
}
