/** The worked example “Add a picture”, built in a copy of the project: a browser downloads one fitting file, and nothing moves. */
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pages } from '#generated/pages.ts';
import { clientFolder } from '../../scripts/lib/site-paths.ts';
import { createSiteServer } from '../../scripts/start/site-server.ts';
import { readExamples } from '../readme/blocks.ts';
import { edit } from '../readme/edit.ts';
import { copyPhotograph } from '../readme/photograph.ts';
import { makeCopy } from '../support/copy.ts';
import { test as base, collectRequests, expect } from './support/test.ts';

const test = base.extend<object, { pictureSite: string }>({
  pictureSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of a fixture's needs from this pattern.
    async ({}, use) => {
      const copy = makeCopy('pictures');
      const steps = readExamples('schema/how-to.md').find(({ title }) => title === 'Add a picture')?.steps ?? [];
      await copyPhotograph(copy);
      for (const step of steps) {
        if (step.kind === 'write') copy.write(step.path, step.place ? edit(copy.read(step.path), step.place, step.text) : step.text);
        if (step.kind !== 'run') continue;
        for (const command of step.commands) {
          const { exitCode, output } = await copy.run(command);
          expect(exitCode, output).toBe(step.exitCode);
        }
      }
      const folder = join(copy.root, clientFolder);
      expect(existsSync(folder)).toBe(true);
      const server = createSiteServer(folder);
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      copy.remove();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ pictureSite }, use) => use(pictureSite),
});

// Serial: the tests share one build.
test.describe.configure({ mode: 'default' });

for (const [width, pixels, shown] of [
  [390, 350, 350],
  [1440, 700, 608],
] as const) {
  test(`at ${width} px, a file of ${pixels} pixels is downloaded near the viewport, and takes the room that was kept for it`, async ({
    page,
  }) => {
    const requests = collectRequests(page, (request) => request.url().includes('/assets/pictures/'));
    let release = () => {};
    const isMeasured = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/pictures/**', async (route) => {
      await isMeasured;
      await route.continue();
    });
    await page.setViewportSize({ width, height: 800 });
    await page.goto(pages.about.paths.fr);
    await page.waitForLoadState('networkidle');
    expect(requests.map((request) => request.url())).toEqual([]);

    const image = page.locator('picture img[alt^="Deux consultants"]');
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() => requests.map((request) => new URL(request.url()).pathname))
      .toEqual([expect.stringMatching(`/visit-${pixels}\\.avif$`)]);
    const size = () => image.evaluate((element: HTMLImageElement) => [element.offsetWidth, element.offsetHeight]);
    const kept = await size();
    release();
    await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth > 0)).toBe(true);
    const [shownWidth = 0, shownHeight = 0] = await size();
    expect(shownWidth).toBe(kept[0]);
    // The height of a file is a whole number of pixels, so its proportions differ by less than one pixel.
    expect(Math.abs(shownHeight - (kept[1] ?? 0))).toBeLessThanOrEqual(1);
    expect(shownWidth).toBeLessThanOrEqual(shown);
    // The photograph is 1,500 by 2,000 pixels and turned by its orientation.
    expect(shownWidth / shownHeight).toBeCloseTo(2000 / 1500, 1);
  });
}
