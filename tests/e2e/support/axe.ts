/** Runs axe-core's rules for WCAG 2.2, levels A and AA, on a page and its frames. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type * as Axe from 'axe-core';
import type { Frame, Page } from 'playwright/test';

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface Options {
  /** CSS selector of the part to test; by default the page and its frames. */
  readonly within?: string;
}

/** Lists violations: rule, help text, element, reason. */
export async function findViolations(page: Page, { within }: Options = {}): Promise<string[]> {
  // A lazy frame that has not loaded has no address and no document.
  const frames = within === undefined ? page.frames().filter((frame) => frame.url() !== '') : [page.mainFrame()];
  return (await Promise.all(frames.map((frame) => findViolationsIn(frame, within ?? 'html')))).flat();
}

async function findViolationsIn(frame: Frame, within: string): Promise<string[]> {
  // Evaluated, because the content security policy forbids an added script element.
  if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(source);
  const found = await frame.evaluate(
    ([context, values]) => {
      // axe-core must see colours at the end of their transitions.
      for (const motion of document.getAnimations()) if (motion instanceof CSSTransition) motion.finish();
      return (globalThis as unknown as { readonly axe: typeof Axe }).axe.run(context, {
        runOnly: { type: 'tag', values: [...values] },
        // Off by default in axe-core, and AA since WCAG 2.2.
        rules: { 'target-size': { enabled: true } },
        resultTypes: ['violations'],
        // Each frame has its own run.
        iframes: false,
        // No rule of these tags needs style sheets.
        preload: { assets: ['media'] },
      });
    },
    [within, tags] as const,
  );
  return found.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id} (${help}): ${target.join(' ')}: ${failureSummary.replace(/\s+/g, ' ')}`),
  );
}
