/** Walks through a page by Tab, and checks that every focused element is in view, uncovered and has a focus ring. */
import type { Page } from 'playwright/test';
import { hydrateFrames } from './site.ts';

interface Walk {
  /** Walks backwards, by Shift+Tab. */
  readonly shift?: boolean;
  /** CSS selector of the part to walk through; `body` by default. */
  readonly within?: string;
}

/** More stops than any page has. */
const maxStops = 500;

/**
 * Lists the faults of a walk: number of the stop, element, fault. The walk ends when the focus leaves the part or returns to an
 * element. Reduced motion turns smooth scrolling off.
 */
export async function walkFocus(page: Page, { shift = false, within = 'body' }: Walk = {}): Promise<string[]> {
  const key = shift ? 'Shift+Tab' : 'Tab';
  const faults: string[] = [];
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await hydrateFrames(page);
  await startAtEdge(page, within, shift);
  for (let stop = 1; stop <= maxStops; stop++) {
    await page.keyboard.press(key);
    const found = await page.evaluate(checkFocus, within);
    if (!found) return stop > 1 ? faults : [`${key} 1: no focusable element in ${within}`];
    faults.push(...found.faults.map((fault) => `${key} ${stop}: ${found.element}: ${fault}`));
    if (found.isKnown) return faults;
  }
  return [...faults, `${key} ${maxStops}: the walk does not end`];
}

/** Moves the focus to an edge of a part, so that the next stop is the first or the last of that part. */
function startAtEdge(page: Page, within: string, atEnd: boolean): Promise<void> {
  return page.evaluate(
    ([selector, end]) => {
      const part = document.querySelector(selector);
      if (!part) throw new Error(`no ${selector} on this page`);
      const anchor = Object.assign(document.createElement('span'), { tabIndex: -1 });
      if (end) part.append(anchor);
      else part.prepend(anchor);
      anchor.focus({ preventScroll: true });
      // After a focused element is removed, Tab continues from its position.
      anchor.remove();
      delete (globalThis as { knownStops?: unknown }).knownStops;
    },
    [within, atEnd] as const,
  );
}

interface Stop {
  /** Tag, attributes and text of the element. */
  readonly element: string;
  readonly faults: readonly string[];
  /** True if this walk has reached the element before. */
  readonly isKnown: boolean;
}

