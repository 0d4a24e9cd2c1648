/** The steps of a build, from codegen to the checks of the result. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { resolveIdentity } from '../../schema/site/identity.ts';
import { type Locale, localeCodes, publishedLocales } from '../../schema/site/locales.ts';
import { components } from '../check/rules/code/components.ts';
import { publicFiles } from '../codegen/generate.ts';
import { runCodegen } from '../codegen/run.ts';
import { UsageError } from '../lib/command.ts';
import { keepAssets } from '../lib/kept-assets.ts';
import { readIfExists } from '../lib/paths.ts';
import { clientFolder, previewFolder, pseudoFolder, securityTextPath } from '../lib/site-paths.ts';
import { hashSources, sourceHashesFile, writeSourceHashes } from '../lib/source-hashes.ts';
import { step } from '../lib/terminal.ts';
import { buildModel } from '../model/build-model.ts';
import { withoutDrafts } from '../model/published.ts';
import { loadSchema } from '../model/schema.ts';
import type { SiteModel } from '../model/site-model.ts';
import { compressTexts } from './compress.ts';
import { writeDrawings } from './drawings.ts';
import { hostingFolder, writeHosting } from './hosting/write.ts';
import { writeIcons } from './icons.ts';
import { pruneUnreached } from './prune.ts';
import { renderPages } from './render.ts';
import { securityText } from './security-text.ts';
import { sheetTexts } from './sheets.ts';
import { socialImages } from './social-images.tsx';

const folders = { production: clientFolder, preview: previewFolder, pseudo: pseudoFolder } as const;

/** Builds the site, a preview with draft languages, or the site with pseudo-texts for layout tests. Throws the errors of codegen, bundler, pages and checks. */
export async function build(mode: keyof typeof folders): Promise<void> {
  const folder = folders[mode];
  await step('codegen', () => runCodegen(process.cwd(), () => {}));
  const sources = hashSources('.');
  resolveIdentity(process.env);
  // Rules import generated modules, so they are imported after codegen.
  const { refuseFindings } = await import('../check/run.ts');
  await step('components', () => refuseFindings([components]));
  await step('bundles', () => bundle(folder, mode));
  const withDrawings = await step('drawings', () => writeDrawings(folder));
  await step('icons', () => writeIcons(folder));
  await step('pages', () => renderPages(folder, withDrawings, mode === 'production' ? socialImages(folder) : undefined));
  const { origin } = resolveIdentity(process.env);
  const site = withoutDrafts(buildModel({ ...(await loadSchema(process.cwd())), origin }, readIfExists));
  if (mode !== 'pseudo')
    await step('public files', () => writePublicFiles(folder, site, mode === 'preview' ? localeCodes : publishedLocales));
  if (mode !== 'production') {
    // Search engines must not index pseudo-texts and previews.
    writeFileSync(join(folder, 'robots.txt'), 'User-agent: *\nDisallow: /\n');
    writeFileSync(join(folder, '_headers'), '/*\n  X-Robots-Tag: noindex, nofollow\n');
    return step('prune', () => pruneUnreached(folder));
  }
  await step('prune', () => pruneUnreached(folder));
  await step('hosting', () => writeHosting(folder, site));
  await step('compress', () => compressTexts(folder));
  await step('earlier assets', () => keepAssets(folder));
  writeSourceHashes('.', folder, sources);
  const { buildRules } = await import('../check/registry.ts');
  await step('check', () => refuseFindings(buildRules));
}

/**
 * Removes the last build, then bundles the code of the server, which renders the pages, and of the browser. vite-plugin-ssr writes the
 * server's bundle and the manifest beside `folder`. Throws a {@link UsageError} for mistakes in sources.
 */
async function bundle(folder: string, mode: string): Promise<void> {
  const outDir = dirname(folder);
  for (const own of ['client', 'server', hostingFolder, 'assets.json', sourceHashesFile])
    rmSync(join(outDir, own), { recursive: true, force: true });
  const { build: viteBuild } = await import('vite');
  try {
    // The server's bundle first: its errors name the component.
    for (const ssr of [true, false]) await viteBuild({ mode, logLevel: 'error', build: { outDir, emptyOutDir: false, ssr } });
  } catch (error) {
    throw new UsageError(stripVTControlCharacters((error as Error).message));
  }
}

/** Writes sitemap, robots, redirects and the security contact, and the sheets of the locales. */
function writePublicFiles(folder: string, site: SiteModel, locales: readonly Locale[]): void {
  const security = [securityTextPath, securityText(resolveIdentity(process.env), new Date())] as const;
  for (const [name, text] of [...Object.entries(publicFiles(site)), ...sheetTexts(locales), security]) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
