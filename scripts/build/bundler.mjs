/**
 * `node scripts/build/bundler.mjs <mode> <folder>`: the bundle of the server, then that of the browser, in one process: the
 * second finds the bundler loaded, and two of them at once would need twice the memory to end no sooner.
 */
import '../lib/no-hooks.mjs';
import '../lib/small-heap.mjs';
import { stripVTControlCharacters } from 'node:util';
import { build } from 'vite';

const [mode, outDir] = process.argv.slice(2);
try {
  // That of the server first: a mistake in a component is named there by its file, and in the other by what is made of it.
  for (const ssr of [true, false]) await build({ mode, logLevel: 'warn', build: { outDir, ssr } });
} catch (error) {
  // It is coloured letter by letter, whoever reads it.
  console.error(stripVTControlCharacters(error.message));
  process.exitCode = 1;
}
