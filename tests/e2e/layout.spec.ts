/** Layout and type: the header stays, distant sections are laid out late, fonts load, contrast holds, targets fit a finger. */
import type { Page } from 'playwright/test';
import { kinds, pages } from '#generated/pages.ts';
import { scrollOffsetPx } from '#schema/site/constants.ts';
import { readColourPairs } from './support/contrast.ts';
import { enlargeText, textSizes } from './support/layout.ts';
import { openTool } from './support/scoring-tool.ts';
import { expect, test } from './support/test.ts';

const article = pages[kinds.article[0]].paths.fr;
const guide = pages[kinds.guide[0]].paths.fr;

test('the header stays at the top while the page scrolls', async ({ page }) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  const before = await header.boundingBox();
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500);
  expect(await header.boundingBox()).toEqual({ ...before, x: 0, y: 0 });
  expect(before?.height).toBeLessThan(scrollOffsetPx);
  const isOnTop = await header.evaluate((element) => element.contains(document.elementFromPoint(innerWidth / 2, 10)));
  expect(isOnTop).toBe(true);
});

for (const path of [pages.legalNotice.paths.fr, pages.messageSent.paths.fr])
  test(`every e-mail address and phone number of ${path} stands whole on its line`, async ({ page }) => {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const links = page.getByRole('main').locator('a:is([href^="mailto:"], [href^="tel:"])');
    expect(await links.count()).toBeGreaterThan(0);
    for (const width of [320, 390, 768, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const broken = await links.evaluateAll((all) =>
        all.filter((link) => link.getClientRects().length > 1).map((link) => link.textContent),
      );
      expect.soft(broken, `${width} px`).toEqual([]);
    }
  });

test('both type families load, the display one in italics too', async ({ page }) => {
  await page.goto('/');
  const loaded = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].filter((face) => face.status === 'loaded').map((face) => `${face.family.replaceAll('"', '')} ${face.style}`);
  });
  expect(loaded).toEqual(expect.arrayContaining(['Newsreader normal', 'Newsreader italic', 'Instrument Sans normal']));
  await expect(page.locator('h1')).toHaveCSS('font-family', /^Newsreader/);
  await expect(page.locator('body')).toHaveCSS('font-family', /^"Instrument Sans"/);
});

// axe-core knows nothing of words in drawings.
test('every text, words of drawings too, stands out from its background', async ({ page }) => {
  for (const path of [guide, '/', '/case-studies', '/contact']) {
    await page.goto(path);
    const pairs = await readColourPairs(page);
    expect(pairs.length).toBeGreaterThan(3);
    expect
      .soft(
        pairs.filter(({ ratio, needed }) => ratio < needed),
        path,
      )
      .toEqual([]);
  }
});

// WCAG 2.2, 1.4.11: an empty field is seen by its edge.
test('the edges of empty fields have a contrast of three to one', async ({ page }) => {
  await page.goto(pages.contact.paths.fr);
  const fields = await page.locator('main form .field').evaluateAll(edgeContrasts);
  await openTool(page, 'fr');
  const edged = '.tool-field > input, .tool-field > select, .stepper, .tool-threshold > select, .tool-switch > button';
  const tool = await page.locator(edged).filter({ visible: true }).evaluateAll(edgeContrasts);
  expect(fields.length + tool.length).toBeGreaterThan(40);
  expect([...fields, ...tool].filter(({ ratio }) => ratio < 3)).toEqual([]);
});

