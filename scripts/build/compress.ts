/** Writes `.br` and `.gz` beside each text file of the built site, for `npm start` and for hosts that send them. */
import { statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { locales } from '../../schema/site/locales.ts';
import { filesBelow } from '../lib/paths.ts';
import { fileOf } from '../lib/site-paths.ts';
import { compressed } from '../lib/static-host.ts';

/** Smaller files fit into one packet with their headers. */
const leastBytes = 1024;

/** The most pages that are compressed well: thousands would take minutes, for a tenth fewer bytes. */
const patience = 200;

/** Brotli qualities: the best takes three times as long as the good one, for a fiftieth fewer bytes. */
const [best, good, quick] = [11, 10, 5];

const homes = Object.values(locales).map(({ prefix }) => fileOf(prefix || '/'));

/** Compresses the text files of the site in `folder`. `pages`: the number of its pages. */
export async function compressTexts(folder: string, pages?: number): Promise<void> {
  const files = filesBelow(folder);
  const count = pages ?? files.filter((file) => file.endsWith('.html')).length;
  const texts = files.filter((file) => compressed.test(file) && statSync(join(folder, file)).size >= leastBytes);
  await Promise.all(texts.map((file) => compress(join(folder, file), qualityOf(file, count))));
}

/** Writes the compressed forms of a file that are smaller than the file. */
async function compress(path: string, quality: number): Promise<void> {
  const bytes = await readFile(path);
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const forms = { br: await promisify(brotliCompress)(bytes, { params }), gz: await promisify(gzip)(bytes, { level: 9 }) };
  for (const [ending, form] of Object.entries(forms)) if (form.length < bytes.length) await writeFile(`${path}.${ending}`, form);
}

function qualityOf(file: string, pages: number): number {
  if (file.startsWith('assets/drawings/')) return good;
  if (file.startsWith('assets/') || homes.includes(file)) return best;
  return pages <= patience ? good : quick;
}
