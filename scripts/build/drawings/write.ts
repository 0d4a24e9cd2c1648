/** Drawings of the built site: written once, however many pages and languages show them. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { hashedAddress } from '../hashed-address.ts';
import { type DrawingsModule, drawingsModule, drawingTexts } from './files.ts';

/**
 * Writes the drawings into the site in `folder`, which takes files once `isThere` is fulfilled; they are made meanwhile. Answers
 * how a page, as it was rendered, names them there.
 */
export async function writeDrawings(folder: string, isThere: Promise<void>): Promise<(html: string) => string> {
  const [drawings] = await Promise.all([makeDrawings(), isThere]);
  const addresses = new Map([...drawings].map(([address, text]) => [address, hashedAddress(address, text)]));
  for (const [address, text] of drawings) {
    const file = join(folder, addresses.get(address) ?? address);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return (html) =>
    html.replace(/(?<=")\/drawings\/[\w-]+\.svg/g, (address) => {
      const hashed = addresses.get(address);
      if (hashed === undefined) throw new Error(`a page shows ${address}, and ${drawingsModule} has no such drawing`);
      return hashed;
    });
}

/** The text of each drawing, by the address that pages know it by. */
async function makeDrawings(): Promise<ReadonlyMap<string, string>> {
  return drawingTexts((await import(pathToFileURL(resolve(drawingsModule)).href)) as DrawingsModule);
}
