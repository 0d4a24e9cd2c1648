/** Makes the icons of the site, from `renderer/document/icon.svg`, and the web manifest, which names them. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { resolveIdentity } from '../../schema/site/identity.ts';
import { type Palette, readPalettes } from './drawings.ts';
import { serveMade } from './serve-made.ts';

const source = 'renderer/document/icon.svg';

/** Pixels of `favicon.ico`, as many as units of the view box. */
const size = 32;

/** Pixels of the icons in the web manifest, which Android asks for. */
const manifestSizes = [192, 512] as const;

/** The files by path from the root. Each is made when it is asked for. */
const files: Readonly<Record<string, () => Promise<string | Buffer>>> = {
  '/icon.svg': async () => iconText(),
  '/favicon.ico': favicon,
  // iOS requests this path by convention, and rounds the corners.
  '/apple-touch-icon.png': () => iconOfSize(180),
  ...Object.fromEntries(manifestSizes.map((pixels) => [manifestIcon(pixels), () => iconOfSize(pixels)])),
  '/site.webmanifest': async () => manifest(),
};

/** Writes the icons and the manifest to the site in `folder`. Browsers without SVG icons use `favicon.ico`. */
export async function writeIcons(folder: string): Promise<void> {
  for (const [path, make] of Object.entries(files)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, await make());
  }
}

const types = { svg: 'image/svg+xml', ico: 'image/x-icon', png: 'image/png', webmanifest: 'application/manifest+json' } as const;

/** Serves the files under `npm run dev`. */
export const serveIcons = (): Plugin =>
  serveMade({
    name: 'icons',
    type: (path) => types[path.split('.').at(-1) as keyof typeof types],
    isServed: (path) => path in files,
    content: async (path) => files[path]?.(),
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

/** Returns the manifest. Phones show name and icon for a page on the home screen, which opens in the browser. */
function manifest(): string {
  const { firmName } = resolveIdentity(process.env);
  const { own } = readPalettes();
  return JSON.stringify({
    name: firmName,
    start_url: '/',
    display: 'browser',
    background_color: colourOf('paper', own),
    theme_color: colourOf('paper', own),
    icons: manifestSizes.map((pixels) => ({ src: manifestIcon(pixels), sizes: `${pixels}x${pixels}`, type: 'image/png' })),
  });
}

function manifestIcon(pixels: number): string {
  return `/icon-${pixels}.png`;
}

/** Returns an ICO file of one PNG: https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10) */
async function favicon(): Promise<Buffer> {
  const png = await iconOfSize(size);
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

/** Returns the icon as a square PNG with sides of `pixels`. */
async function iconOfSize(pixels: number): Promise<Buffer> {
  // sharp is large, and would delay the start of the development server.
  const { default: sharp } = await import('sharp');
  const icon = iconText().replace(/ width="\d+" height="\d+"/, ` width="${pixels}" height="${pixels}"`);
  return sharp(Buffer.from(icon)).removeAlpha().png().toBuffer();
}