/** Checks the focused element, also in frames; undefined when that is outside the part that `within` selects. Runs in the page. */
function checkFocus(within: string): Stop | undefined {
  type Rgb = readonly [number, number, number];
  type Clip = readonly [fromX: number, toX: number, fromY: number, toY: number];
  const minContrast = 3;
  const minRingPx = 2;

  const [element, frames] = active();
  const top = frames[0] ?? element;
  if (top === document.body || !top.closest(within)) return undefined;
  const rects = [...element.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
  const origin = { x: 0, y: 0 };
  for (const frame of frames) {
    const { left, top } = frame.getBoundingClientRect();
    origin.x += left + frame.clientLeft;
    origin.y += top + frame.clientTop;
  }
  return {
    element: nameOf(element),
    faults: rects.length === 0 ? ['the element has no size'] : [...rects.flatMap(coverFaults), ...ringFaults()],
    isKnown: isKnown(),
  };

  function active(): [Element, HTMLIFrameElement[]] {
    const path: HTMLIFrameElement[] = [];
    let found = document.activeElement ?? document.body;
    while (found instanceof Object && found.tagName === 'IFRAME') {
      const inner = (found as HTMLIFrameElement).contentDocument?.activeElement;
      if (!inner || inner === inner.ownerDocument.body) break;
      path.push(found as HTMLIFrameElement);
      found = inner;
    }
    return [found, path];
  }

  function isKnown(): boolean {
    const store = globalThis as { knownStops?: Set<Element> };
    store.knownStops ??= new Set();
    const known = store.knownStops.has(element);
    store.knownStops.add(element);
    return known;
  }

  function nameOf(of: Element): string {
    const attributes = ['id', 'name', 'class', 'href', 'aria-label'].flatMap((attribute) => {
      const value = of.getAttribute(attribute);
      return value ? [` ${attribute}="${value.slice(0, 40)}"`] : [];
    });
    return `<${of.tagName.toLowerCase()}${attributes.join('')}> “${of.textContent?.trim().slice(0, 30)}”`;
  }

  /** Returns the topmost element at a point of the window, also in frames; null for a point outside the window. */
  function topAt(x: number, y: number, within: Document = document): Element | null {
    const top = within.elementFromPoint(x, y);
    const inner = placeIn(top, x, y);
    return (inner && topAt(...inner)) ?? top;
  }

  /** Returns all elements at a point of the window, also in frames, the topmost first. */
  function stackAt(x: number, y: number, within: Document = document): Element[] {
    const stack = within.elementsFromPoint(x, y);
    const inner = placeIn(stack[0], x, y);
    return inner ? [...stackAt(...inner), ...stack] : stack;
  }

  /** Converts a point to the coordinates of a frame; undefined when the element is not a frame. */
  function placeIn(element: Element | null | undefined, x: number, y: number): [x: number, y: number, Document] | undefined {
    if (element?.tagName !== 'IFRAME') return undefined;
    const { contentDocument, clientLeft, clientTop } = element as HTMLIFrameElement;
    const { left, top } = element.getBoundingClientRect();
    return contentDocument ? [x - left - clientLeft, y - top - clientTop, contentDocument] : undefined;
  }

  /**
   * Checks that the element is visible along both middle lines of a box. Of a box taller than half the window, that many pixels
   * must be visible.
   */
  function coverFaults({ left, top, width, height }: DOMRect): string[] {
    const [x, y] = [origin.x + left, origin.y + top];
    const step = 4;
    const along = (start: number, length: number) => {
      const count = Math.max(1, Math.ceil((length - 2) / step));
      return Array.from({ length: count + 1 }, (_, index) => start + 1 + ((length - 2) * index) / count);
    };
    const down = along(y, height).map((at) => [x + width / 2, at] as const);
    const hidden = down.filter((point) => !isShownAt(...point));
    const shown = down.filter((point) => !hidden.includes(point));
    const isEnough = height > innerHeight / 2 ? shown.length * step >= innerHeight / 2 : hidden.length === 0;
    if (!isEnough || shown.length === 0) return [`${Math.round((hidden.length / down.length) * 100)} % is hidden: ${why(hidden[0])}`];
    const middle = shown[Math.floor(shown.length / 2)]?.[1] ?? 0;
    const across = along(x, width).map((at) => [at, middle] as const);
    const aside = across.filter((point) => !isShownAt(...point));
    return aside.length === 0 ? [] : [`${Math.round((aside.length / across.length) * 100)} % is hidden sideways: ${why(aside[0])}`];
  }

  function isShownAt(x: number, y: number): boolean {
    const hit = topAt(x, y);
    if (!hit) return false;
    const labels = (element as HTMLInputElement).labels;
    return element.contains(hit) || (labels !== null && labels !== undefined && [...labels].some((label) => label.contains(hit)));
  }

  function why([x, y]: readonly [number, number] = [0, 0]): string {
    const at = `(${Math.round(x)}, ${Math.round(y)})`;
    const hit = topAt(x, y);
    return hit ? `at ${at} there is ${nameOf(hit)}` : `${at} is out of view (${innerWidth} x ${innerHeight})`;
  }

  /** Checks that the outline is visible on at least two sides, in enough contrast with its background. */
  function ringFaults(): string[] {
    const { outlineStyle, outlineWidth, outlineOffset, outlineColor } = getComputedStyle(element);
    const ring = Number.parseFloat(outlineWidth);
    if (outlineStyle === 'none' || ring < minRingPx) return [`no ring: the outline is ${outlineWidth} ${outlineStyle}`];
    const reach = Number.parseFloat(outlineOffset) + ring / 2;
    const sides = rects.flatMap(({ left, top, right, bottom }) => {
      // The middle of the part of a side that is inside the window.
      const middle = (Math.max(left, -origin.x) + Math.min(right, innerWidth - origin.x)) / 2;
      const centre = (Math.max(top, -origin.y) + Math.min(bottom, innerHeight - origin.y)) / 2;
      return [
        [middle, top - reach],
        [middle, bottom + reach],
        [left - reach, centre],
        [right + reach, centre],
      ] as const;
    });
    const clips = clipsAround();
    const inView = sides.filter(([x, y]) => isWithinClips(clips, x, y)).map(([x, y]) => [origin.x + x, origin.y + y] as const);
    if (inView.length < 2) return [`the ring is cut off: ${inView.length} of ${sides.length} sides are in view`];
    const colour = rgbOf(outlineColor) ?? [0, 0, 0];
    const ratios = inView.map(([x, y]) => [contrast(colour, backgroundAt(x, y)), x, y] as const);
    const [least, x, y] = ratios.sort((a, b) => a[0] - b[0])[0] ?? [21, 0, 0];
    if (least >= minContrast) return [];
    return [`the ring has a contrast of ${least.toFixed(2)} with the background at (${Math.round(x)}, ${Math.round(y)})`];
  }

  /** Returns true if a point is in the window and clipped by no ancestor. The point is relative to the element's own window. */
  function isWithinClips(clips: readonly Clip[], x: number, y: number): boolean {
    const [left, top] = [origin.x + x, origin.y + y];
    if (left < 0 || top < 0 || left > innerWidth || top > innerHeight) return false;
    return clips.every(([fromX, toX, fromY, toY]) => x >= fromX && x <= toX && y >= fromY && y <= toY);
  }

  /** Lists the areas to which the ancestors clip the element, relative to its own window. */
  function clipsAround(): Clip[] {
    const { body, documentElement } = element.ownerDocument;
    const found: Clip[] = [];
    let { position } = getComputedStyle(element);
    for (let at = element.parentElement; at && at !== body && at !== documentElement && position !== 'fixed'; at = at.parentElement) {
      const style = getComputedStyle(at);
      position = style.position;
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
      const box = at.getBoundingClientRect();
      // `overflow: clip` clips at the margin; `visible` does not clip.
      const beyond = (overflow: string) =>
        ({ visible: Number.POSITIVE_INFINITY, clip: Number.parseFloat(style.overflowClipMargin) || 0 })[overflow] ?? 0;
      const [aside, above] = [beyond(style.overflowX), beyond(style.overflowY)];
      found.push([box.left - aside, box.right + aside, box.top - above, box.bottom + above]);
    }
    return found;
  }

  function backgroundAt(x: number, y: number): Rgb {
    for (const under of stackAt(x, y)) {
      if (element.contains(under) && under !== element) continue;
      const style = getComputedStyle(under);
      const colour = rgbOf(under instanceof SVGGeometryElement ? style.fill : style.backgroundColor);
      if (colour) return colour;
    }
    return [255, 255, 255];
  }

  /** Returns the channels of a colour, from 0 to 255; undefined for a transparent colour. */
  function rgbOf(colour: string): Rgb | undefined {
    // Cached: drawing is slow, and a page has few colours.
    const store = globalThis as { knownColours?: Map<string, Rgb | undefined> };
    store.knownColours ??= new Map();
    if (!store.knownColours.has(colour)) store.knownColours.set(colour, draw(colour));
    return store.knownColours.get(colour);
  }

  function draw(colour: string): Rgb | undefined {
    const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    if (!pen || colour === 'none') return undefined;
    pen.fillStyle = colour;
    pen.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = pen.getImageData(0, 0, 1, 1).data;
    return alpha < 128 ? undefined : [red, green, blue];
  }

  function contrast(one: Rgb, other: Rgb): number {
    const luminance = (colour: Rgb) => {
      const [red, green, blue] = colour.map((channel) => {
        const value = channel / 255;
        return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
      }) as [number, number, number];
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
    return (light + 0.05) / (dark + 0.05);
  }
}
