/** Makes the files of one picture with sharp: upright, cropped, in sRGB, without metadata, in every width and format of its place. */
import { parse } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { fileWidths, type PlacedPicture, pictureFolder, pictureFormats, shownSize } from '../../schema/site/picture-files.ts';
import { type PicturePlace, picturePlaces } from '../../schema/site/picture-places.ts';
import { brokenPicture } from '../model/pictures.ts';
import { ProblemsError } from '../model/problem.ts';

/** Qualities of AVIF, from the default to the floor: the first that fits the budget of the place is used. */
const avifQualities = [60, 52, 44, 36];
/** The next level takes ten times as long for a twentieth of the bytes. */
const avifEffort = 3;
const webpQuality = 76;
const jpegQuality = 76;

/** The settings that change the bytes of files, beside the picture and its place. */
export const encoding = { avifQualities, avifEffort, webpQuality, jpegQuality, sharp: sharp.versions };

/**
 * Returns the files of a picture by name, `shop-700.avif`, from its source. Throws a {@link ProblemsError} for a file that is no whole
 * image, and for one that is over the budget of its place at the lowest quality.
 */
export async function encodePicture(source: Buffer, picture: PlacedPicture): Promise<ReadonlyMap<string, Buffer>> {
  const widths = fileWidths(picture.place);
  const base = await decode(source, picture, Math.max(...widths));
  const files = new Map<string, Buffer>();
  // One after the other: each encoder uses all processors. The largest file tells first whether the budget is met.
  for (const width of widths.toReversed()) {
    const scaled = base.clone().resize({ width });
    for (const format of pictureFormats) {
      const { extension, bytes } = await encoders[format](scaled, picture, width);
      files.set(`${parse(picture.file).name}-${width}.${extension}`, bytes);
    }
  }
  return files;
}

/** Returns a picture at a width as WebP of high speed, for `npm run dev`. Throws as {@link encodePicture}. */
export async function previewPicture(source: Buffer, picture: PlacedPicture, width: number): Promise<Buffer> {
  return (await decode(source, picture, width)).webp({ effort: 0 }).toBuffer();
}

/** Decodes a picture once, upright, cropped to its place and scaled to a width. sharp converts to sRGB and drops metadata. */
async function decode(source: Buffer, { file, place, focus }: PlacedPicture, width: number): Promise<Sharp> {
  try {
    const image = sharp(source, { autoOrient: true });
    const { autoOrient: whole } = await image.metadata();
    const shown = shownSize(place, whole);
    const { data, info } = await image
      .extract({
        ...shown,
        left: startOf(focus[0], shown.width, whole.width),
        top: startOf(focus[1], shown.height, whole.height),
      })
      .resize({ width, withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  } catch (error) {
    const [reason = ''] = (error as Error).message.trim().split('\n').slice(-1);
    throw new ProblemsError([{ where: `${pictureFolder}/${file}`, ...brokenPicture(file, reason) }]);
  }
}

/** Returns the start of a part of a side whose middle is as close to the focus as the side allows. */
function startOf(focus: number, part: number, side: number): number {
  return Math.round(Math.min(Math.max(focus * side - part / 2, 0), side - part));
}

type Encoder = (scaled: Sharp, picture: PlacedPicture, width: number) => Promise<{ readonly extension: string; readonly bytes: Buffer }>;

const encoders: Readonly<Record<(typeof pictureFormats)[number], Encoder>> = {
  async avif(scaled, { file, place }, width) {
    const { maxBytes }: PicturePlace = picturePlaces[place];
    let least = Number.POSITIVE_INFINITY;
    for (const quality of avifQualities) {
      const bytes = await scaled.clone().avif({ quality, effort: avifEffort, chromaSubsampling: '4:2:0' }).toBuffer();
      if (bytes.length <= maxBytes) return { extension: 'avif', bytes };
      least = Math.min(least, bytes.length);
    }
    throw new ProblemsError([
      {
        where: `${pictureFolder}/${file}`,
        found: `${least} bytes of AVIF, ${width} pixels wide, at the lowest quality (${avifQualities.at(-1)})`,
        expected: `at most ${maxBytes} bytes at the place "${place}"`,
        wayOut:
          'choose a calmer picture, blur its grain in an image editor, or raise maxBytes of the place in schema/site/picture-places.ts',
      },
    ]);
  },
  webp: async (scaled) => ({ extension: 'webp', bytes: await scaled.clone().webp({ quality: webpQuality }).toBuffer() }),
  async fallback(scaled) {
    const { isOpaque } = await scaled.clone().png({ compressionLevel: 1 }).stats();
    return isOpaque
      ? { extension: 'jpg', bytes: await scaled.clone().jpeg({ quality: jpegQuality, mozjpeg: true }).toBuffer() }
      : { extension: 'png', bytes: await scaled.clone().png({ compressionLevel: 9, palette: true }).toBuffer() };
  },
};
