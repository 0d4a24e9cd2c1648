/** Sheets of the built site. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sheetTexts } from './texts.ts';

/** Writes them into the site in `folder`. */
export function writeSheets(folder: string): void {
  for (const [address, text] of sheetTexts()) {
    const file = join(folder, address);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
