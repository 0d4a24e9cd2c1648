/** axe-core's rules for WCAG 2.2, levels A and AA, on a page as it stands, its frames included. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type * as Axe from 'axe-core';
import type { Frame, Page } from 'playwright/test';
import { sessionOf } from './session.ts';

/** Its short form: each page reads it anew. */
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface Options {
  /** Judges this part only; everything when left out. */
  readonly within?: string;
}

/** One line for each element that breaks a rule: the rule, what it asks, the element, what was found. */
export async function violations(page: Page, { within }: Options = {}): Promise<string[]> {
  const frames = within === undefined ? page.frames() : [page.mainFrame()];
  return (await Promise.all(frames.map((frame) => violationsIn(frame, within ?? 'html')))).flat();
}

async function violationsIn(frame: Frame, within: string): Promise<string[]> {
  if (!(await frame.evaluate(() => 'axe' in globalThis))) await bringAxe(frame);
  const found = await frame.evaluate(
    ([context, values]) => {
      // What is on its way to another colour is judged where it arrives.
      for (const motion of document.getAnimations()) if (motion instanceof CSSTransition) motion.finish();
      return (globalThis as unknown as { readonly axe: typeof Axe }).axe.run(context, {
        runOnly: { type: 'tag', values: [...values] },
        // Off by default in axe-core, and AA since WCAG 2.2.
        rules: { 'target-size': { enabled: true } },
        resultTypes: ['violations'],
        // Each frame is judged by itself.
        iframes: false,
        // All style sheets, which it would read before it begins, are for a rule that is not asked.
        preload: { assets: ['media'] },
      });
    },
    [within, tags] as const,
  );
  return found.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id} (${help}): ${target.join(' ')}: ${failureSummary.replace(/\s+/g, ' ')}`),
  );
}

/** Evaluated, not added as a script element, which the content policy forbids; and once for each page, for it is long. */
async function bringAxe(frame: Frame): Promise<void> {
  if (frame.parentFrame()) return frame.evaluate(source);
  // Without a detour by Playwright's own function in the page, the browser knows it from the page before.
  await (await sessionOf(frame.page())).send('Runtime.evaluate', { expression: source });
}
