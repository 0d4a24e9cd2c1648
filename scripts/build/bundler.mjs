/**
 * The bundler, a process that loads and then waits for `{ mode, folder }`: makes the bundle of the server, says so, then that
 * of the browser. In one process, because the second finds the bundler loaded, and two of them at once would need twice the
 * memory to end no sooner.
 */
import { once } from 'node:events';
import { stripVTControlCharacters } from 'node:util';
import { build } from 'vite';

const [{ mode, folder }] = await once(process, 'message');
/** `emptyOutDir`: pages are written there meanwhile. */
const bundle = (ssr) => build({ mode, logLevel: 'warn', build: { outDir: folder, emptyOutDir: false, ssr } });
try {
  // That of the server first: a mistake in a component is named there by its file, and in the other by what is made of it.
  await bundle(true);
  process.send('server');
  await bundle(false);
} catch (error) {
  // It is coloured letter by letter, whoever reads it.
  console.error(stripVTControlCharacters(error.message));
  process.exitCode = 1;
}
