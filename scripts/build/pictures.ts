/**
 * Builds the files of the pictures that pages show. The cache has a folder with the files of each picture at a place. The name of the
 * folder is the hash of the source and the settings, and part of the addresses.
 */
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import type { Plugin } from 'vite';
import {
  isVector,
  type PictureFile,
  type PlacedPicture,
  pictureAddresses,
  pictureFolder,
  readPictureAddress,
} from '../../schema/site/picture-files.ts';
import { picturePlaces } from '../../schema/site/picture-places.ts';
import { memoizePerText } from '../lib/maps.ts';
import { brokenPicture } from '../model/pictures.ts';
import { ProblemsError } from '../model/problem.ts';
import { serveMade } from './serve-made.ts';

interface Folders {
  readonly sources: string;
  readonly cache: string;
}

/** Returns a function that writes the pictures of a page to the site in `target`, and puts their hashed addresses into its HTML. */
export function pictureFiles(
  target: string,
  folders: Folders = { sources: pictureFolder, cache: '.cache/pictures' },
): (html: string) => Promise<string> {
  const folderOf = memoizePerText(async (key: string) => {
    const made = await make(JSON.parse(key) as PlacedPicture, folders);
    const address = `/assets/pictures/${parse(made).base}`;
    cpSync(made, join(target, address), { recursive: true });
    return { address, names: readdirSync(made) };
  });
  return async (html) => {
    const addresses = new Map<string, string>();
    for (const [address] of html.matchAll(pictureAddresses)) {
      const file = readPictureAddress(address);
      if (!file || addresses.has(address)) continue;
      const { place, focus, width, format } = file;
      const folder = await folderOf(JSON.stringify({ file: file.file, place, focus }));
      addresses.set(address, `${folder.address}/${nameIn(folder.names, file.file, width, format)}`);
    }
    return html.replace(pictureAddresses, (address) => addresses.get(address) ?? address);
  };
}

/** Returns the name of one file of a picture. The fallback is the file that is neither AVIF nor WebP. */
function nameIn(names: readonly string[], file: string, width: number, format: PictureFile['format']): string {
  const stem = parse(file).name;
  if (format === 'svg') return `${stem}.svg`;
  const endings = format === 'fallback' ? ['jpg', 'png'] : [format];
  const name = endings.map((ending) => `${stem}-${width}.${ending}`).find((each) => names.includes(each));
  if (name === undefined) throw new Error(`no ${format} of ${width} pixels among the files of ${file}: ${names.join(', ')}`);
  return name;
}

/** Makes the files of a picture, unless the cache has them. Returns their folder. */
async function make(picture: PlacedPicture, { sources, cache }: Folders): Promise<string> {
  // sharp is large, and would delay the start of the development server.
  const { encodePicture, encoding } = await import('./picture-variants.ts');
  const source = readFileSync(join(sources, picture.file));
  const settings = JSON.stringify([picture, picturePlaces[picture.place], encoding]);
  const folder = join(cache, createHash('sha256').update(settings).update(source).digest('base64url').slice(0, 12));
  if (existsSync(folder)) return folder;
  const files = isVector(picture.file)
    ? [[parse(picture.file).base, await optimizedDrawing(picture.file, source.toString())] as const]
    : await encodePicture(source, picture);
  mkdirSync(cache, { recursive: true });
  // Renamed when complete: a killed build must not leave half of the files.
  const draft = mkdtempSync(join(cache, 'draft-'));
  for (const [name, bytes] of files) writeFileSync(join(draft, name), bytes);
  try {
    renameSync(draft, folder);
  } catch (error) {
    // Another build has made the same files.
    rmSync(draft, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

/**
 * Optimizes an SVG. Attributes replace styles, which the content policy forbids within images. The rule `drawings` refuses code and words.
 */
async function optimizedDrawing(file: string, text: string): Promise<string> {
  const { optimize } = await import('svgo/browser');
  try {
    return optimize(text, {
      multipass: true,
      plugins: [{ name: 'preset-default', params: { overrides: { inlineStyles: { onlyMatchedOnce: false } } } }, 'convertStyleToAttrs'],
    }).data;
  } catch (error) {
    const [reason = ''] = (error as Error).message.split('\n');
    throw new ProblemsError([{ where: `${pictureFolder}/${file}`, ...brokenPicture(file, reason) }]);
  }
}

/** Serves pictures under `npm run dev`, made at each request. */
export const servePictures = (): Plugin =>
  serveMade({
    name: 'pictures',
    type: (path) => (isVector(path) ? 'image/svg+xml' : 'image/webp'),
    isServed: (path) => readPictureAddress(path) !== undefined,
    async content(path) {
      const picture = readPictureAddress(path);
      if (!picture || !existsSync(join(pictureFolder, picture.file))) return undefined;
      const source = readFileSync(join(pictureFolder, picture.file));
      if (isVector(picture.file)) return source;
      const { previewPicture } = await import('./picture-variants.ts');
      return previewPicture(source, picture, picture.width);
    },
  });
