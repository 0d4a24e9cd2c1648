/** Makes the icons of the site from `renderer/document/icon.svg` and the colours of the tokens. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { encode } from 'fast-png';
import type { Plugin } from 'vite';
import { type Palette, readPalettes } from './drawings.ts';
import { serveMade } from './serve-made.ts';

const source = 'renderer/document/icon.svg';

/** Pixels of `favicon.ico`, as many as units of the view box. */
const size = 32;

/** Writes `icon.svg` and `favicon.ico`, for browsers without SVG icons, to the site in `folder`. */
export function writeIcons(folder: string): void {
  for (const [path, content] of icons()) writeFileSync(join(folder, path), content);
}

/** Serves the icons under `npm run dev`. */
export const serveIcons = (): Plugin =>
  serveMade({
    name: 'icons',
    type: 'image/svg+xml',
    isServed: (path) => path === '/icon.svg',
    content: async (path) => icons().get(path)?.toString(),
  });

/** Returns the content of each icon, by path from the root. */
function icons(): ReadonlyMap<string, string | Buffer> {
  const { own } = readPalettes();
  const [drawing = ''] = /<svg[\s\S]*/.exec(readFileSync(source, 'utf8')) ?? [];
  const svg = drawing
    .trim()
    .replace(/class="(fill|stroke)-([\w-]+)"/g, (_, attribute: string, name: string) => `${attribute}="${colourOf(name, own)}"`);
  const [, background = ''] = /class="fill-([\w-]+)"/.exec(drawing) ?? [];
  const [, threads = '', width = '', path = ''] = /class="stroke-([\w-]+)" stroke-width="([\d.]+)" d="([^"]+)"/.exec(drawing) ?? [];
  const pixels = paint(colourOf(background, own), colourOf(threads, own), boxesOf(path, Number(width)));
  return new Map<string, string | Buffer>([
    ['/icon.svg', svg],
    ['/favicon.ico', icoOf(Buffer.from(encode({ width: size, height: size, channels: 3, data: pixels })))],
  ]);
}

/** Returns a colour of the tokens. Throws for an unknown name. */
function colourOf(name: string, palette: Palette): string {
  const colour = palette.get(name);
  if (colour === undefined) throw new Error(`${source} has the unknown colour "${name}": use a colour of renderer/styles/tokens.css.`);
  return colour;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Returns the areas of horizontal and vertical lines, `M8 4v10M4 8h2`. They do not overlap. */
function boxesOf(path: string, stroke: number): Box[] {
  return [...path.matchAll(/M([\d.]+) ([\d.]+)([hv])([\d.]+)/g)].map(([, x, y, way, length]) => {
    const half = stroke / 2;
    return way === 'h'
      ? { x: Number(x), y: Number(y) - half, width: Number(length), height: stroke }
      : { x: Number(x) - half, y: Number(y), width: stroke, height: Number(length) };
  });
}

/** Returns the pixels of boxes on a background: each pixel mixes both colours by the area that boxes cover. */
function paint(background: string, front: string, boxes: readonly Box[]): Uint8Array {
  const [back, colour] = [partsOf(background), partsOf(front)];
  const pixels = new Uint8Array(size * size * 3);
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const share = boxes.reduce((sum, box) => sum + overlap(x, box.x, box.width) * overlap(y, box.y, box.height), 0);
      pixels.set(
        back.map((part, index) => Math.round(part + ((colour[index] ?? 0) - part) * share)),
        (y * size + x) * 3,
      );
    }
  return pixels;
}

/** Returns the part of the pixel at `at` that a stretch covers. */
const overlap = (at: number, start: number, length: number) => Math.max(0, Math.min(at + 1, start + length) - Math.max(at, start));

const partsOf = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** Returns an ICO file of one PNG: https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10) */
function icoOf(png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // one image
  head.set([size, size], 6);
  head.writeUInt16LE(1, 10); // one plane
  head.writeUInt16LE(24, 12); // bits a pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
