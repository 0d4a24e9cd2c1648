/** The contact form under a visitor's hands, in the modal and on its page. */
import type { Locator, Page } from 'playwright/test';
import { type ContactField, contactFields } from '#schema/contact.ts';
import { type Locale, localeCodes } from '#schema/site.ts';
import { byTurns } from '../../../support/soak.ts';
import { expect } from '../../support/live-site.ts';
import { message } from '../../support/messages.ts';
import { type Word, word } from './words.ts';

/** A form: which of the two, in which language, and on what page it is found. */
export interface Place {
  readonly variant: 'page' | 'modal';
  readonly locale: Locale;
  readonly path: string;
}

/** The two forms in French, for what does not depend on the language. */
export const onPage: Place = { variant: 'page', locale: 'fr', path: '/contact' };
export const inModal: Place = { variant: 'modal', locale: 'fr', path: '/mentions-legales' };
export const frenchPlaces = [onPage, inModal] as const;

export const places: readonly Place[] = [
  onPage,
  { variant: 'page', locale: 'en', path: '/en/contact' },
  inModal,
  { variant: 'modal', locale: 'en', path: '/en/legal-notice' },
];

/** Each form and each language once; in npm run test:soak each form in each. */
export const placesByTurns = localeCodes.flatMap((code) =>
  byTurns(
    places.filter(({ locale }) => locale === code),
    code,
  ),
);

export type Typed = Readonly<Record<ContactField, string>>;

/** A message that is accepted; the part before the @ decides otherwise (`functions-server.ts`). */
export const visitor: Typed = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ok@example.org',
  phone: '+33 1 23 45 67 89',
  message: 'Bonjour, nous ouvrons\ndouze magasins à Lyon.',
};

/** Opens the page of a form, and the form, and waits until it is alive. */
export async function openForm(page: Page, place: Place) {
  // Before the page is there, which would be styled anew for it.
  await keepStill(page);
  await page.goto(place.path);
  return place.variant === 'modal' ? openModal(page, place) : wakeForm(page, place);
}

/** Opens the modal on the page that is there. */
export async function openModal(page: Page, place: Place) {
  await page.locator('.contact-button').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  return wakeForm(page, place);
}

/** The form that is there, once React has it: in the modal a frame later than its code is there, for what is opened is painted first. */
export async function wakeForm(page: Page, { variant, locale }: Place) {
  const form = page.locator(variant === 'modal' ? '[role=dialog] form' : 'main form');
  await keepStill(page);
  // The form of the page is hydrated on intent.
  await form.hover();
  await expect(form, 'the form is alive').toHaveAttribute('novalidate');
  return formIn(page, form, variant, locale);
}

/** A field that gets the focus is scrolled to, smoothly: a button on its way may be gone between press and release, which is no click. */
const keepStill = (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' });

export type Form = Awaited<ReturnType<typeof wakeForm>>;

function formIn(page: Page, form: Locator, variant: Place['variant'], locale: Locale) {
  const field = (name: ContactField) => form.locator(`[name="${name}"]`);
  const button = form.locator('button[type=submit]');
  const alert = form.getByRole('alert');
  // The modal closes after a success, so its success is said outside.
  const status = variant === 'modal' ? page.locator('.toast-corner').getByRole('status') : form.getByRole('status');
  return {
    form,
    field,
    button,
    /** The live region of what went wrong. */
    alert,
    /** The live region of what went well. */
    status,
    /** Types into all five fields, as the browser has it typed; asked of Playwright, each field costs as much as all of them here. */
    fill: (typed: Partial<Typed> = {}) => form.evaluate(typeInto, { ...visitor, ...typed }),
    values: (): Promise<Typed> => form.evaluate(valuesOf, contactFields),
    send: () => button.click(),
    expectSuccess: () => expectToast(status, word(locale, `${variant}.success`)),
    expectFailure: () => expectToast(alert, word(locale, `${variant}.failure`)),
    expectIdle: () => expect(button).toHaveText(message(locale, 'common.form.send')),
  };
}

/** Runs in the page. */
function typeInto(form: HTMLElement | SVGElement, typed: Typed): void {
  for (const [name, text] of Object.entries(typed)) {
    const field = form.querySelector<HTMLInputElement>(`[name="${name}"]`);
    field?.focus();
    field?.select();
    document.execCommand(text === '' ? 'delete' : 'insertText', false, text);
  }
}

/** Runs in the page. */
function valuesOf(form: HTMLElement | SVGElement, names: readonly ContactField[]): Typed {
  const textOf = (name: ContactField) => form.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value;
  return Object.fromEntries(names.map((name) => [name, textOf(name)])) as Typed;
}

/** A toast that says this, and nothing else but the e-mail address as a way out. */
export async function expectToast(region: Locator, { title, text }: Word): Promise<void> {
  await expect(region.locator('strong')).toHaveText(title);
  await expect(region.locator('strong + span')).toHaveText(text);
  await expect(region.locator('strong')).toBeVisible();
}
