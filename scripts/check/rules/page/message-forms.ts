import { contactEndpoint } from '../../../../schema/contact/endpoint.ts';
import { attributesOf, fieldNames } from '../../../../schema/contact/fields.ts';
import { around, type Tag } from '../../inputs/page-tags.ts';
import type { InText, PageRule } from '../../rule.ts';

export const messageForms: PageRule = {
  name: 'message-forms',
  looksAt: 'page',
  explain: `A contact form with another target or method than POST to the contact function, or a field whose name, type, bounds or help differ from the
schema. Scripts hide the fault; without scripts the message is lost.

  <form method="get">
    found:    a contact form with the method get
    expected: the method post
    way out:  Take the fields from schema/contact/fields.ts and the target from contactEndpoint.`,
  check({ tags }) {
    const fields = fieldNames.map((name) => [name, attributesOf(name)] as const);
    const isField = ({ name }: Tag) => ['input', 'select', 'textarea'].includes(name);
    const wayOut = 'Take the fields from schema/contact/fields.ts and the target from contactEndpoint.';
    const formsWithFields = new Set(
      tags.filter((tag) => isField(tag) && tag.attributes['name'] !== undefined).map((tag) => around(tag, 'form')),
    );
    const forms = tags.filter(({ name, attributes }) => name === 'form' && (attributes['action'] ?? '').includes(contactEndpoint));
    const strays = [...formsWithFields].filter(
      (form): form is Tag => form !== undefined && !forms.includes(form) && holdsMessage(form, tags),
    );
    return [
      ...strays.map(
        ({ offset, attributes }): InText => ({
          offset,
          found: `a contact form sent to ${attributes['action'] ?? 'its own page'}`,
          expected: `the address of the contact function, ending with ${contactEndpoint}`,
          wayOut,
        }),
      ),
      ...forms.flatMap((form): InText[] => {
        const own = tags.filter((tag) => isField(tag) && around(tag, 'form') === form);
        const method = form.attributes['method'] ?? 'get';
        return [
          ...(method.toLowerCase() === 'post'
            ? []
            : [{ offset: form.offset, found: `a contact form with the method ${method}`, expected: 'the method post', wayOut }]),
          ...fields.flatMap(([name, attributes]): InText[] => {
            const field = own.find((tag) => tag.attributes['name'] === name);
            if (!field)
              return [{ offset: form.offset, found: `no field named ${name}`, expected: 'one field for each part of the message', wayOut }];
            return Object.entries(attributes).flatMap(([key, value]): InText[] => {
              const actual = field.attributes[key.toLowerCase()];
              const expected = value === true ? '' : String(value);
              if (actual === expected) return [];
              const found = `${name} with ${key} ${actual === undefined ? 'missing' : `“${actual}”`}`;
              return [{ offset: field.offset, found, expected: expected === '' ? key : `${key}="${expected}"`, wayOut }];
            });
          }),
        ];
      }),
    ];
  },
};

const holdsMessage = (form: Tag, tags: readonly Tag[]) =>
  tags.some((tag) => tag.attributes['name'] === 'message' && around(tag, 'form') === form);
