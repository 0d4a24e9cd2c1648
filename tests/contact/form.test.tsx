/** The server-rendered contact form: one labelled control for each declared field, with its attributes. */
import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { loadContent } from '../../renderer/content/load.ts';
import { ContactForm } from '../../renderer/islands/contact/contact-form.tsx';
import { attributesOf, fieldNames, fieldOf } from '../../schema/contact/fields.ts';

const { page, modal, toComplete, ...words } = loadContent('common', 'fr').form;
const strings = { ...words, ...page, toComplete: [] };
const html = renderToStaticMarkup(
  <ContactForm
    variant="page"
    locale="fr"
    tag="fr-FR"
    recipient="bonjour@site.example"
    privacyHref="/privacy"
    backend={{ url: '', key: '' }}
    strings={strings}
  />,
);
const form = parse(html);

test.each(fieldNames)('the field %s has its label and its attributes', (name) => {
  const control = form.querySelector(`[name=${name}]`);
  const tags: Partial<Record<string, string>> = { paragraphs: 'textarea', choice: 'select' };
  expect(control?.rawTagName).toBe(tags[fieldOf(name).kind] ?? 'input');
  expect(form.querySelector(`label[for="${control?.id}"]`)?.text).toContain(strings[name]);
  const attributes = Object.entries(attributesOf(name)).map(([key, value]) => [key.toLowerCase(), value === true ? '' : String(value)]);
  expect(control?.attrs).toMatchObject(Object.fromEntries(attributes));
});

test('the fields are in the declared order', () => {
  const names = form.querySelectorAll('.field').map((control) => control.getAttribute('name'));
  expect(names).toEqual(fieldNames);
});

test('the form leads to the privacy page', () => {
  expect(form.querySelector('a')?.getAttribute('href')).toBe('/privacy');
});
