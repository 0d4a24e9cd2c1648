/** What Lighthouse computes for a slow line from a load on a fast one: its own simulation, of its own phone. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'puppeteer-core';
import { installPeer } from '../peers/install.ts';

export interface Simulated {
  readonly lcp: number;
  readonly tbt: number;
}

type Lighthouse = (
  url: string,
  flags: Readonly<Record<string, unknown>>,
) => Promise<{
  readonly lhr: { readonly audits: Readonly<Record<string, { readonly numericValue?: number; readonly errorMessage?: string }>> };
}>;

/** Installs it if need be; what it makes of a page in a browser that runs, in milliseconds. */
export async function startLighthouse(): Promise<(browser: Browser, url: string) => Promise<Simulated>> {
  const folder = installPeer('lighthouse');
  const module = (await import(pathToFileURL(join(folder, 'node_modules/lighthouse/core/index.js')).href)) as {
    readonly default: Lighthouse;
  };
  return async (browser, url) => {
    const { port } = new URL(browser.wsEndpoint());
    const { lhr } = await module.default(url, {
      port: Number(port),
      onlyAudits: ['largest-contentful-paint', 'total-blocking-time'],
      logLevel: 'error',
    });
    const read = (name: string) => {
      const { numericValue, errorMessage } = lhr.audits[name] ?? {};
      if (numericValue === undefined) throw new Error(`Lighthouse has no ${name} for ${url}: ${errorMessage}`);
      return numericValue;
    };
    return { lcp: read('largest-contentful-paint'), tbt: read('total-blocking-time') };
  };
}
