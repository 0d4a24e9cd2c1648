/** Photographs made for tests, with a colour in each corner. */
import sharp, { type Sharp } from 'sharp';

const colours = { topLeft: '#d02020', topRight: '#20a040', bottomLeft: '#2040c0', bottomRight: '#e0d040' } as const;

export type Corner = keyof typeof colours;

/** Returns an image in four colours, one in each corner. */
export function photo(width: number, height: number): Sharp {
  const [w, h] = [Math.ceil(width / 2), Math.ceil(height / 2)];
  const part = (fill: string, x: number, y: number) => `<path fill="${fill}" d="M${x} ${y}h${w}v${h}h-${w}z"/>`;
  const { topLeft, topRight, bottomLeft, bottomRight } = colours;
  const parts = [part(topLeft, 0, 0), part(topRight, w, 0), part(bottomLeft, 0, h), part(bottomRight, w, h)];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${parts.join('')}</svg>`;
  return sharp(Buffer.from(svg), { limitInputPixels: false, unlimited: true }).flatten();
}

/** Returns the corner whose colour an image has at a point in fractions of its size. */
export async function cornerAt(image: Buffer, x: number, y: number): Promise<Corner> {
  const { data, info } = await sharp(image).flatten().removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
  const distance = (hex: string) =>
    [0, 1, 2].reduce(
      (sum, index) => sum + Math.abs(Number.parseInt(hex.slice(1 + 2 * index, 3 + 2 * index), 16) - (data[at + index] ?? 0)),
      0,
    );
  const [[nearest] = ['topLeft']] = Object.entries(colours).sort(([, a], [, b]) => distance(a) - distance(b));
  return nearest as Corner;
}
