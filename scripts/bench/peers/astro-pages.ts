/** Pages as our guides are, with their texts, made with Astro and React islands; installed only when that bench is asked for. */
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { localeCodes } from '../../../schema/site.ts';
import type { Measure } from '../measure.ts';
import { measureTree } from '../process-tree.ts';

const source = 'scripts/bench/peers/astro-pages';
const installed = '.cache/bench/peers/astro-pages';

const configuration = `import react from '@astrojs/react';
import { defineConfig } from 'astro/config';

export default defineConfig({ integrations: [react()], build: { format: 'file' }, devToolbar: { enabled: false } });
`;

/** Installs its packages, below `.cache`. */
export async function preparePeer(): Promise<void> {
  mkdirSync(installed, { recursive: true });
  cpSync(join(source, 'package.json'), join(installed, 'package.json'));
  await measureTree('npm install --no-audit --no-fund --prefer-offline', installed);
}

/** Writes a project of so many pages to `root`, half of them in each of two languages, and builds it with nothing kept from before. */
export function buildAstroPages(root: string, pages: number): Promise<Measure> {
  rmSync(root, { recursive: true, force: true });
  cpSync(source, root, { recursive: true });
  symlinkSync(resolve(installed, 'node_modules'), join(root, 'node_modules'));
  writeFileSync(join(root, 'astro.config.mjs'), configuration);
  mkdirSync(join(root, 'src/data'));
  writeFileSync(join(root, 'src/data/texts.js'), texts(pages / localeCodes.length));
  rmSync(resolve(installed, 'node_modules/.vite'), { recursive: true, force: true });
  rmSync(resolve(installed, 'node_modules/.astro'), { recursive: true, force: true });
  return measureTree('ASTRO_TELEMETRY_DISABLED=1 npx --no-install astro build', root);
}

/** The module of texts: our own messages, as they stand. */
function texts(count: number): string {
  const messages = (id: string) =>
    Object.fromEntries(localeCodes.map((locale) => [locale, JSON.parse(readFileSync(`generated/messages/${locale}/${id}.json`, 'utf8'))]));
  const constants = {
    count,
    origin: 'https://www.example.com',
    common: messages('common'),
    guide: messages('strategy'),
    guides: messages('guides'),
  };
  return Object.entries(constants)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
    .join('');
}
