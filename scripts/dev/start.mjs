/**
 * `npm run dev`, loaded by Vite rather than by tsx, as the other commands are: Vite is needed anyway, and tsx would look at every
 * module of every package too, which takes longer than all the rest until the first page.
 */
import './environment.mjs';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

await runnerImport(fileURLToPath(new URL('./main.ts', import.meta.url)), { configFile: false, logLevel: 'error' });
