/** Features in which engines differ, tested in Firefox and WebKit. For Chromium, see `tests/e2e`. */
import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pages } from '#generated/pages.ts';
import { findFirefox, findWebKit } from '../../scripts/lib/browsers.ts';
import { clientFolder, fileOf } from '../../scripts/lib/site-paths.ts';
import { pagesIn, sitePages } from '../e2e/support/site.ts';
import { type Browser, startFirefox, startWebKit } from './browser.ts';
import { openSite, type Site } from './site.ts';

const [firefox, webkit] = [findFirefox(), findWebKit()];

const engines = [
  { name: 'Firefox', start: firefox && (() => startFirefox(firefox)), packages: 'firefox-esr; or FIREFOX_PATH' },
  { name: 'WebKit', start: webkit && (() => startWebKit(webkit)), packages: 'webkit2gtk-driver, xvfb' },
] as const;

const { clients, caseStudies, home, services, contact, scoringTool, strategy, retail } = Object.fromEntries(
  sitePages.filter(({ locale }) => locale === 'fr').map(({ id, path }) => [id, path]),
) as Record<keyof typeof pages, string>;

for (const { name, start, packages } of engines) {
  if (!start) console.error(`\n⚠ ${name} is not installed: its tests are skipped. Install it (Debian: ${packages}).\n`);

  // With CI set, a missing engine fails.
  describe.skipIf(!start && !process.env['CI'])(name, () => {
    let browser: Browser;
    let site: Site;

    beforeAll(async () => {
      if (!start) throw new Error(`${name} is not installed. Install it (Debian: ${packages}).`);
      browser = await start();
    });
    afterAll(() => browser?.close());

    beforeEach(async () => {
      site = await openSite();
      await browser.open(1440);
    });
    afterEach(async () => {
      await browser.moveTo({ x: 0, y: 0 });
      await site.close();
    });

    const go = (path: string) => browser.go(site.origin + path);

    test('every page fits a phone, shows its drawings and underlines its menu entry', async () => {
      await browser.open(390);
      for (const { path, method } of pagesIn('fr')) {
        if (method !== 'GET') continue;
        await go(path);
        const state = await browser.evaluate(async () => {
          const { scrollWidth, clientWidth } = document.documentElement;
          const drawings = [...document.querySelectorAll<HTMLImageElement>('img.drawing')];
          for (const drawing of drawings) drawing.loading = 'eager';
          await Promise.all(drawings.map((drawing) => drawing.decode()));
          return {
            isTooWide: scrollWidth > clientWidth,
            hasHeading: document.querySelector('h1')?.checkVisibility(),
            unmarked: [...document.querySelectorAll('.is-current')].filter(
              (mark) => getComputedStyle(mark).textDecorationLine !== 'underline',
            ).length,
          };
        });
        expect.soft(state, path).toEqual({ isTooWide: false, hasHeading: true, unmarked: 0 });
      }
    });

    test('the first view is painted before the deferred style sheet has loaded', async () => {
      const html = readFileSync(`${clientFolder}/${fileOf(home)}`, 'utf8');
      const [, sheet = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(html) ?? [];
      const release = site.hold(sheet);
      await browser.evaluate((to) => {
        Object.assign(window, { isLeft: true });
        setTimeout(() => location.assign(to));
      }, site.origin + home);
      await browser.expect('a paint', () => !('isLeft' in window) && performance.getEntriesByName('first-contentful-paint').length > 0);
      const state = await browser.evaluate(() => ({
        state: document.readyState,
        header: getComputedStyle(document.querySelector('header') as Element).position,
        hasLargeHeading: Number.parseFloat(getComputedStyle(document.querySelector('h1') as Element).fontSize) > 32,
      }));
      expect(state).toEqual({ state: 'loading', header: 'fixed', hasLargeHeading: true });
      release();
      await browser.expect('the whole page', () => document.readyState === 'complete' && document.querySelector('footer') !== null);
    });

    test('dropdowns open and close by mouse and by keyboard', async () => {
      await go(clients);
      await browser.hover('[aria-controls=menu-network]');
      await browser.expectVisible('#menu-network');
      await browser.hover('#menu-network li:last-child a');
      await browser.expectVisible('.dropdown-panel');
      await browser.moveTo({ x: 20, y: 800 });
      await browser.expectVisible('.dropdown-panel', 0);
      await browser.evaluate(() => document.querySelector<HTMLElement>('[aria-controls=menu-network]')?.focus());
      await browser.press('Enter');
      await browser.expectVisible('#menu-network');
      await browser.press('Tab');
      await browser.expectFocus('#menu-network li:first-child a');
      await browser.press('Escape');
      await browser.expectVisible('.dropdown-panel', 0);
      await browser.expectFocus('[aria-controls=menu-network]');
      await browser.hover('[aria-controls=menu-network]');
      await browser.click('#menu-network li:first-child a');
      await browser.expectPath(retail);
    });

    test('the mobile menu opens, and closes by Escape, by the overlay and by a link', async () => {
      await browser.open(390);
      await go(clients);
      for (const close of [() => browser.press('Escape'), () => browser.clickAt({ x: 195, y: 835 })]) {
        await browser.click('.mobile-menu > summary');
        await browser.expectVisible('.mobile-panel');
        await close();
        await browser.expectVisible('.mobile-panel', 0);
        await browser.expectFocus('.mobile-menu > summary');
      }
      await browser.click('.mobile-menu > summary');
      await browser.click(`.mobile-panel a[href="${services}"]`);
      await browser.expectPath(services);
      await browser.expectVisible('.mobile-panel', 0);
    });

    test('the modal takes the focus and the first typed letters, returns the focus, and sends', async () => {
      await go(clients);
      for (const [open, close] of [
        [() => browser.click('.contact-button'), () => browser.press('Escape')],
        [() => browser.press('Enter'), () => browser.click('.modal-close')],
      ] as const) {
        await open();
        await browser.expectVisible('[role=dialog]');
        await browser.expect('focus in the dialog', () => document.querySelector('[role=dialog]')?.matches(':focus-within') === true);
        await browser.type('A');
        await browser.expect('letters in the first field', () => {
          const field = document.querySelector<HTMLInputElement>('[role=dialog] [name=firstName]');
          return field?.matches(':focus') === true && /^A+$/.test(field.value);
        });
        await close();
        await browser.expectVisible('[role=dialog]', 0);
        await browser.expectFocus('.contact-button');
      }
      await browser.press('Enter');
      await fill('[role=dialog]');
      await browser.click('[role=dialog] [type=submit]');
      await browser.expectVisible('.toast-corner [role=status] strong');
      expect(site.functions.received.map(({ body }) => body.email)).toEqual(['ada@example.org']);
    });

    test('a page restored from the bfcache has its state and works', async () => {
      await go(clients);
      await openAndCloseModal();
      await browser.expect('the hydrated modal', () => document.querySelector('[data-island="contact-modal"][data-hydrated]') !== null);
      await browser.evaluate(() => void Object.assign(window, { isKept: true }));
      await browser.click(`footer a[href="${caseStudies}"]`);
      await browser.expectPath(caseStudies);
      await browser.back();
      await browser.expectPath(clients);
      expect(await browser.evaluate(() => 'isKept' in window)).toBe(true);
      await openAndCloseModal();
      await browser.forward();
      await browser.expectPath(caseStudies);
      await browser.click('main .back');
      await browser.expectPath(clients);
    });

    test('a chunk that fails twice is fetched again, and its island hydrates', async () => {
      site.fail(/^\/assets\/chunks\//, 2);
      await go(clients);
      await browser.click('.contact-button');
      await browser.expect('a hydrated form', () => document.querySelector('[role=dialog] form[novalidate]') !== null);
      await browser.expectVisible('.island-failure', 0);
    });

    test('without its chunk, the HTML form is posted', async () => {
      site.fail(/^\/assets\/chunks\//, Number.POSITIVE_INFINITY);
      await go(contact);
      await fill('main');
      await browser.click('main form [type=submit]');
      await expect
        .poll(() => site.functions.received.map(({ headers }) => headers['content-type']))
        .toEqual(['application/x-www-form-urlencoded']);
    });

    test('a link under the mouse is prefetched', async () => {
      await go(clients);
      await browser.hover(`footer a[href="${caseStudies}"]`);
      await browser.expect('a prefetch', () => {
        const hasRules = HTMLScriptElement.supports?.('speculationrules') === true;
        return hasRules || performance.getEntriesByType('resource').some(({ name: url }) => url.endsWith('/case-studies'));
      });
    });

    test('the carousel advances by itself, stops, and follows its buttons', async () => {
      // Wide windows show all cards, without buttons.
      await browser.open(800);
      await go(home);
      await browser.evaluate(() => document.querySelector('[data-island=carousel]')?.scrollIntoView({ behavior: 'instant' }));
      const position = () =>
        browser.evaluate(() => document.querySelector('.carousel-controls [aria-live]')?.textContent?.match(/\d/)?.[0]);
      await expect.poll(position).toBe('2');
      await browser.click('.carousel-controls button:nth-of-type(1)');
      const start = Number(await position());
      await browser.click('.carousel-controls button:nth-of-type(3)');
      await expect.poll(position).toBe(String((start % 3) + 1));
      await browser.click('.carousel-controls button:nth-of-type(2)');
      await expect.poll(position).toBe(String(start));
      await browser.expect('a card at the left edge', () => {
        const left = document.querySelector('.carousel-viewport')?.getBoundingClientRect().left ?? Number.NaN;
        const cards = [...document.querySelectorAll('.carousel-viewport li')];
        return cards.some((card) => Math.abs(card.getBoundingClientRect().left - left) < 40);
      });
    });

    test('the scoring tool ranks scores, reads amounts, and moves the focus of a removed location', async () => {
      await go(scoringTool);
      await browser.expectVisible('.tool:not([inert])');
      await browser.click('.tool-more + .button');
      await browser.expectFocus('.tool-place:nth-child(3) .tool-place-name > input');
      await browser.click('.tool-place:nth-child(3) .tool-remove');
      await browser.expectFocus('.tool-more + .button');
      await browser.click('.tool-place .tool-field > input');
      await browser.type('48000');
      await browser.press('Tab');
      await browser.expectFocus('.tool-place .tool-field:nth-of-type(2) > input');
      await browser.expect('the amount with a separator', () =>
        /^48\D000$/.test(document.querySelector<HTMLInputElement>('.tool-place .tool-field > input')?.value ?? ''),
      );
      for (const [place, score] of ['9', '2'].entries()) {
        await browser.click(`.tool-grid tbody [data-place="${place}"] .stepper > input`);
        await browser.type(score);
      }
      await browser.expectVisible('.tool-rank', 2);
      await browser.expectVisible('.tool-wins');
    });

    test('the language link stores the language, which the next page follows', async () => {
      await go(strategy);
      await browser.click('header .header-languages a[hreflang=en]');
      await browser.expectPath(pages.strategy.paths.en);
      await browser.evaluate((to) => void setTimeout(() => location.assign(to)), site.origin + clients);
      await browser.expectPath(pages.clients.paths.en);
    });

    async function openAndCloseModal(): Promise<void> {
      await browser.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await browser.click('.contact-button');
      await browser.expectVisible('[role=dialog]');
      await browser.press('Escape');
      await browser.expectVisible('[role=dialog]', 0);
    }

    async function fill(within: string): Promise<void> {
      const typed = { lastName: 'Lovelace', email: 'ada@example.org', message: 'Bonjour, un message assez long.', firstName: 'Ada' };
      for (const [field, text] of Object.entries(typed)) {
        await browser.click(`${within} form [name="${field}"]`);
        await browser.type(text);
      }
    }
  });
}
