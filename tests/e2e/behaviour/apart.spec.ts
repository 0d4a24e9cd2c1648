/** What a page arranges for itself as it starts: where one thing fails, the others are there. */
import { firstOf } from '../../support/soak.ts';
import { runFirst } from '../support/init-scripts.ts';
import { expect, test } from '../support/live-site.ts';
import { dropdownOf, mobileMenuOf } from './support/header.ts';

test.use({ isTabKept: true });

/** What each of them looks for in the page, in the order in which they start. */
const lookedFor = [
  '.dropdown > button',
  '.mobile-menu',
  '.back',
  'a[href*="#"]:not(.skip-link)',
  '.contact-button',
  '[data-island] form',
] as const;

for (const selector of firstOf(lookedFor)) {
  test(`a page that fails to arrange for ${selector} has everything else`, async ({ page, noise }) => {
    noise.allow(/^console\.error: Error: not in this test/);
    await runFirst(
      page,
      (broken) => {
        for (const name of ['querySelector', 'querySelectorAll'] as const) {
          const original = Document.prototype[name] as (selectors: string) => unknown;
          Object.defineProperty(Document.prototype, name, {
            value(this: Document, selectors: string) {
              if (selectors === broken) throw new Error('not in this test');
              return original.call(this, selectors);
            },
          });
        }
      },
      selector,
    );
    await page.goto('/clients');
    const { button, panel } = dropdownOf(page, 'network');
    await button.hover();
    // Without its script the dropdown opens by style sheet.
    await expect(panel).toBeVisible();
    if (selector !== '.dropdown > button') await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.locator('.contact-button').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 390, height: 844 });
    const { menu, toggle } = mobileMenuOf(page);
    await toggle.click();
    await page.keyboard.press('Escape');
    if (selector !== '.mobile-menu') await expect(menu).not.toHaveAttribute('open');
    expect(noise.heard().filter((line) => line.includes('not in this test'))).toHaveLength(1);
  });
}

test('an island that asks to be hydrated in a way nobody knows keeps no other from being hydrated', async ({ page, noise }) => {
  noise.allow(/^console\.error: TypeError/);
  await page.route('/', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('data-hydrate="visible"', 'data-hydrate="never"') });
  });
  await page.goto('/');
  await page.locator('.contact-button').click();
  await expect(page.locator('[data-island="contact-modal"]')).toHaveAttribute('data-hydrated');
  expect(noise.heard()).toHaveLength(1);
});
