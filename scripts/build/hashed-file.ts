/** Files that the built site has for good: another text is another address. */
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'node:path/posix';

/** Writes a text to the site in `folder`; answers the address it has there, `/assets/drawings/door.<hash>.svg` for `/drawings/door.svg`. */
export function writeHashed(folder: string, name: string, text: string): string {
  const { dir, name: stem, ext } = parse(name);
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  const address = `/assets${dir}/${stem}.${hash}${ext}`;
  const file = join(folder, address);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return address;
}
