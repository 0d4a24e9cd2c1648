/** The page for a failure on our side, as a host shows it. */
import { parse } from 'node-html-parser';
import { pages } from '#generated/pages.ts';
import { expect, test } from '../support/live-site.ts';

test('the error page says “Unexpected Application Error!”, then the status that hosts show it for', async ({ page }) => {
  for (const path of Object.values(pages.contact.paths)) {
    const answer = await page.request.post(path);
    const title = parse(await answer.text()).querySelector('h1');
    expect(title?.text, path).toBe('Unexpected Application Error!');
    expect(title?.nextElementSibling?.text, path).toBe('500');
  }
});
