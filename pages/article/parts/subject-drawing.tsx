/** What the guide of an article is about, drawn: beside the title where there is room. */
import type { PageId } from '#generated/pages.ts';
import type { DrawingName } from '#renderer/drawings/drawing.ts';
import { Drawn } from '#renderer/ui/drawn.tsx';

const drawings: Partial<Record<PageId, DrawingName>> = {
  retail: 'network-map',
  strategy: 'drafting-table',
  concept: 'floor-plan',
  location: 'street-plan',
  organization: 'network-map',
  budget: 'connected-store',
  foreignBrands: 'arrival',
};

/** Not fetched where it is not shown. The drawing of shopping streets stands for any other guide. */
export function SubjectDrawing({ guide }: { readonly guide: PageId }) {
  return <Drawn name={drawings[guide] ?? 'street-plan'} isForWide />;
}
