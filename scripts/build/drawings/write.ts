/** Drawings of the built site: written once, however many pages and languages show them. */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { writeHashed } from '../hashed-file.ts';
import { type DrawingsModule, drawingsModule, drawingTexts } from './files.ts';

/** Makes the drawings, and writes them into the site in `folder`. Answers how a page, as it was rendered, names them there. */
export async function writeDrawings(folder: string): Promise<(html: string) => string> {
  const drawings = await makeDrawings();
  const addresses = new Map([...drawings].map(([address, text]) => [address, writeHashed(folder, address, text)]));
  return (html) =>
    html.replace(/"(\/drawings\/[\w-]+\.svg)/g, (_, address: string) => {
      const hashed = addresses.get(address);
      if (hashed === undefined) throw new Error(`a page shows ${address}, and ${drawingsModule} has no such drawing`);
      return `"${hashed}`;
    });
}

/** The text of each drawing, by the address that pages know it by. */
async function makeDrawings(): Promise<ReadonlyMap<string, string>> {
  return drawingTexts((await import(pathToFileURL(resolve(drawingsModule)).href)) as DrawingsModule);
}
