/** The drawings that are served as files: `scripts/build/drawings/` makes one of each look, here is what they hold. */
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Arrival } from './arrival.tsx';
import { Catchment } from './catchment.tsx';
import { ConnectedStore } from './connected-store.tsx';
import { CriteriaWheel } from './criteria-wheel.tsx';
import { Door } from './door.tsx';
import { DraftingTable } from './drafting-table.tsx';
import { type DrawingName, drawingAddress, type Look, looks, sizes } from './drawing.ts';
import { FloorPlan } from './floor-plan.tsx';
import { icons } from './icons.ts';
import { Kiosk } from './kiosk.tsx';
import { NetworkMap } from './network-map.tsx';
import { Portrait } from './portrait.tsx';
import { ShopfrontRow } from './shopfront-row.tsx';
import { Shutter } from './shutter.tsx';
import { StreetElevation } from './street-elevation.tsx';
import { StreetPlan } from './street-plan.tsx';

/** Beside the drawings, and in one look: what it shows takes the colours of its place. */
export { icons };

/**
 * What they are made of. It names colours and details by class, as inline drawings do: a file has no style sheet, so
 * `scripts/build/drawings/` writes them out.
 */
const lines: Readonly<Record<DrawingName, ComponentType>> = {
  arrival: Arrival,
  catchment: Catchment,
  'connected-store': ConnectedStore,
  'criteria-wheel': CriteriaWheel,
  door: Door,
  'drafting-table': DraftingTable,
  'floor-plan': FloorPlan,
  kiosk: Kiosk,
  'network-map': NetworkMap,
  portrait: Portrait,
  'shopfront-row': ShopfrontRow,
  shutter: Shutter,
  'street-elevation': StreetElevation,
  'street-plan': StreetPlan,
};

/** A file to make of a drawing: what stands at `address` is the drawing as it looks. */
interface DrawingFile {
  readonly address: string;
  readonly name: DrawingName;
  readonly look: Look;
}

/** Every file that pages may ask for. */
export function drawingFiles(): readonly DrawingFile[] {
  const names = Object.keys(sizes) as DrawingName[];
  return names.flatMap((name) => looks.map((look) => ({ address: drawingAddress(name, look), name, look })));
}

/** The drawing as it would stand in a page, with its classes. */
export function markupOf(name: DrawingName): string {
  const { width, height } = sizes[name];
  const Lines = lines[name];
  return renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" className="drawing" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <Lines />
    </svg>,
  );
}
