/** Where the built site has files for good: another text is another address. */
import { createHash } from 'node:crypto';
import { parse } from 'node:path/posix';

/** `/drawings/door.svg` as `/assets/drawings/door.<hash>.svg`. */
export function hashedAddress(address: string, text: string): string {
  const { dir, name, ext } = parse(address);
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  return `/assets${dir}/${name}.${hash}${ext}`;
}
