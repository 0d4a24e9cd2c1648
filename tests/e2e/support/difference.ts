/** Compares scaled-down screenshots. A cell is one of their pixels. */
import sharp from 'sharp';

/** Minimum difference of a cell, in shades of grey from 0 to 255: browsers differ by less at the edges of letters. */
const minShades = 40;

export interface Difference {
  /** Number of cells that only one of the images has. */
  readonly cells: number;
  /** Row of the first such cell, counted from the top; -1 if there is none. */
  readonly firstRow: number;
}

/**
 * Compares two PNGs by cell. A cell may be shifted by one cell in any direction, because browsers may draw half a pixel off. If one
 * image is more than a cell higher, all its additional rows differ.
 */
export async function compareImages(one: Uint8Array, other: Uint8Array): Promise<Difference> {
  const [a, b] = [await readGreys(one), await readGreys(other)];
  let cells = 0;
  let firstRow = -1;
  const [minHeight, maxHeight] = [Math.min(a.height, b.height), Math.max(a.height, b.height)];
  for (let row = 0; row < (maxHeight - minHeight > 1 ? maxHeight : minHeight); row++) {
    for (let column = 0; column < Math.max(a.width, b.width); column++) {
      if (isFoundIn(b, a, row, column) && isFoundIn(a, b, row, column)) continue;
      cells++;
      if (firstRow < 0) firstRow = row;
    }
  }
  return { cells, firstRow };
}

/** Reduces a PNG to sixteen shades of grey, a fifth of its size. */
export async function reduceGreys(png: Uint8Array): Promise<Buffer> {
  const { width, height, at } = await readGreys(png);
  const data = Uint8Array.from({ length: width * height }, (_, cell) => {
    const shade = at(Math.floor(cell / width), cell % width) as number;
    return Math.round(shade / 17) * 17;
  });
  return sharp(data, { raw: { width, height, channels: 1 } })
    .toColourspace('b-w')
    .png({ compressionLevel: 9 })
    .toBuffer();
}

interface Greys {
  readonly width: number;
  readonly height: number;
  /** The shade of a cell, 0 to 255; undefined beyond the edge. */
  readonly at: (row: number, column: number) => number | undefined;
}

async function readGreys(png: Uint8Array): Promise<Greys> {
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
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

/** Returns true if the other image has a similar cell at the same place or beside it. */
function isFoundIn(other: Greys, { at }: Greys, row: number, column: number): boolean {
  const shade = at(row, column);
  if (shade === undefined) return false;
  for (const down of [0, -1, 1]) {
    for (const right of [0, -1, 1]) {
      const near = other.at(row + down, column + right);
      if (near !== undefined && Math.abs(near - shade) < minShades) return true;
    }
  }
  return false;
}
