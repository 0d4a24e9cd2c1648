/** Drawings of the built site: written once, however many pages and languages show them. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type DrawingsModule, drawingsModule, drawingTexts, hashedAddress } from './files.ts';

/** Writes the drawings into the site in `folder`. Answers how a page, as it was rendered, names them there. */
export async function writeDrawings(folder: string): Promise<(html: string) => string> {
  const texts = drawingTexts((await import(pathToFileURL(resolve(drawingsModule)).href)) as DrawingsModule);
  const addresses = new Map([...texts].map(([address, text]) => [address, hashedAddress(address, text)]));
  for (const [address, text] of texts) {
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
