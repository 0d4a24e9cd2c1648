/** The steps of a build, from codegen to the checks of what it has made. */
import { resolveIdentity } from '../../schema/site/identity.ts';
import { components } from '../check/rules/code/components.ts';
import { runCodegen } from '../codegen/run.ts';
import { keepPrints, printsOf } from '../lib/made-from.ts';
import { clientFolder } from '../lib/site-paths.ts';
import { step } from '../lib/terminal.ts';
import type { Bundler, Bundles } from './bundles.ts';
import { type Compressor, startCompressor, textsIn } from './compress.ts';
import { writeDrawings } from './drawings.ts';
import { writeHeaders } from './headers.ts';
import { makePages } from './make-pages.ts';
import { pruneUnreached } from './prune.ts';
import { writePublicFiles } from './public-files.ts';
import { writeSpeculationRules } from './speculation-rules.ts';

/** Builds the site, or the one in pseudo-texts. Throws what codegen, bundler, pages and checks throw; what is in the folder is no site then. */
export async function build(mode: 'production' | 'pseudo', bundler: Bundler): Promise<void> {
  // In this process, which needs the schema later on: one of its own would load it once more.
  await step('codegen', () => runCodegen(process.cwd(), () => {}));
  // What is saved from now on may not be in it.
  const sources = printsOf('.');
  // Refused before what takes long, rather than when the first page names it.
  resolveIdentity(process.env);
  if (mode === 'pseudo') return (await import('./pseudo.ts')).buildPseudo(bundler);
  const compressor = startCompressor(clientFolder);
  try {
    await buildSite(bundler.begin(clientFolder, mode), compressor, () => keepPrints('.', clientFolder, sources));
  } finally {
    await compressor.stop();
  }
}

/** `keep` says that the site is whole. */
async function buildSite(bundles: Bundles, { compress, stop }: Compressor, keep: () => void): Promise<void> {
  // What it checks by reads what codegen has just written, so it must not be loaded before.
  const { refuseFindings } = await import('../check/run.ts');
  await step('components', () => refuseFindings([components]));
  // So does what comes after the bundles: it is loaded while they are awaited.
  const later = Promise.all([import('./sheets/write.ts'), import('./complete-pages.ts'), import('../check/registry.ts')]);
  later.catch(() => {});
  const named = await step('drawings', () => writeDrawings(clientFolder));
  // What nothing changes any more is compressed meanwhile. Should that fail, it is said where it is awaited.
  const drawings = compress(textsIn(clientFolder, 'assets/'));
  const pages = await step('bundles, pages', () => makePages(clientFolder, bundles, named));
  const assets = compress(textsIn(clientFolder, 'assets/'));
  const [{ writeSheets }, { completePages }, { buildRules }] = await later;
  await step('sheets', () => writeSheets(clientFolder));
  const compressing = [drawings, assets];
  await step('styles', () => completePages(clientFolder, pages, (file) => void compressing.push(compress([file], pages.length))));
  await step('public files', writePublicFiles);
  await step('speculation rules', writeSpeculationRules);
  await step('headers', () => writeHeaders());
  await step('prune', async () => {
    await Promise.all([drawings, assets]);
    pruneUnreached(clientFolder);
  });
  compressing.push(compress(textsIn(clientFolder)));
  // Its memory is free for the rules then.
  const whole = Promise.all(compressing).then(stop).then(keep);
  whole.catch(() => {});
  // Whole it is whatever the rules find.
  await step('check, and .br and .gz beside', () => refuseFindings(buildRules).finally(() => whole));
}
