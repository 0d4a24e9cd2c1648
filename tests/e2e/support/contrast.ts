/** The contrast of every text with its background, as WCAG 2.2 measures it. */
import type { Page } from 'playwright/test';

/** A pair of colours with the contrast that WCAG requires for its text. */
export interface ColourPair {
  readonly text: string;
  readonly colour: string;
  readonly background: string;
  readonly ratio: number;
  /** 4.5, or 3 for large text: 24 px, or 18.66 px in bold. */
  readonly needed: number;
}

/** Reads every pair of colours of the page, closed menus included. Leaves the viewport as high as the page. */
export async function readColourPairs(page: Page): Promise<readonly ColourPair[]> {
  // `elementsFromPoint` works only within the viewport.
  await page.setViewportSize(await page.evaluate(() => ({ width: innerWidth, height: document.documentElement.scrollHeight })));
  return page.evaluate(() => {
    type Rgba = readonly [number, number, number, number];
    const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!pen) throw new Error('no canvas');
    // A canvas parses every colour notation.
    const parse = (colour: string): Rgba => {
      pen.clearRect(0, 0, 1, 1);
      pen.fillStyle = colour;
      pen.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = pen.getImageData(0, 0, 1, 1).data;
      return [red, green, blue, alpha / 255];
    };
    const over = (top: Rgba, under: Rgba): Rgba => {
      const mix = (channel: 0 | 1 | 2) => top[channel] * top[3] + under[channel] * (1 - top[3]);
      return [mix(0), mix(1), mix(2), 1];
    };
    const luminance = (colour: Rgba) => {
      const linear = (channel: 0 | 1 | 2) => {
        const value = colour[channel] / 255;
        return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
      };
      return 0.2126 * linear(0) + 0.7152 * linear(1) + 0.0722 * linear(2);
    };
    const backgroundOf = (element: Element | null): Rgba => {
      if (!element) return [255, 255, 255, 1];
      const own = parse(getComputedStyle(element).backgroundColor);
      return own[3] === 1 ? own : over(own, backgroundOf(element.parentElement));
    };
    const isFilled = (shape: Element) => shape instanceof SVGGeometryElement && getComputedStyle(shape).fill !== 'none';
    const underWord = (word: Element, drawing: Element): Rgba => {
      const { x, y, width, height } = word.getBoundingClientRect();
      const stack = document.elementsFromPoint(x + width / 2, y + height / 2);
      const shape = stack.slice(stack.indexOf(word) + 1).find((element) => drawing.contains(element) && isFilled(element));
      const background = backgroundOf(drawing.parentElement);
      return shape ? over(parse(getComputedStyle(shape).fill), background) : background;
    };
    const pairOf = (text: string, element: Element) => {
      const style = getComputedStyle(element);
      const drawing = element.closest('svg');
      const background = drawing ? underWord(element, drawing) : backgroundOf(element);
      const colour = over(parse(drawing ? style.fill : style.color), background);
      const [light, dark] = [luminance(colour), luminance(background)].sort((a, b) => b - a) as [number, number];
      const size = Number.parseFloat(style.fontSize);
      const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
      const ratio = Math.round(((light + 0.05) / (dark + 0.05)) * 100) / 100;
      return {
        text: text.slice(0, 60),
        colour: `rgb(${colour.slice(0, 3).join(' ')})`,
        background: `rgb(${background.slice(0, 3).join(' ')})`,
        ratio,
        needed: isLarge ? 3 : 4.5,
      };
    };
    const pairs = new Map<string, ReturnType<typeof pairOf>>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const element = node.parentElement;
      if (text === '' || !element?.checkVisibility() || ['SCRIPT', 'STYLE', 'TITLE', 'DESC'].includes(element.tagName.toUpperCase()))
        continue;
      const pair = pairOf(text, element);
      pairs.set(`${pair.colour} ${pair.background} ${pair.needed}`, pair);
    }
    return [...pairs.values()];
  });
}
