/**
 * `deno serve scripts/backend/leashed-function.ts <module>`: serves a module until the parent process closes the standard input.
 * (Deno’s `--preload` has no effect under `deno serve`.)
 */
import process from 'node:process';
import { pathToFileURL } from 'node:url';

process.stdin.once('end', () => process.exit(1)).resume();

const [, , module = ''] = process.argv;
const { default: served } = await import(pathToFileURL(module).href);

export default served;
