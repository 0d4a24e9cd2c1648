/** Writes `.br` and `.gz` beside each text file of the built site, for `npm start` and for hosts that send them. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesBelow } from '../lib/paths.ts';
import { compressed } from '../lib/static-host.ts';

/** A smaller file fits into one packet with its headers. */
const minimumBytes = 1024;

/** Compresses the text files of the site in `folder`. A compressed form that is larger than its file is not written. */
export async function compressTexts(folder: string): Promise<void> {
  await Promise.all(
    filesBelow(folder)
      .filter((file) => compressed.test(file))
      .map((file) => compress(join(folder, file))),
  );
}

async function compress(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.length < minimumBytes) return;
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const forms = { br: await promisify(brotliCompress)(bytes, { params }), gz: await promisify(gzip)(bytes, { level: 9 }) };
  for (const [extension, form] of Object.entries(forms)) if (form.length < bytes.length) await writeFile(`${path}.${extension}`, form);
}
