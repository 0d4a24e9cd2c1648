/** What is sent, to the letter (sections 3 and 7). */
import { contactEndpoint, trapField } from '#schema/contact-bounds.ts';
import { takingTurns } from '../../support/soak.ts';
import { expect, test } from '../support/live-site.ts';
import { message } from '../support/messages.ts';
import { identity } from '../support/site.ts';
import { frenchPlaces, onPage, openForm, places, visitor } from './support/form.ts';

test.use({ isTabKept: true });

const inTurn = takingTurns(frenchPlaces);
const inTurnOfAll = takingTurns(places);

const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;

for (const place of inTurnOfAll())
  test(`${place.variant} ${place.locale}: name, e-mail, message with the phone line, recipient, locale, id and the signs of a visitor are sent, and nothing else`, async ({
    page,
    site,
  }) => {
    const form = await openForm(page, place);
    await form.fill();
    await form.send();
    await form.expectSuccess();
    expect(site.functions.received.map(({ body }) => body)).toEqual([
      {
        name: 'Ada Lovelace',
        email: 'ok@example.org',
        message: `${visitor.message}\n\n${message(place.locale, 'common.form.phone')}: ${visitor.phone}`,
        recipient: identity.email,
        locale: place.locale,
        id: expect.stringMatching(uuid),
        [trapField]: '',
        elapsed: expect.any(Number),
      },
    ]);
  });

for (const place of inTurn())
  test(`${place.variant}: the phone is optional; without one, the sent text says N/A`, async ({ page, site }) => {
    const form = await openForm(page, place);
    await form.fill({ phone: '' });
    await form.send();
    await form.expectSuccess();
    expect(site.functions.received.map(({ body }) => body.message)).toEqual([`${visitor.message}\n\nTéléphone: N/A`]);
  });

for (const place of inTurn())
  test(`${place.variant}: names, e-mail, phone and message are sent without the spaces around them`, async ({ page, site }) => {
    const form = await openForm(page, place);
    await form.fill({
      firstName: '  Ada ',
      lastName: ' de  Lovelace  ',
      email: ' ok@example.org ',
      phone: '   ',
      message: '\n  Dix signes. \n',
    });
    await form.send();
    await form.expectSuccess();
    expect(site.functions.received.map(({ body }) => body)).toMatchObject([
      { name: 'Ada de  Lovelace', email: 'ok@example.org', message: 'Dix signes.\n\nTéléphone: N/A' },
    ]);
  });

test('the message goes to the function through the backend’s client, with its public key', async ({ page, site }) => {
  const form = await openForm(page, onPage);
  await form.fill();
  await form.send();
  await form.expectSuccess();
  const [sent] = site.functions.received;
  expect(sent).toMatchObject({ method: 'POST', path: contactEndpoint });
  expect(sent?.headers).toMatchObject({
    apikey: identity.backendKey,
    authorization: `Bearer ${identity.backendKey}`,
    'content-type': 'application/json',
    'x-client-info': expect.stringContaining('supabase-js'),
    'sec-fetch-site': 'same-origin',
  });
});
