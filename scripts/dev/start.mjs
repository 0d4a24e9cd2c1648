/**
 * `npm run dev`, read by Vite, which is there anyway: what reads TypeScript for the other commands would look at every module
 * of every package as well, for longer than all the rest takes until the first page.
 */
import '../lib/no-hooks.mjs';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

await runnerImport(fileURLToPath(new URL('./main.ts', import.meta.url)), { configFile: false, logLevel: 'error' });
