/** The contact form, in the modal and on its page. */
import type { Locator, Page } from 'playwright/test';
import { pages } from '#generated/pages.ts';
import { type ContactField, fieldNames, fieldOf } from '#schema/contact/fields.ts';
import type { Locale } from '#schema/site/locales.ts';
import { type Word, word } from './contact-words.ts';
import { message } from './messages.ts';
import { expect } from './test.ts';

/** A contact form: its variant, its language and the path of a page that has it. */
export interface Place {
  readonly variant: 'page' | 'modal';
  readonly locale: Locale;
  readonly path: string;
}

/** Describes one of the two forms in a language. */
export function placeOf(variant: Place['variant'], locale: Locale): Place {
  return { variant, locale, path: pages[variant === 'page' ? 'contact' : 'legalNotice'].paths[locale] };
}

/** The two forms in French, for tests that do not depend on the language. */
export const onPage = placeOf('page', 'fr');
export const inModal = placeOf('modal', 'fr');

/** The address of the form on the French contact page, with or without a subject. */
export const formAddress = new RegExp(`${pages.contact.paths.fr}(\\?[^#]*)?#message$`);

export type Typed = Readonly<Record<ContactField, string>>;

/** The form without any text. */
export const empty = Object.fromEntries(fieldNames.map((name) => [name, ''])) as Typed;

/** A message that the functions server accepts. The part before the @ selects another answer: `functions-server.ts`. */
export const visitor: Typed = {
  ...empty,
  subjectId: 'france',
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ok@example.org',
  phone: '+33 1 23 45 67 89',
  message: 'Bonjour, nous ouvrons\ndouze magasins à Lyon.',
};

/** Types a text into each named field of a form, or chooses it. */
export async function enter(form: Locator, typed: Readonly<Partial<Record<ContactField, string>>>): Promise<void> {
  for (const [name, text] of Object.entries(typed) as [ContactField, string][]) {
    const field = form.locator(`[name="${name}"]`);
    if (fieldOf(name).kind === 'choice') await field.selectOption(text);
    else await field.fill(text);
  }
}

/** Opens the page of a form, and the modal if the form is there; waits for hydration. */
export async function openForm(page: Page, place: Place) {
  await reduceMotion(page);
  await page.goto(place.path);
  return place.variant === 'modal' ? openModal(page, place) : hydrateForm(page, place);
}

/** Opens the modal on the open page. */
export async function openModal(page: Page, place: Place) {
  await page.locator('.contact-button').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  return hydrateForm(page, place);
}

/** Hydrates the form of the open page. */
export async function hydrateForm(page: Page, { variant, locale }: Place) {
  const form = page.locator(variant === 'modal' ? '[role=dialog] form' : 'main form');
  await reduceMotion(page);
  // The form of the contact page hydrates on hover or focus.
  await form.hover();
  await expect(form, 'the form is hydrated').toHaveAttribute('novalidate');
  return formIn(page, form, variant, locale);
}

/** Turns smooth scrolling off: a click on a moving button would miss it. */
const reduceMotion = (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' });

export type Form = Awaited<ReturnType<typeof hydrateForm>>;

function formIn(page: Page, form: Locator, variant: Place['variant'], locale: Locale) {
  const field = (name: ContactField) => form.locator(`[name="${name}"]`);
  const button = form.locator('button[type=submit]');
  const alert = form.locator('.toast-place').getByRole('alert');
  const summary = form.locator('.summary').and(form.getByRole('alert'));
  // The modal closes after a success, so its toast is outside.
  const status = variant === 'modal' ? page.locator('.toast-corner').getByRole('status') : form.getByRole('status');
  return {
    form,
    field,
    button,
    /** The live region of failures. */
    alert,
    /** The first mistake and the number of wrong fields, above the first wrong field. */
    summary,
    /** The live region of success. */
    status,
    /** Fills all fields, by default with the texts of `visitor`. */
    fill: (typed: Partial<Typed> = {}) => enter(form, { ...visitor, ...typed }),
    values: (): Promise<Typed> => form.evaluate(readValues, fieldNames),
    send: () => button.click(),
    expectSuccess: () => expectToast(status, word(locale, `${variant}.success`)),
    expectFailure: () => expectToast(alert, word(locale, `${variant}.failure`)),
    expectIdle: () => expect(button).toHaveText(message(locale, 'common.form.send')),
  };
}

/** Reads the values of the fields. Runs in the page. */
function readValues(form: HTMLElement | SVGElement, names: readonly ContactField[]): Typed {
  const textOf = (name: ContactField) => form.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`)?.value;
  return Object.fromEntries(names.map((name) => [name, textOf(name)])) as Typed;
}

/** Expects a toast with this title and text. */
export async function expectToast(region: Locator, { title, text }: Word): Promise<void> {
  await expect(region.locator('strong')).toHaveText(title);
  await expect(region.locator('strong + span')).toHaveText(text);
  await expect(region.locator('strong')).toBeVisible();
}
