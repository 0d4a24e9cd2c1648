/** The catchment on the street plan: the words over its drawing, `catchment`, which both languages share. */
import { competitor, hall, onRing, store } from '../catchment.tsx';
import type { Point } from '../parts/pen.ts';
import type { GuideDrawing } from './guide-drawing.ts';
import { Leader, Lettering, Sheet } from './sheet.tsx';

export function CatchmentMap({ labels, label }: GuideDrawing<'location'>) {
  const names: readonly { readonly name: string; readonly at: Point }[] = [
    { name: labels.tertiary, at: onRing(2, 66) },
    { name: labels.secondary, at: onRing(1, 128) },
    { name: labels.primary, at: onRing(0, 190) },
    { name: labels.store, at: store },
    { name: labels.draw, at: hall },
    { name: labels.competitor, at: competitor },
  ];
  return (
    <Sheet label={label}>
      {names.map(({ name, at }) => (
        <g key={name}>
          <Leader points={[at, [640, at[1]]]} className={name === labels.store ? 'fill-accent' : 'fill-ink'} />
          <Lettering x={652} y={at[1] + 7} className={name === labels.store ? 'fill-accent font-medium' : undefined}>
            {name}
          </Lettering>
        </g>
      ))}
    </Sheet>
  );
}
