/** Plays every scenario in one engine: on a phone in one language, on a desk in the other, by turns; in npm run test:soak in each view. */
import { mkdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { localeCodes } from '#schema/site.ts';
import { byTurns, shareOf } from '../support/soak.ts';
import { failsTwice, neverComes } from './scenarios/broken-chunks.ts';
import { carousel } from './scenarios/carousel.ts';
import { dropdowns } from './scenarios/dropdowns.ts';
import { firstView } from './scenarios/first-view.ts';
import { history } from './scenarios/history.ts';
import { language } from './scenarios/language.ts';
import { message } from './scenarios/message.ts';
import { mobileMenu } from './scenarios/mobile-menu.ts';
import { modal } from './scenarios/modal.ts';
import { nextPage } from './scenarios/next-page.ts';
import { pages } from './scenarios/pages.ts';
import { scoring } from './scenarios/scoring.ts';
import { type Backend, startBackend } from './support/backend.ts';
import type { Browser, Tab } from './support/browser.ts';
import type { Scenario, View } from './support/scenario.ts';
import { openSite, type Site } from './support/site.ts';

export interface Engine<Found> {
  readonly name: string;
  /** Where it is on this machine; undefined when it is not. */
  readonly found: Found | undefined;
  /** How to get it. */
  readonly wayOut: string;
  readonly start: (found: Found) => Promise<Browser>;
  /** Whether a script can be put into its pages before theirs; if not, the server puts it there. */
  readonly canListen: boolean;
  /** The view that its first scenario is played in; the next one is in the next view. Firefox and WebKit begin apart: between them, each is played in both. */
  readonly turn: number;
  /** Whether the browser suite, `tests/e2e`, asks all of this of it: here every third scenario is played, from the one whose turn it is. */
  readonly isKnown?: boolean;
}

const scenarios: readonly Scenario[] = [
  pages,
  firstView,
  ...dropdowns,
  mobileMenu,
  modal,
  message,
  failsTwice,
  ...neverComes,
  history,
  nextPage,
  carousel,
  scoring,
  language,
];
const views: readonly View[] = localeCodes.flatMap((locale) => byTurns([390, 1440] as const, locale).map((width) => ({ locale, width })));
const screenshots = 'test-results/engines';
const ended = /came to an end by itself/;

export function playIn<Found>({ name, found, wayOut, start, canListen, turn, isKnown = false }: Engine<Found>): void {
  if (found === undefined) console.error(`\n⚠ ${name} is not on this machine: nothing below says how the site does in it. ${wayOut}\n`);
  // Where changes are accepted nothing may be left out.
  const isLeftOut = found === undefined && !process.env['CI'];

  const played = shareOf(scenariosIn(turn), isKnown ? 3 : 1, turn);

  describe.skipIf(isLeftOut)(name, () => {
    let browser: Browser;
    let backend: Backend | undefined;

    beforeAll(async () => {
      if (found === undefined) throw new Error(`${name} is not on this machine. ${wayOut}`);
      [browser, backend] = await Promise.all([start(found), played.some(({ needsBackend }) => needsBackend) ? startBackend() : undefined]);
      console.log(`  the engines suite plays in ${browser.title}`);
    });
    afterAll(async () => {
      await browser?.close();
      await backend?.stop();
    });

    const playOnce = async (view: View, { title, needsBackend = false, allows, play }: Scenario) => {
      const site = await openSite({ hasListener: !canListen, ...(needsBackend && backend && { port: backend.port, backend }) });
      let tab: Tab | undefined;
      try {
        tab = await browser.open(view.width);
        await play({ ...view, tab, site });
        const noise = site.noise.filter((line) => allows?.test(line) !== true);
        expect(noise, 'console messages, script errors, failed requests, breaches of the content policy').toEqual([]);
      } catch (error) {
        mkdirSync(screenshots, { recursive: true });
        const file = `${screenshots}/${name} ${view.locale} ${view.width} ${title.replaceAll(/[^\p{L}\d]+/gu, '-')}.png`;
        // What cannot be shown is told.
        await tab?.screenshot(file).catch(() => {});
        throw new Error(
          `${(error as Error).message}\n${await circumstances(browser, { tab, site, log: (needsBackend && backend?.log()) || '' })}`,
          { cause: error },
        );
      } finally {
        await tab?.close();
        await site.close();
      }
    };

    for (const view of views) {
      const playedHere = played.filter((scenario) => viewsOf(scenario, turn).includes(view));
      if (playedHere.length === 0) continue;
      describe(`${view.locale}, ${view.width} px`, () => {
        for (const scenario of playedHere) {
          // Once more where the browser itself came to an end, whose fault no page can be; twice is no accident.
          test(scenario.title, { retry: { count: 1, condition: ended } }, async () => {
            try {
              await playOnce(view, scenario);
            } catch (reason) {
              const printed = await browser.end();
              if (printed === undefined) throw reason;
              const told = `${browser.title} came to an end by itself in "${scenario.title}", having printed: ${printed.trim() || 'nothing'}`;
              console.error(`\n⚠ ${told}\n`);
              await browser.close();
              browser = await start(found as Found);
              throw new Error(told, { cause: reason });
            }
          });
        }
      });
    }
  });
}

/** What an engine plays. */
function scenariosIn(turn: number): readonly Scenario[] {
  const waited = shareOf(neverComes, neverComes.length, turn);
  return scenarios.filter((scenario) => !neverComes.includes(scenario) || waited.includes(scenario));
}

/** Where a scenario is played, of the views that it can be: in one, by turns. */
function viewsOf(scenario: Scenario, turn: number): readonly View[] {
  const possible = views.filter((view) => scenario.isFor?.(view) !== false);
  return shareOf(possible, possible.length, turn + scenarios.indexOf(scenario));
}

/** What whoever reads of a failure elsewhere wants to know: in what it was, what the page told the visitor, what was said meanwhile. */
async function circumstances(browser: Browser, { tab, site, log }: { tab: Tab | undefined; site: Site; log: string }): Promise<string> {
  const told = await tab
    ?.evaluate(() => {
      const said = [...document.querySelectorAll('[role=alert], [role=status]')].map((one) => one.textContent?.trim()).filter(Boolean);
      const { tagName, id } = document.activeElement ?? document.body;
      return `${location.href}, the focus on ${tagName} ${id}, telling ${said.join(' | ') || 'nothing'}`;
    })
    .catch((reason: Error) => `no answer, ${reason.message}`);
  const lines = [`in ${browser.title}, at ${told}`, ...site.noise.map((line) => `said: ${line}`)];
  return [...lines, ...log.split('\n').slice(-10)].join('\n  ').trim();
}
