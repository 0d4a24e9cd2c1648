/** axe-core's rules for WCAG 2.2, levels A and AA, on a page in its present state and on its frames. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type * as Axe from 'axe-core';
import type { Frame, Page } from 'playwright/test';

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface Options {
  /** Judges this part only; everything when left out. */
  readonly within?: string;
}

/** Lists the elements that break a rule: rule, help text, element, reason. */
export async function violations(page: Page, { within }: Options = {}): Promise<string[]> {
  const frames = within === undefined ? page.frames() : [page.mainFrame()];
  return (await Promise.all(frames.map((frame) => violationsIn(frame, within ?? 'html')))).flat();
}

async function violationsIn(frame: Frame, within: string): Promise<string[]> {
  // Evaluated, since the content policy forbids an added script element.
  if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(source);
  const found = await frame.evaluate(
    ([context, values]) => {
      // Colours are judged at the end of their transitions.
      for (const motion of document.getAnimations()) if (motion instanceof CSSTransition) motion.finish();
      return (globalThis as unknown as { readonly axe: typeof Axe }).axe.run(context, {
        runOnly: { type: 'tag', values: [...values] },
        // Off by default in axe-core, and AA since WCAG 2.2.
        rules: { 'target-size': { enabled: true } },
        resultTypes: ['violations'],
        // Frames are judged one by one.
        iframes: false,
        // Style sheets are needed by no rule of these tags.
        preload: { assets: ['media'] },
      });
    },
    [within, tags] as const,
  );
  return found.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id} (${help}): ${target.join(' ')}: ${failureSummary.replace(/\s+/g, ' ')}`),
  );
}
