/** The backend's client is fetched when it is wanted, not before. */
import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { contactFields } from '#schema/contact.ts';
import { clientFolder } from '../../../scripts/lib/client-folder.ts';
import { firstOf } from '../../support/soak.ts';
import { expect, test } from '../support/live-site.ts';
import { inModal, onPage, openForm } from './support/form.ts';

const assets = `${clientFolder}/assets/`;

/** Paths of the scripts that the backend's client is in. */
const clients = readdirSync(assets, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.js') && readFileSync(assets + file, 'utf8').includes('supabase-js'))
  .map((file) => `/assets/${file}`);

for (const place of firstOf([inModal, onPage])) {
  test(`${place.variant}: the client is requested at the first focus of a field, and once`, async ({ page }) => {
    const requests = clientRequests(page);
    const form = await openForm(page, place);
    await form.form.locator('p').first().click();
    expect(requests, 'before').toEqual([]);
    await form.field('email').focus();
    await expect.poll(() => requests.length).toBe(1);
    for (const other of contactFields) await form.field(other).focus();
    expect(requests).toHaveLength(1);
  });
}

test('a page on which no field had the focus never asks for the client', async ({ page }) => {
  const requests = clientRequests(page);
  for (const path of ['/', '/location-scoring', '/mentions-legales']) {
    await page.goto(path);
    await page.locator('.contact-button').hover();
    await expect(page.locator('[data-island=contact-modal]'), 'all that comes before').toHaveAttribute('data-hydrated');
  }
  expect(clients).toHaveLength(1);
  expect(requests).toEqual([]);
});

function clientRequests(page: Page): readonly string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // The import that follows has it from the cache.
    if (clients.includes(pathname) && request.resourceType() === 'fetch') requests.push(pathname);
  });
  return requests;
}
