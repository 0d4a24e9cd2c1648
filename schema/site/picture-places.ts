/** The places that pictures are shown in. The build makes the files of a picture for its place. */

export interface PicturePlace {
  /** Width of the picture, from the widest windows to all others. */
  readonly widths: readonly [...PlaceWidth[], PlaceWidth & { readonly from: 0 }];
  /** Proportions, width to height: the build crops pictures to them. Default: those of the file. */
  readonly ratio?: readonly [width: number, height: number];
  /** True for a place in the first view: its picture is fetched at once. Others are fetched when they come near the viewport. */
  readonly isFirst?: boolean;
  /** Budget of the largest AVIF file, in bytes. Every supported browser reads AVIF. */
  readonly maxBytes: number;
}

/** Width in CSS pixels in windows of at least `from` rem: fixed, or the window without its `margins` on both sides. */
type PlaceWidth = { readonly from: number } & ({ readonly width: number } | { readonly margins: number });

export const picturePlaces = {
  /** A person. */
  portrait: { widths: [{ from: 0, width: 256 }], ratio: [4, 5], maxBytes: 40_000 },
  /** Between the paragraphs of a section, as wide as a line of text. */
  figure: {
    widths: [
      { from: 40, width: 608 },
      { from: 0, margins: 40 },
    ],
    maxBytes: 120_000,
  },
  /** A case study. */
  story: {
    widths: [
      { from: 40, width: 608 },
      { from: 0, margins: 40 },
    ],
    ratio: [3, 2],
    maxBytes: 120_000,
  },
  /** Below the title of an article or a guide. */
  lead: {
    widths: [
      { from: 40, width: 608 },
      { from: 0, margins: 40 },
    ],
    ratio: [16, 9],
    isFirst: true,
    maxBytes: 90_000,
  },
} as const satisfies Record<string, PicturePlace>;

export type PlaceName = keyof typeof picturePlaces;
export const placeNames = Object.keys(picturePlaces) as [PlaceName, ...PlaceName[]];
