/** The photograph that the example “Add a picture” leaves to the reader. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Copy } from '../support/copy.ts';
import { photo } from '../support/photo.ts';

/** Writes the photograph, turned by its EXIF orientation as cameras do. */
export async function copyPhotograph(copy: Copy): Promise<void> {
  const folder = join(copy.root, 'renderer/pictures');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'visit.jpg'), await photo(1500, 2000).jpeg().withMetadata({ orientation: 6 }).toBuffer());
}
