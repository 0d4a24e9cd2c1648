/** The drawings that are served as files: `scripts/build/drawings/` makes one of each look, here is what they hold. */
import { renderToStaticMarkup } from 'react-dom/server';
import { arrival } from './arrival.tsx';
import { catchment } from './catchment.tsx';
import { connectedStore } from './connected-store.tsx';
import { criteriaWheel } from './criteria-wheel.tsx';
import { door } from './door.tsx';
import { draftingTable } from './drafting-table.tsx';
import { type Drawing, type Look, looks } from './drawing.ts';
import { floorPlan } from './floor-plan.tsx';
import { icons } from './icons.ts';
import { kiosk } from './kiosk.tsx';
import { networkMap } from './network-map.tsx';
import { portrait } from './portrait.tsx';
import { shopfrontRow } from './shopfront-row.tsx';
import { shutter } from './shutter.tsx';
import { streetElevation } from './street-elevation.tsx';
import { streetPlan } from './street-plan.tsx';

/** Beside the drawings, and in one look: what it shows takes the colours of its place. */
export { icons };

/** By the name that their files have. */
export const drawings = {
  arrival,
  catchment,
  'connected-store': connectedStore,
  'criteria-wheel': criteriaWheel,
  door,
  'drafting-table': draftingTable,
  'floor-plan': floorPlan,
  kiosk,
  'network-map': networkMap,
  portrait,
  'shopfront-row': shopfrontRow,
  shutter,
  'street-elevation': streetElevation,
  'street-plan': streetPlan,
} as const satisfies Record<string, Drawing>;

export type DrawingName = keyof typeof drawings;

/** Where a page finds a drawing. The build puts the hash of the file into the address; `npm run dev` serves it as it is. */
export function drawingAddress(name: DrawingName, look: Look): string {
  return `/drawings/${name}${look.suffix}.svg`;
}

/** A file to make of a drawing: what stands at `address` is the drawing as it looks. */
interface DrawingFile {
  readonly address: string;
  readonly name: DrawingName;
  readonly look: Look;
}

/** Every file that pages may ask for. */
export function drawingFiles(): readonly DrawingFile[] {
  const names = Object.keys(drawings) as DrawingName[];
  return names.flatMap((name) => looks.map((look) => ({ address: drawingAddress(name, look), name, look })));
}

/** The drawing as it would stand in a page, with its classes. */
export function markupOf(name: DrawingName): string {
  const { width, height, Lines }: Drawing = drawings[name];
  return renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" className="drawing" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <Lines />
    </svg>,
  );
}
