/** Checks declared pictures against the files of `renderer/pictures/`, by the sizes in the headers of the files. */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { imageSize } from 'image-size';
import type { z } from 'zod';
import { metaOf } from '../../schema/language/define.ts';
import { children, textMeta } from '../../schema/language/nodes.ts';
import {
  fileWidths,
  isVector,
  type PictureFacts,
  pictureFolder,
  placeWidth,
  shownSize,
  uprightSize,
} from '../../schema/site/picture-files.ts';
import { type PicturePlace, picturePlaces } from '../../schema/site/picture-places.ts';
import { filesBelow } from '../lib/paths.ts';
import { closest, type Placeless, type Problem } from './problem.ts';
import type { SiteModel } from './site-model.ts';

/** Sizes of pictures by path below the folder of pictures, as viewers show them; undefined for a file that is no image. */
export type PictureSizes = Readonly<Record<string, { readonly width: number; readonly height: number } | undefined>>;

/** A picture in the content of a bundle. `key` is the message key of its description. */
export interface DeclaredPicture {
  readonly bundle: string;
  readonly key: readonly string[];
  readonly picture: PictureFacts;
}

/** Reads the sizes of all pictures of a project, except hidden files such as `.DS_Store`. */
export function readPictureSizes(root: string): PictureSizes {
  const folder = join(root, pictureFolder);
  const files = filesBelow(folder).filter((file) => !basename(file).startsWith('.'));
  return Object.fromEntries(files.map((file) => [file, readSize(join(folder, file))]));
}

function readSize(path: string) {
  try {
    return uprightSize(imageSize(readFileSync(path)));
  } catch {
    return undefined;
  }
}

/** Returns every picture in the content of the site. */
export function picturesOf({ bundles }: SiteModel): DeclaredPicture[] {
  return bundles.flatMap(({ id, content }) => picturesBelow(id, content, []));
}

function picturesBelow(bundle: string, node: z.ZodType, path: readonly string[]): DeclaredPicture[] {
  if (textMeta(node)) return [];
  const meta = metaOf(node);
  if (meta?.kind === 'picture') return [{ bundle, key: [...path, 'alt'], picture: meta.picture }];
  return children(node).flatMap(([key, child]) => picturesBelow(bundle, child, [...path, key]));
}

/** Returns a problem for each declared picture whose file is missing, no image, too small for its place, or cropped where it may not be. */
export function checkPictures(site: SiteModel, sizes: PictureSizes): Problem[] {
  return picturesOf(site).flatMap(({ picture }) => {
    const problem = pictureProblem(picture, sizes);
    return problem ? [{ where: 'schema', quoted: picture.file, ...problem }] : [];
  });
}

function pictureProblem({ file, place, crop }: PictureFacts, sizes: PictureSizes): Placeless | undefined {
  const path = `${pictureFolder}/${file}`;
  if (!(file in sizes)) {
    const near = closest(file, Object.keys(sizes));
    const expected = near === '' ? `a file of ${pictureFolder}/, which is empty` : `a file of ${pictureFolder}/: ${near}`;
    return { found: `the missing picture "${file}"`, expected, wayOut: `copy the file to ${path}, or correct its name` };
  }
  const size = sizes[file];
  if (!size) return brokenPicture(file);
  const shown = shownSize(place, size);
  const pixels = `${size.width} x ${size.height} pixels`;
  const { ratio }: PicturePlace = picturePlaces[place];
  const proportions = ratio && `${ratio.join(':')}, the proportions of the place "${place}"`;
  const cut = { 'left-right': size.width - shown.width, 'top-bottom': size.height - shown.height };
  // A crop of a hundredth is not visible.
  const isCut = (edges: keyof typeof cut) => cut[edges] > 0.01 * (edges === 'left-right' ? size.width : size.height);
  if (isVector(file) && proportions && (isCut('left-right') || isCut('top-bottom')))
    return { found: `${path} of ${pixels}`, expected: proportions, wayOut: 'change the viewBox of the SVG: the build crops no SVG' };
  if (isVector(file)) return undefined;
  const forbidden = (['left-right', 'top-bottom'] as const).find((edges) => crop !== undefined && crop !== edges && isCut(edges));
  if (proportions && forbidden)
    return {
      found: `${path} of ${pixels}, which the place crops at ${forbidden.replace('-', ' and ')}, with crop: '${crop}'`,
      expected: proportions,
      wayOut: `crop the file to ${ratio.join(':')}, allow the crop, or choose another place`,
    };
  const least = Math.max(...fileWidths(place));
  if (shown.width >= least) return undefined;
  const cropped = shown.width < size.width ? `, cropped to ${shown.width} x ${shown.height}` : '';
  return {
    found: `${path} of ${pixels}${cropped}`,
    expected: `at least ${least} pixels of width: twice the ${placeWidth(place)} of the place "${place}", for sharp screens`,
    wayOut: 'use the original of the picture, or choose a smaller place',
  };
}

/** Returns the problem of a file that is no image that can be read. `reason`: the message of the decoder. */
export function brokenPicture(file: string, reason?: string): Placeless {
  return {
    found: `${pictureFolder}/${file}, which cannot be read${reason === undefined ? '' : ` (${reason})`}`,
    expected: 'a whole JPEG, PNG, AVIF or SVG file',
    wayOut: 'export the picture again, or copy the original again',
  };
}