test('signs that a style draws are not read out', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  for (const path of ['/', '/articles']) {
    await page.goto(path);
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const texts = nodes
      .filter(({ role, ignored }) => role?.value === 'StaticText' && !ignored)
      .map(({ name }) => String(name?.value).trim());
    expect(texts.length).toBeGreaterThan(50);
    expect
      .soft(
        texts.filter((text) => /^[+−→←]$/.test(text)),
        path,
      )
      .toEqual([]);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  const isLazy = () => [...document.querySelectorAll('main > *')].some((part) => getComputedStyle(part).contentVisibility === 'auto');

  test('distant sections are laid out late, and all of them once keys move the focus', async ({ page }) => {
    await page.goto('/');
    expect(await page.evaluate(isLazy)).toBe(true);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(isLazy)).toBe(false);
  });

  test('a link to the last anchor of a long page lands there, and lays out all sections', async ({ page }) => {
    for (const { paths, anchors } of [pages.home, pages.services]) {
      await page.goto(paths.fr);
      expect(await page.evaluate(isLazy)).toBe(true);
      const anchor = anchors.at(-1) as string;
      await page.evaluate((id) => location.assign(`#${id}`), anchor);
      await expect.poll(() => isAtOffset(page, anchor), `${paths.fr}#${anchor}`).toBe(true);
      expect(await page.evaluate(isLazy)).toBe(false);
    }
  });

  test('targets that stand alone are 44 px wide and high, and uncovered', async ({ page, noise }) => {
    noise.allow(/^console\.error: 404/);
    for (const path of ['/', '/contact', '/nos-solutions', article, guide, '/location-scoring/outil', '/404']) {
      await page.goto(path);
      expect.soft(await page.evaluate(findSmallTargets, 'body'), path).toEqual([]);
    }
    await page.goto('/');
    await page.locator('.mobile-menu > summary').tap();
    expect.soft(await page.evaluate(findSmallTargets, '.mobile-menu'), 'the menu').toEqual([]);
  });

  test('with text at twice its size, the name of the firm breaks between words alone and stays in the header', async ({ page }) => {
    await page.goto('/');
    for (const size of textSizes) {
      await enlargeText(page, size);
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 800 });
        const { lines, words, outside } = await page.evaluate(() => {
          const header = document.querySelector('header')?.getBoundingClientRect() ?? new DOMRect();
          const name = document.querySelector('.brand-name') ?? document.body;
          const box = name.getBoundingClientRect();
          const range = document.createRange();
          range.selectNodeContents(name);
          return {
            lines: new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size,
            words: name.textContent?.split(' ').length ?? 0,
            outside: Math.max(header.top - box.top, box.bottom - header.bottom),
          };
        });
        expect.soft(lines, `lines at ${width} px, ${size}`).toBeLessThanOrEqual(words);
        expect.soft(outside, `px outside the header at ${width} px, ${size}`).toBeLessThanOrEqual(0);
      }
    }
  });
});

/** Whether an anchor stands still at the scroll offset, or as near to it as the end of the page allows. */
function isAtOffset(page: Page, anchor: string): Promise<boolean> {
  return page.evaluate(
    async ({ id, offset }) => {
      const topOf = () => document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN;
      const before = topOf();
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const top = topOf();
      const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
      return top === before && (Math.abs(top - offset) <= 1 || (isAtEnd && top >= offset));
    },
    { id: anchor, offset: scrollOffsetPx },
  );
}

/** The contrast of the lower edge of each element with its background. Runs in the page. */
function edgeContrasts(elements: readonly Element[]): { readonly name: string; readonly ratio: number }[] {
  const channels = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
  const luminance = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = channels(colour).map((each) => {
      const value = each / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const backgroundOf = (element: Element): string => {
    const colour = getComputedStyle(element).backgroundColor;
    return (channels(colour)[3] ?? 1) > 0 || !element.parentElement ? colour : backgroundOf(element.parentElement);
  };
  return elements.map((element) => {
    const edge = luminance(getComputedStyle(element).borderBottomColor);
    const background = luminance(backgroundOf(element.parentElement ?? element));
    const ratio = (Math.max(edge, background) + 0.05) / (Math.min(edge, background) + 0.05);
    return { name: `${element.tagName} ${element.className}`, ratio };
  });
}

/** Lists targets smaller than 44 px or covered at their middle. WCAG 2.5.5 leaves out links among the words of a line. Runs in the page. */
function findSmallTargets(within: string): string[] {
  const least = 44;
  const wordsOf = (element: Element) => (element as HTMLElement).innerText.replace(/\s+/g, ' ').trim().length;
  const isAmongWords = (element: Element) => {
    const block = element.closest('p, li, dd, td');
    return block !== null && getComputedStyle(element).display === 'inline' && wordsOf(block) > wordsOf(element);
  };
  const isOutOfSight = (element: Element) =>
    !element.checkVisibility({ visibilityProperty: true }) ||
    element.closest('[inert], [aria-hidden="true"]') !== null ||
    getComputedStyle(element).clipPath !== 'none';
  const targets = [...document.querySelectorAll(`${within} :is(a[href], button, input, textarea, select, summary)`)];
  return targets
    .filter((element) => !isOutOfSight(element) && !isAmongWords(element))
    .flatMap((element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { width, height, left, top } = element.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      const isHit = hit === null || element.contains(hit) || hit.contains(element);
      if (width >= least - 0.5 && height >= least - 0.5 && isHit) return [];
      const target = `<${element.tagName.toLowerCase()} class="${element.className}"> “${element.textContent?.trim().slice(0, 30)}”`;
      return [`${target}: ${Math.round(width)} × ${Math.round(height)} px${isHit ? '' : `, under ${hit?.outerHTML.slice(0, 60)}`}`];
    });
}
