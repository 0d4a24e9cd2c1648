/** `npm run bench -- site`: the built home page as a phone on a slow line meets it; beside the same page made with Astro, if asked for. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import type { Browser } from 'puppeteer-core';
import { clientFolder } from '../lib/client-folder.ts';
import { UsageError } from '../lib/command.ts';
import { step } from '../lib/steps.ts';
import { buildAstroHome } from './peers/astro-home.ts';
import { type FigureName, figures, printFigures } from './site/figures.ts';
import { measureFirstView } from './site/first-view.ts';
import { measureMenu, measureModal, measureNext } from './site/gestures.ts';
import { type Simulated, startLighthouse } from './site/lighthouse.ts';
import { startChromium } from './site/phone.ts';
import { type BenchServer, makeCertificate, serveFolder } from './site/server.ts';

export interface SiteBench {
  readonly runs: number;
  /** Whether the page made with Astro is measured in the same run. */
  readonly withPeers: boolean;
}

interface Subject {
  readonly name: string;
  readonly server: BenchServer;
  readonly values: Partial<Record<FigureName, number[]>>;
}

/** Measures, and throws when a median misses its bound. */
export async function benchSite({ runs, withPeers }: SiteBench): Promise<void> {
  if (!Number.isInteger(runs) || runs < 1) throw new UsageError(`--runs ${runs} is no number of runs; a whole one expected, such as 5.`);
  if (!existsSync(join(clientFolder, 'index.html')))
    throw new UsageError(`No site in ${clientFolder}; a built one expected. Run npm run build.`);
  const next = nextPage();
  const folders = [['this site', clientFolder]];
  if (withPeers) folders.push(['Astro', await step('Astro, installed and built', () => buildAstroHome(clientFolder, next))]);
  const simulate = await step('Lighthouse, installed', startLighthouse);
  const certificate = makeCertificate();
  const subjects: Subject[] = [];
  for (const [name = '', folder = ''] of folders) subjects.push({ name, server: await serveFolder(folder, certificate), values: {} });
  const browser = await startChromium(certificate.fingerprint);
  try {
    // One run after the other, site by site in each: whatever slows the machine down meanwhile slows them all.
    for (let run = 1; run <= runs; run++)
      for (const subject of subjects)
        await step(`run ${run} of ${runs}: ${subject.name}`, async () =>
          keep(subject, await measureOnce(browser, subject, next, simulate)),
        );
    console.log(`\n${await browser.version()}, HTTP/2 and Brotli, median of ${runs}`);
  } finally {
    await browser.close();
    for (const { server } of subjects) server.close();
  }
  printFigures(subjects);
}

/** The first page that the text of the home page leads to and that is a text itself: no form, no frame with another page in it. */
function nextPage(): string {
  const read = (file: string) => readFileSync(join(clientFolder, file), 'utf8');
  const hrefs = parse(read('index.html'))
    .querySelectorAll('main a')
    .map((link) => link.getAttribute('href') ?? '');
  const path = hrefs.find(
    (href) => /^\/[^#?]+$/.test(href) && !parse(read(`${href.slice(1)}.html`)).querySelector('main :is(form, iframe)'),
  );
  if (path === undefined) throw new UsageError(`No link to another page in the text of ${clientFolder}/index.html; one expected.`);
  return path;
}

async function measureOnce(
  browser: Browser,
  { server: { origin } }: Subject,
  next: string,
  simulate: (browser: Browser, url: string) => Promise<Simulated>,
): Promise<Record<FigureName, number>> {
  const url = `${origin}/`;
  const { html, css, script, fonts, images, ...view } = await measureFirstView(browser, url);
  const bytes = { html, css, script, fonts, images, total: html + css + script + fonts + images };
  const kilobytes = Object.fromEntries(Object.entries(bytes).map(([kind, count]) => [kind, count / 1000])) as typeof bytes;
  const menu = await measureMenu(browser, url);
  const modal = await measureModal(browser, url, { isSlowLine: false });
  const slowModal = await measureModal(browser, url, { isSlowLine: true });
  const toNext = await measureNext(browser, url, next);
  const simulated = await simulate(browser, url);
  return {
    ...kilobytes,
    ...view,
    menu: menu.cold,
    press: menu.press,
    modal,
    slowModal,
    next: toNext,
    simulatedLcp: simulated.lcp,
    simulatedTbt: simulated.tbt,
  };
}

function keep({ values }: Subject, measured: Record<FigureName, number>): void {
  for (const name of Object.keys(figures) as FigureName[]) values[name] = [...(values[name] ?? []), measured[name]];
}
