/** `.br` and `.gz` beside each text file of the built site: what `npm start` and hosts that look for them send. */
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { locales } from '../../schema/site.ts';
import { fileOf } from '../lib/client-folder.ts';
import { filesBelow } from '../lib/paths.ts';
import { compressed } from '../serve/encodings.ts';

/** Below, a file and its headers are one packet anyway. */
const leastBytes = 1024;

/**
 * Up to how many bytes of text a site is compressed well. That takes half a second for each million bytes, and ten times what
 * the effort below takes: thousands of pages would spend minutes on it, for a tenth less to send. Static hosts compress by
 * themselves.
 */
const patience = 8_000_000;

/** Drawings in the colours that a visitor's own rule: few ever fetch one, and they are two thirds of all. */
const rare = /^assets\/drawings\/[^/]*-(?:dark|light)\b/;

/** Files at work at once: each is compressed by two threads, of the four that Node has for it; more would only hold memory. */
const atOnce = 4;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Qualities of Brotli. The best takes three times as long as the good one, for a fiftieth less to send. */
const best = 11;
const good = 10;
const quick = 5;

/** The quality that so many bytes of text are worth. */
function qualityFor(bytes: number): number {
  return bytes <= patience ? good : quick;
}

/**
 * Writes them to `folder`, where they are smaller than the file. Answers how many files they were made of, and with which
 * quality pages were; what visitors always need has the best.
 */
export async function compressSite(folder: string): Promise<{ readonly files: number; readonly quality: number }> {
  const files = sizedFiles(folder);
  const quality = qualityFor(files.reduce((sum, { bytes }) => sum + bytes, 0));
  await compressFiles(folder, files, quality);
  return { files: files.length, quality };
}

/** Writes those of what pages share, which none of them changes: they need not be there yet. */
export function compressAssets(folder: string): Promise<void> {
  return compressFiles(folder, sizedFiles(folder).filter(isShared), best);
}

interface Sized {
  readonly file: string;
  readonly bytes: number;
}

function sizedFiles(folder: string): Sized[] {
  const files = filesBelow(folder).filter((file) => compressed.test(file));
  return files.map((file) => ({ file, bytes: statSync(join(folder, file)).size })).filter(({ bytes }) => bytes >= leastBytes);
}

const isShared = ({ file }: Sized) => file.startsWith('assets/');

/** The pages that most visits begin with. */
const homes = Object.values(locales).map(({ prefix }) => fileOf(prefix || '/'));

/** The quality that is the same however much there is to compress; undefined for a page among others. */
function ownQuality({ file }: Sized): number | undefined {
  if (file.startsWith('assets/drawings/')) return rare.test(file) ? quick : good;
  return file.startsWith('assets/') || homes.includes(file) ? best : undefined;
}

async function compressFiles(folder: string, files: readonly Sized[], quality: number): Promise<void> {
  const waiting = files.filter(({ file }) => !existsSync(join(folder, `${file}.gz`))).values();
  const work = async () => {
    // One list for all: each takes the next.
    for (const one of waiting) await compressFile(join(folder, one.file), ownQuality(one) ?? quality);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

async function compressFile(path: string, quality: number): Promise<void> {
  const bytes = readFileSync(path);
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const [br, gz] = await Promise.all([brotli(bytes, { params }), zip(bytes, { level: 9 })]);
  if (br.length < bytes.length) writeFileSync(`${path}.br`, br);
  if (gz.length < bytes.length) writeFileSync(`${path}.gz`, gz);
}
