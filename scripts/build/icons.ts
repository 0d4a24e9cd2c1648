/** Makes the images of the site outside its pages: icons, from `renderer/document/icon.svg`, and the preview image of shared links. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { drawingText, type Palette, readPalettes } from './drawings.ts';
import { serveMade } from './serve-made.ts';

const source = 'renderer/document/icon.svg';

/** Pixels of `favicon.ico`, as many as units of the view box. */
const size = 32;

/** The preview image: a drawing above the lower edge, in the size that `renderer/document/structured-data.tsx` declares. */
const preview = { path: '/shared/social.png', drawing: 'street-elevation', width: 1200, height: 630 } as const;

/** The images by path from the root. Each is made when it is asked for. */
const images: Readonly<Record<string, () => Promise<string | Buffer>>> = {
  '/icon.svg': async () => iconText(),
  '/favicon.ico': favicon,
  [preview.path]: previewImage,
};

/** Writes the images to the site in `folder`. Browsers without SVG icons use `favicon.ico`. */
export async function writeIcons(folder: string): Promise<void> {
  for (const [path, make] of Object.entries(images)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, await make());
  }
}

const types = { svg: 'image/svg+xml', ico: 'image/x-icon', png: 'image/png' } as const;

/** Serves the images under `npm run dev`. */
export const serveIcons = (): Plugin =>
  serveMade({
    name: 'icons',
    type: (path) => types[path.split('.').at(-1) as keyof typeof types],
    isServed: (path) => path in images,
    content: async (path) => images[path]?.(),
  });

/** Returns the icon in the colours of the tokens. */
function iconText(): string {
  const { own } = readPalettes();
  const [drawing = ''] = /<svg[\s\S]*/.exec(readFileSync(source, 'utf8')) ?? [];
  return drawing
    .trim()
    .replace(/class="(fill|stroke)-([\w-]+)"/g, (_, attribute: string, name: string) => `${attribute}="${colourOf(name, own)}"`);
}

/** Returns a colour of the tokens. Throws for an unknown name. */
function colourOf(name: string, palette: Palette): string {
  const colour = palette.get(name);
  if (colour === undefined) throw new Error(`${source} has the unknown colour "${name}": use a colour of renderer/styles/tokens.css.`);
  return colour;
}

/** Returns an ICO file of one PNG: https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10) */
async function favicon(): Promise<Buffer> {
  // sharp is large, and would delay the start of the development server.
  const { default: sharp } = await import('sharp');
  const icon = iconText().replace(/ width="\d+" height="\d+"/, ` width="${size}" height="${size}"`);
  const png = await sharp(Buffer.from(icon)).removeAlpha().png().toBuffer();
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

async function previewImage(): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const background = colourOf('paper', readPalettes().own);
  return sharp(Buffer.from(await drawingText(preview.drawing)))
    .resize({ width: preview.width, height: preview.height, fit: 'contain', position: 'bottom', background })
    .flatten({ background })
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
}
