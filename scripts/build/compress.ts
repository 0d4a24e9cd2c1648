/** `.br` and `.gz` beside each text file of the built site: what `npm start` and hosts that look for them send. */

import { statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { locales } from '../../schema/site/locales.ts';
import { filesBelow } from '../lib/paths.ts';
import { fileOf } from '../lib/site-paths.ts';
import { compressed } from '../lib/static-host.ts';

/** Below, a file and its headers are one packet anyway. */
const leastBytes = 1024;

/**
 * Up to how many pages a site is compressed well. That takes half a second for each million bytes, and ten times what the
 * effort below takes: thousands of pages would spend minutes on it, for a tenth less to send. Static hosts compress by themselves.
 */
const patience = 200;

/** Drawings in the colours that a visitor's own rule: few ever fetch one, and they are two thirds of all. */
const rare = /^assets\/drawings\/[^/]*-(?:dark|light)\b/;

/** Threads at the most, each with a memory of its own: more would not be done sooner than the rest of the build. */
const mostThreads = 4;

/** Qualities of Brotli. The best takes three times as long as the good one, for a fiftieth less to send. */
const best = 11;
const good = 10;
const quick = 5;

/** The pages that most visits begin with. */
const homes = Object.values(locales).map(({ prefix }) => fileOf(prefix || '/'));

/** Threads that compress, while the build goes on. */
export interface Compressor {
  /**
   * Compresses files, from the folder of the site, that nothing will change or remove, each once; fulfilled once their forms are there.
   * `pages`: how many the site has, where some of them are among the files.
   */
  compress(files: readonly string[], pages?: number): Promise<void>;
  /** Ends them, whatever they are at. */
  stop(): Promise<void>;
}

/** Starts it for the site in `folder`. */
export function startCompressor(folder: string): Compressor {
  const threads = Array.from({ length: Math.min(mostThreads, availableParallelism()) }, startThread);
  const handed = new Set<string>();
  return {
    compress(files, pages = 0) {
      const work = files.map((file) => {
        if (handed.has(file)) return undefined;
        const thread = threads[handed.size % threads.length] as Thread;
        handed.add(file);
        return thread.compress({ path: join(folder, file), quality: qualityOf(file, pages) });
      });
      const done = Promise.all(work).then(() => {});
      // Said where it is awaited.
      done.catch(() => {});
      return done;
    },
    async stop() {
      await Promise.all(threads.map((thread) => thread.stop()));
    },
  };
}

interface Thread {
  compress(work: { readonly path: string; readonly quality: number }): Promise<void>;
  stop(): Promise<unknown>;
}

function startThread(): Thread {
  const worker = new Worker(new URL('./compress-thread.mjs', import.meta.url), { execArgv: [] });
  const failed = new Promise<never>((_, reject) => worker.once('error', reject));
  failed.catch(() => {});
  const waiting: (() => void)[] = [];
  // In the order of the work.
  worker.on('message', () => waiting.shift()?.());
  return {
    compress(work) {
      worker.postMessage(work);
      return Promise.race([new Promise<void>((resolve) => waiting.push(resolve)), failed]);
    },
    stop: () => worker.terminate(),
  };
}

/** Files of the site in `folder`, below a folder of it, that are worth compressing. */
export function textsIn(folder: string, below = ''): readonly string[] {
  const texts = filesBelow(folder).filter((file) => file.startsWith(below) && compressed.test(file));
  return texts.filter((file) => statSync(join(folder, file)).size >= leastBytes);
}

/** What is the same however many pages there are, and what a page among others is worth. */
function qualityOf(file: string, pages: number): number {
  if (file.startsWith('assets/drawings/')) return rare.test(file) ? quick : good;
  if (file.startsWith('assets/') || homes.includes(file)) return best;
  return pages <= patience ? good : quick;
}
