/** Pointing at texts: by the pointer, and by a walk of the keyboard. Nothing of the page is used meanwhile. */
import { type Place, placesIn } from './marks.ts';
import { boxesOf, hasBox } from './reveal.ts';

const styles = `
  .cover { position: fixed; inset: 0; cursor: crosshair }
  .ring { position: fixed; padding: 0; border: 0; background: none; pointer-events: none; border-radius: 3px;
    outline: 2px solid #c2341d; outline-offset: 2px; box-shadow: 0 0 0 2px #fff; font: 12px/1.4 system-ui, sans-serif; color: #fff; text-align: start }
  .ring:focus-visible { outline-width: 4px }
  .ring span { position: absolute; inset-block-start: 100%; inset-inline-start: 0; margin-block-start: 6px; padding: 1px 6px;
    background: #1a1a1a; border-radius: 3px; white-space: nowrap }
  [hidden] { display: none }
`;

/** The outline of a text, a button for screen readers, and the cover that catches clicks. */
const host = document.createElement('desk-picker');
const cover = Object.assign(document.createElement('div'), { className: 'cover', hidden: true });
const ring = Object.assign(document.createElement('button'), { className: 'ring', type: 'button', hidden: true });
const caption = document.createElement('span');
ring.append(caption);
host.popover = 'manual';
host.style.cssText = 'position: fixed; inset: 0 auto auto 0; margin: 0; padding: 0; border: 0; background: none; overflow: visible';
host.attachShadow({ mode: 'open' }).append(Object.assign(document.createElement('style'), { textContent: styles }), cover, ring);

let outlined: Place | undefined;

/** `pick` is called with each picked text. */
export function watchPicking(pick: (place: Place) => void): void {
  putHost();
  cover.addEventListener('pointermove', ({ clientX, clientY }) => outline(placeAt(clientX, clientY)));
  cover.addEventListener('click', ({ clientX, clientY }) => {
    const place = placeAt(clientX, clientY);
    if (place) pick(place);
  });
  ring.addEventListener('click', () => outlined && pick(outlined));
  addEventListener('keydown', walk, true);
  for (const event of ['scroll', 'resize', 'transitionend', 'animationend'])
    addEventListener(event, () => outline(outlined), { capture: true, passive: true });
}

export function setPicking(isPicking: boolean): void {
  cover.hidden = !isPicking;
  if (isPicking) putHost();
  else outline(undefined);
}

/** A modal dialog makes everything outside inert. */
function putHost(): void {
  const parent = document.querySelector('dialog:modal') ?? document.documentElement;
  if (host.parentElement !== parent) parent.append(host);
  // In the top layer, no transform of the page moves the outline.
  if (!host.matches(':popover-open')) host.showPopover();
}

/** Outlines a text; hides the outline without one. */
export function outline(place: Place | undefined): void {
  outlined = place;
  ring.hidden = place === undefined;
  if (!place) return;
  putHost();
  const boxes = boxesOf(place);
  const left = Math.min(...boxes.map((box) => box.left), boxes.length > 0 ? Number.POSITIVE_INFINITY : 8);
  const top = Math.min(...boxes.map((box) => box.top), boxes.length > 0 ? Number.POSITIVE_INFINITY : 8);
  const right = Math.max(left, ...boxes.map((box) => box.right));
  const bottom = Math.max(top, ...boxes.map((box) => box.bottom));
  Object.assign(ring.style, { left: `${left}px`, top: `${top}px`, width: `${right - left}px`, height: `${bottom - top}px` });
  const what = place.place === 'text' ? (boxes.length > 0 ? '' : 'hidden text') : (place.of ?? place.place);
  caption.textContent = [what, boxes.length > 0 && place.place === 'text' ? '' : `“${wordsOf(place)}”`].join(' ').trim();
  caption.hidden = caption.textContent === '';
  ring.setAttribute('aria-label', ['Edit', what, `“${wordsOf(place)}”`].filter(Boolean).join(' '));
}

/** Outlines the text of the outline after the document has changed. */
export function outlineAgain(): void {
  if (!outlined) return;
  const { element, text, of, keys } = outlined;
  const same = placesIn().filter((place) => place.keys.at(-1)?.id === keys.at(-1)?.id);
  outline(
    same.find((place) => place.element === element && place.text === text && place.of === of && hasBox(place)) ??
      same.find(hasBox) ??
      same[0],
  );
}

function wordsOf({ text, element, of, place, keys }: Place): string {
  const words = text?.data ?? (place === 'island' ? undefined : (element.getAttribute(of ?? '') ?? element.getAttribute('content')));
  return (words ?? keys.at(-1)?.id ?? '').slice(0, 80);
}

/** Returns the text at a point: the innermost element there with a text under the point, then with an attribute. */
function placeAt(x: number, y: number): Place | undefined {
  const target = document.elementsFromPoint(x, y).find((element) => element !== host);
  for (let element: Element | null | undefined = target; element && element !== document.body; element = element.parentElement) {
    const places = placesIn(element).filter(({ place }) => place === 'text' || place === 'attribute');
    const isUnder = (box: DOMRect) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
    const own = places.find((place) => place.text && boxesOf(place).some(isUnder)) ?? places.find((place) => place.element === element);
    if (own) return own;
  }
  return undefined;
}

/** Tab and the arrows go from text to text; at the ends, Tab leaves the page. */
function walk(event: KeyboardEvent): void {
  if (cover.hidden || event.altKey || event.ctrlKey || event.metaKey) return;
  const isBack = event.key === 'ArrowUp' || event.key === 'ArrowLeft' || (event.key === 'Tab' && event.shiftKey);
  const isOn = event.key === 'ArrowDown' || event.key === 'ArrowRight' || (event.key === 'Tab' && !event.shiftKey);
  if (!isBack && !isOn) return;
  const places = placesIn();
  const at = places.findIndex(({ element, text, of }) => element === outlined?.element && text === outlined.text && of === outlined.of);
  const next = at >= 0 ? places[isOn ? at + 1 : at - 1] : places.find((place) => boxesOf(place).some(({ bottom }) => bottom > 0));
  if (!next) {
    if (event.key === 'Tab') outline(undefined);
    return;
  }
  event.preventDefault();
  event.stopImmediatePropagation();
  if (hasBox(next)) next.element.scrollIntoView({ block: 'nearest' });
  outline(next);
  ring.focus({ preventScroll: true });
}
