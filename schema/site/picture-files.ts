/** The files of pictures: the sources, and the widths, formats and addresses of the files that the build makes of them. */
import { type PicturePlace, type PlaceName, picturePlaces } from './picture-places.ts';

/** The facts of a picture. */
export interface PictureFacts {
  /** Path below `renderer/pictures/`: `shop.jpg`, `people/martin.jpg`. */
  readonly file: string;
  readonly place: PlaceName;
  /** Point that a crop keeps in view, in fractions of width and height from the top left corner. Default: the centre. */
  readonly focus?: readonly [x: number, y: number] | undefined;
  /** Edges that a crop may cut. Default: all four. */
  readonly crop?: (typeof cropEdges)[number] | undefined;
  /** Shown below the picture: `© Anne Martin`. */
  readonly credit?: string | undefined;
}

export const cropEdges = ['left-right', 'top-bottom', 'none'] as const;

/** The folder of the sources. */
export const pictureFolder = 'renderer/pictures';

/** Matches the paths of sources whose format the build reads. */
export const sourceFormat = /\.(?:jpe?g|png|avif|svg)$/;

/** Formats of a photograph. `fallback` is JPEG, or PNG for a picture with transparency. */
export const pictureFormats = ['avif', 'webp', 'fallback'] as const;

/** A picture at a place. */
export interface PlacedPicture extends Pick<PictureFacts, 'file' | 'place'> {
  readonly focus: readonly [x: number, y: number];
}

/** A file made of a picture; an SVG has one file for all widths. */
export interface PictureFile extends PlacedPicture {
  readonly width: number;
  readonly format: (typeof pictureFormats)[number] | 'svg';
}

export const isVector = (file: string) => file.endsWith('.svg');

/** Width of a narrow phone in CSS pixels, for places with margins. */
const phone = 390;
const pixelsPerRem = 16;

/** Image pixels for each CSS pixel on a high-density screen. */
const density = 2;

/** Widths closer than this share a file. */
const minStep = 1.2;

/** Returns the largest width of a place in CSS pixels. */
export function placeWidth(place: PlaceName): number {
  return Math.max(...cssWidths(picturePlaces[place]));
}

/** Returns the widths of the files for a place in pixels, in ascending order: each width in CSS pixels for both screen densities. */
export function fileWidths(place: PlaceName): number[] {
  const css = cssWidths(picturePlaces[place]);
  const widths = [...new Set([...css, ...css.map((width) => width * density)])].sort((a, b) => a - b);
  return widths.filter((width, index) => (widths[index + 1] ?? Number.POSITIVE_INFINITY) / width >= minStep);
}

function cssWidths({ widths }: PicturePlace): number[] {
  return widths.flatMap((each, index) => {
    if ('width' in each) return [each.width];
    const wider = widths[index - 1];
    const widest = wider === undefined ? [] : [wider.from * pixelsPerRem - each.margins];
    return [Math.max(phone, each.from * pixelsPerRem) - each.margins, ...widest];
  });
}

/** Returns the `sizes` of a place: `(min-width: 40rem) 608px, calc(100vw - 40px)`. */
export function sizesOf(place: PlaceName): string {
  const { widths }: PicturePlace = picturePlaces[place];
  return widths
    .map((each) => {
      const width = 'width' in each ? `${each.width}px` : `calc(100vw - ${each.margins}px)`;
      return each.from === 0 ? width : `(min-width: ${each.from}rem) ${width}`;
    })
    .join(', ');
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Returns the size of an image as viewers show it, from the size in its file and its EXIF orientation. */
export function uprightSize({ width, height, orientation = 1 }: Size & { readonly orientation?: number }): Size {
  return orientation >= 5 ? { width: height, height: width } : { width, height };
}

/** Returns the size of the area of a picture that a place shows. */
export function shownSize(place: PlaceName, { width, height }: Size): Size {
  const { ratio }: PicturePlace = picturePlaces[place];
  if (!ratio) return { width, height };
  const proportion = ratio[0] / ratio[1];
  return { width: Math.min(width, Math.round(height * proportion)), height: Math.min(height, Math.round(width / proportion)) };
}

/** Returns the address of a file in rendered pages. The build replaces it by one with a hash; `npm run dev` serves it as it is. */
export function pictureAddress({ file, place, focus, width, format }: PictureFile): string {
  return `/pictures/${place}/${focus.join('-')}/${width}/${format}/${file}`;
}

/** Matches the addresses of {@link pictureAddress} in a text. */
export const pictureAddresses = /\/pictures\/(\w+)\/([\d.]+)-([\d.]+)\/(\d+)\/(\w+)\/([\w-]+(?:\/[\w-]+)*\.\w+)/g;

/** Reads the address of a file; undefined for another address. */
export function readPictureAddress(address: string): PictureFile | undefined {
  const [match] = address.matchAll(pictureAddresses);
  if (!match || match[0] !== address) return undefined;
  const [, place, x, y, width, format, file = ''] = match;
  return {
    file,
    place: place as PlaceName,
    focus: [Number(x), Number(y)],
    width: Number(width),
    format: format as PictureFile['format'],
  };
}
