/** The labels of the catchment, over its drawing: `catchment.svg`. */
import type { Point } from '../pen.ts';
import type { GuideDrawing } from './guide-drawing.ts';
import { Leader, Lettering, Sheet } from './sheet.tsx';

/** The places that labels name, in units of the drawing: each zone on its outer ring, right of the store. */
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
