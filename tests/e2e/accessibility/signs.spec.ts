/** Signs that a style draws for the eye are not read out. */
import { expect } from 'playwright/test';
import { pages } from '#generated/pages.ts';
import { sessionOf } from '../support/session.ts';
import { test } from '../support/tab.ts';

test.use({ isTabKept: true, viewport: { width: 1440, height: 900 } });

test('no plus, slash, dot or arrow is read out within a page', async ({ page }) => {
  const session = await sessionOf(page);
  for (const { paths } of [pages.home, pages.articles]) {
    await page.goto(paths.fr);
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const below = (id: string): string[] => {
      const node = byId.get(id);
      const own = node?.role?.value === 'StaticText' && !node.ignored ? [String(node.name?.value)] : [];
      return [...own, ...(node?.childIds ?? []).flatMap(below)];
    };
    const texts = below(nodes.find(({ role }) => role?.value === 'main')?.nodeId ?? '');
    expect(texts.length, paths.fr).toBeGreaterThan(50);
    expect(
      texts.filter((text) => /^[+−/·→←]$/.test(text.trim())),
      paths.fr,
    ).toEqual([]);
  }
});
