/** Every page matches its reviewed screenshots in `tests/look/`. */
import { localeCodes } from '#schema/site/locales.ts';
import { expectLook } from './support/look.ts';
import { open, pagesIn } from './support/site.ts';
import { test } from './support/test.ts';

for (const sitePage of localeCodes.flatMap(pagesIn)) {
  test(`${sitePage.path} matches its screenshots`, async ({ page, noise }) => {
    noise.allow(/^console\.error: 404/);
    await open(page, sitePage);
    await expectLook(page, sitePage);
  });
}
