/**
 * Makes the pictures that other sites show with a link to a page: its first drawing, its title and the name of the firm. The pages name
 * the files (`renderer/document/structured-data.tsx`). The cache has each picture under the hash of its content.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parse } from 'node-html-parser';
import satori, { type Font } from 'satori';
import sharp, { type OverlayOptions } from 'sharp';
import { socialImageFolder, socialImageSize } from '../../schema/site/constants.ts';
import { drawingText, readPalettes } from './drawings.ts';

/** Drawing of pages without one. */
const defaultDrawing = 'street-elevation';

const { width, height } = socialImageSize;
const margin = 64;

/** The part of a picture for the drawing: beside the title, or below it for a drawing wider than twice its height. */
const beside = { left: 640, top: margin, width: width - 640 - margin, height: height - 2 * margin };
const below = { left: 0, top: 300, width, height: height - 300 };

/** Words and drawing of a picture. */
export interface SocialImage {
  readonly title: string;
  readonly firmName: string;
  /** An SVG. */
  readonly drawing: string;
}

/** Returns a function that writes the picture of a page to the site in `folder`. */
export function socialImages(folder: string, cache = '.cache/social-images'): (html: string) => Promise<void> {
  const own = hashOf([readFileSync(import.meta.filename, 'utf8'), ...readPalettes().own.values()]);
  return async (html) => {
    const page = parse(html);
    const propertyOf = (name: string) => page.querySelector(`meta[property="og:${name}"]`)?.getAttribute('content') ?? '';
    const { pathname } = new URL(propertyOf('image'));
    if (!pathname.startsWith(socialImageFolder)) return;
    const address = page.querySelector('#content img.drawing')?.getAttribute('src');
    const image = {
      title: propertyOf('title'),
      firmName: propertyOf('site_name'),
      drawing: address === undefined ? await drawingText(defaultDrawing) : readFileSync(join(folder, address), 'utf8'),
    };
    const cached = join(cache, `${hashOf([own, image.title, image.firmName, image.drawing])}.png`);
    if (!existsSync(cached)) {
      const png = await makeSocialImage(image);
      write(`${cached}.${process.pid}`, png);
      // Renamed when complete: a killed build must not leave half of a file.
      renameSync(`${cached}.${process.pid}`, cached);
    }
    write(join(folder, pathname), readFileSync(cached));
  };
}

/** Returns a picture as PNG. Leaves out the words when the fonts lack one of their letters. */
export async function makeSocialImage(image: SocialImage): Promise<Buffer> {
  const background = readPalettes().own.get('paper') ?? '';
  const { width: drawingWidth = 1, height: drawingHeight = 1 } = await sharp(Buffer.from(image.drawing)).metadata();
  const isWide = drawingWidth > 2 * drawingHeight;
  const drawing = await placed(image.drawing, drawingWidth, isWide ? below : beside);
  const words = await wordsAsSvg(image, isWide);
  return sharp({ create: { width, height, channels: 3, background } })
    .composite(words ? [drawing, { input: words }] : [drawing])
    .png({ palette: true, colours: 64, compressionLevel: 9 })
    .toBuffer();
}

/** Draws an SVG of a width as large as fits, at the right and lower edge of a part of the picture. */
async function placed(drawing: string, ownWidth: number, part: typeof beside): Promise<OverlayOptions> {
  // In dots per inch: an SVG has 72 at its own size.
  const density = Math.max(72, Math.min(300, (72 * part.width) / ownWidth));
  const { data, info } = await sharp(Buffer.from(drawing), { density })
    .resize({ width: part.width, height: part.height, fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, left: part.left + part.width - info.width, top: part.top + part.height - info.height };
}

/** Returns title and name of the firm as paths, which look the same on every machine; undefined when the fonts lack a letter. */
async function wordsAsSvg({ title, firmName }: SocialImage, isWide: boolean): Promise<Buffer | undefined> {
  const { own } = readPalettes();
  let isComplete = true;
  const svg = await satori(
    <div
      style={{
        width,
        height,
        padding: margin,
        boxSizing: 'border-box',
        display: 'flex',
        flexDirection: 'column',
        justifyContent: isWide ? 'flex-start' : 'space-between',
        color: own.get('ink'),
        fontFamily: 'Newsreader',
      }}
    >
      <div
        style={{
          width: isWide ? width - 2 * margin : beside.left - margin - 32,
          fontSize: sizeOf(title, isWide),
          lineHeight: 1.08,
          letterSpacing: '-0.015em',
          textWrap: 'balance',
        }}
      >
        {title}
      </div>
      <div style={{ display: 'flex', alignItems: 'center', marginTop: 28, fontFamily: 'Instrument Sans', fontSize: 28 }}>
        <div style={{ width: 48, height: 4, marginRight: 20, backgroundColor: own.get('accent') }} />
        {firmName}
      </div>
    </div>,
    {
      width,
      height,
      fonts,
      async loadAdditionalAsset() {
        isComplete = false;
        return [];
      },
    },
  );
  return isComplete ? Buffer.from(svg) : undefined;
}

/** Returns the size in pixels with which a title fills its part of the picture. */
function sizeOf(title: string, isWide: boolean): number {
  if (isWide) return title.length > 70 ? 56 : 68;
  return title.length > 60 ? 52 : 64;
}

/** Static fonts: satori reads neither WOFF2 nor variable fonts, and parses an array of fonts once. */
const fonts = (['latin', 'latin-ext'] as const).flatMap((script): Font[] => {
  const { resolve } = createRequire(import.meta.url);
  return [
    { name: 'Newsreader', data: readFileSync(resolve(`@fontsource/newsreader/files/newsreader-${script}-500-normal.woff`)) },
    { name: 'Instrument Sans', data: readFileSync(resolve(`@fontsource/instrument-sans/files/instrument-sans-${script}-500-normal.woff`)) },
  ];
});

function write(file: string, content: Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

function hashOf(texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text).update('\0');
  return hash.digest('base64url').slice(0, 16);
}
