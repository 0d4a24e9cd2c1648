/** How far two small pictures of a page are from each other. */
import { decode, encode } from 'fast-png';

/** Shades of grey, of 255, by which a cell has to differ: the edge of a letter differs by less from browser to browser. */
const leastShades = 40;

export interface Difference {
  /** Cells that are in one picture and not in the other, in all. */
  readonly cells: number;
  /** The first of their rows, counted from the top. */
  readonly firstRow: number;
}

/**
 * Compares two PNGs, cell by cell. One is found again where the other has its like a cell further, in any direction: what a
 * browser draws half a pixel off is no difference. Where one picture is longer by more than that, all of it is.
 */
export function differenceOf(one: Uint8Array, other: Uint8Array): Difference {
  const [a, b] = [greysOf(one), greysOf(other)];
  let cells = 0;
  let firstRow = -1;
  const [least, most] = [Math.min(a.height, b.height), Math.max(a.height, b.height)];
  for (let row = 0; row < (most - least > 1 ? most : least); row++) {
    for (let column = 0; column < Math.max(a.width, b.width); column++) {
      if (isFoundIn(b, a, row, column) && isFoundIn(a, b, row, column)) continue;
      cells++;
      if (firstRow < 0) firstRow = row;
    }
  }
  return { cells, firstRow };
}

/** The same picture in sixteen greys, which takes a fifth of the room. */
export function inFewGreys(png: Uint8Array): Uint8Array {
  const { width, height, at } = greysOf(png);
  const data = Uint8Array.from({ length: width * height }, (_, cell) => {
    const shade = at(Math.floor(cell / width), cell % width) as number;
    return Math.round(shade / 17) * 17;
  });
  return encode({ width, height, data, channels: 1, depth: 8 });
}

interface Greys {
  readonly width: number;
  readonly height: number;
  /** The shade of a cell, 0 to 255; undefined beyond the edge. */
  readonly at: (row: number, column: number) => number | undefined;
}

function greysOf(png: Uint8Array): Greys {
  const { width, height, channels, data } = decode(png);
  const colours = channels < 3 ? 1 : 3;
  return {
    width,
    height,
    at(row, column) {
      if (row < 0 || row >= height || column < 0 || column >= width) return undefined;
      const start = (row * width + column) * channels;
      let sum = 0;
      for (let colour = 0; colour < colours; colour++) sum += data[start + colour] as number;
      return sum / colours;
    },
  };
}

/** Whether a cell of one picture has its like in the other, there or beside it. */
function isFoundIn(other: Greys, { at }: Greys, row: number, column: number): boolean {
  const shade = at(row, column);
  if (shade === undefined) return false;
  for (const down of [0, -1, 1]) {
    for (const right of [0, -1, 1]) {
      const near = other.at(row + down, column + right);
      if (near !== undefined && Math.abs(near - shade) < leastShades) return true;
    }
  }
  return false;
}
