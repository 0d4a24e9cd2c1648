/**
 * `deno serve scripts/backend/leashed-function.ts <module>`: the function of a module, for as long as whoever started the
 * process holds its input open. (Deno's own `--preload` does nothing under `deno serve`.)
 */
import process from 'node:process';
import { pathToFileURL } from 'node:url';

process.stdin.once('end', () => process.exit(1)).resume();

const [, , module = ''] = process.argv;
const { default: served } = await import(pathToFileURL(module).href);

export default served;
