import { contactEndpoint } from '../../../schema/contact/endpoint.ts';
import { attributesOf, fieldNames } from '../../../schema/contact/fields.ts';
import type { Fixtures, GivenPage } from '../fixtures.ts';

const field = (name: string, attributes: object) =>
  `<input name="${name}"${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${value === true ? '' : value}"`)
    .join('')}>`;
const fields = fieldNames.map((name) => field(name, attributesOf(name)));
const form = (inside: readonly string[], start = `action="${contactEndpoint}" method="post"`): GivenPage => ({
  html: `<main><form ${start}>${inside.join('')}</form></main>`,
});
const without = (part: string) => form(fields.map((each) => each.replace(part, '')));

export default {
  good: [form(fields), form(fields, `action="https://backend.example${contactEndpoint}" method="POST"`), form(['<input name="rent">'], '')],
  bad: [
    [form(fields, `action="${contactEndpoint}" method="get"`), { found: 'a contact form with the method get' }],
    [form(fields, 'action="/contact" method="post"'), { found: 'a contact form sent to /contact' }],
    [without(' name="phone"'), { found: 'no field named phone' }],
    [without(' type="email"'), { found: 'email with type missing' }],
    [without(' minLength="10"'), { found: 'message with minLength missing' }],
  ],
} satisfies Fixtures<GivenPage>;
