/** Reads the sizes of pictures. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import { pictureFolder, uprightSize } from '#schema/site/picture-files.ts';

/** Returns the size of a picture in pixels, as viewers show it. */
export function pictureSize(file: string) {
  return uprightSize(imageSize(readFileSync(join(process.cwd(), pictureFolder, file))));
}
