/** Finds texts that break the layout since they were changed. */
import type { FromPage } from '../protocol.ts';
import { type Place, placesIn } from './marks.ts';
import { boxesOf } from './reveal.ts';

type Overflow = Extract<FromPage, { kind: 'overflows' }>['texts'][number];

/** How a text fits, in pixels and lines. */
interface Fit {
  readonly words: string;
  /** Pixels beyond the box of the text, or beyond the page. */
  readonly beyond: number;
  readonly lines: number;
}

/** Elements whose text keeps the number of its lines: controls, labels, row headers, texts of drawings. */
const fixed = 'button, .button, summary, label, nav a, th, svg text';

/** Fits before the first change of a text, by its key; undefined before {@link rememberFits}. */
const firsts = new Map<string, Fit>();

/** Remembers how the texts fit that have not been seen before. */
export function rememberFits(): void {
  for (const [id, { fit }] of fits()) if (!firsts.has(id)) firsts.set(id, fit);
}

/** Returns the changed texts that fit worse than before. */
export function findOverflows(): readonly Overflow[] {
  return [...fits()].flatMap(([id, { fit, place }]) => {
    const first = firsts.get(id);
    if (!first || first.words === fit.words) return [];
    if (fit.beyond > Math.max(1, first.beyond)) return [{ id, what: `${Math.round(fit.beyond)} px too wide` }];
    if (fit.lines > first.lines && place.element.closest(fixed)) return [{ id, what: `${fit.lines} lines instead of ${first.lines}` }];
    return [];
  });
}

/** Returns the worst fit of each shown text, by its key. */
function fits(): Map<string, { readonly fit: Fit; readonly place: Place }> {
  const found = new Map<string, { readonly fit: Fit; readonly place: Place }>();
  for (const place of placesIn(document.body)) {
    const id = place.keys.at(-1)?.id;
    if (!id || !place.text) continue;
    const boxes = boxesOf(place);
    if (boxes.length === 0) continue;
    const fit = {
      words: place.text.data,
      beyond: beyondBox(place.element, boxes),
      lines: new Set(boxes.map(({ top }) => Math.round(top))).size,
    };
    const known = found.get(id)?.fit;
    if (!known || fit.beyond > known.beyond || fit.lines > known.lines) found.set(id, { fit, place });
  }
  return found;
}

/** Returns the pixels by which lines exceed the page, or the nearest box that cuts them off. */
function beyondBox(element: Element, boxes: readonly DOMRect[]): number {
  const right = Math.max(...boxes.map((box) => box.right));
  const left = Math.min(...boxes.map((box) => box.left));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  const page = document.documentElement.clientWidth;
  for (let each: Element | null = element; each && each !== document.body; each = each.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(each);
    const box = each.getBoundingClientRect();
    // Boxes that scroll are as wide as their content wants.
    if (overflowX === 'auto' || overflowX === 'scroll') return 0;
    if (overflowX === 'hidden' || overflowX === 'clip')
      return Math.max(0, right - box.right, box.left - left, overflowY === overflowX ? bottom - box.bottom : 0);
  }
  return Math.max(0, right - page, -left);
}
