/** The forms that take a message post it to the function, with every field as the schema has it, before any script runs. */
import { contactEndpoint } from '../../../../schema/contact/endpoint.ts';
import { attributesOf, fieldNames } from '../../../../schema/contact/fields.ts';
import { around, type Tag } from '../../inputs/page-tags.ts';
import type { InText, PageRule } from '../../rule.ts';

export const messageForms: PageRule = {
  name: 'message-forms',
  looksAt: 'page',
  explain: `A contact form that is sent elsewhere or by GET, which writes the message into the address; a field without its name, whose content
is lost, or without the type, the bound or the help that the schema asks for. With a script the form still works, so nobody notices.

  <form method="get">   found:   a form for messages by get
                        way out: <ContactForm>, whose fields are those of schema/contact/fields.ts`,
  check({ tags }) {
    const fields = fieldNames.map((name) => [name, attributesOf(name)] as const);
    const isField = ({ name }: Tag) => name === 'input' || name === 'textarea';
    const wayOut = 'let the form take its fields from schema/contact/fields.ts, and its address from contactEndpoint';
    const ids = new Set(tags.filter((tag) => isField(tag) && tag.attributes['name'] !== undefined).map((tag) => around(tag, 'form')));
    const forms = tags.filter(({ name, attributes }) => name === 'form' && (attributes['action'] ?? '').includes(contactEndpoint));
    const strays = [...ids].filter((form): form is Tag => form !== undefined && !forms.includes(form) && holdsMessage(form, tags));
    return [
      ...strays.map(
        ({ offset, attributes }): InText => ({
          offset,
          found: `a form for messages that is sent to ${attributes['action'] ?? 'the page itself'}`,
          expected: `the address of the function, which ends with ${contactEndpoint}`,
          wayOut,
        }),
      ),
      ...forms.flatMap((form): InText[] => {
        const own = tags.filter((tag) => isField(tag) && around(tag, 'form') === form);
        const method = form.attributes['method'] ?? 'get';
        return [
          ...(method.toLowerCase() === 'post'
            ? []
            : [{ offset: form.offset, found: `a form for messages by ${method}`, expected: 'post', wayOut }]),
          ...fields.flatMap(([name, attributes]): InText[] => {
            const field = own.find((tag) => tag.attributes['name'] === name);
            if (!field)
              return [
                { offset: form.offset, found: `no field with the name ${name}`, expected: 'one for each part of the message', wayOut },
              ];
            return Object.entries(attributes).flatMap(([key, value]): InText[] => {
              const found = field.attributes[key.toLowerCase()];
              const expected = value === true ? '' : String(value);
              if (found === expected) return [];
              const said = `${name} with ${key} ${found === undefined ? 'left out' : `“${found}”`}`;
              return [{ offset: field.offset, found: said, expected: expected === '' ? key : `${key}="${expected}"`, wayOut }];
            });
          }),
        ];
      }),
    ];
  },
};

const holdsMessage = (form: Tag, tags: readonly Tag[]) =>
  tags.some((tag) => tag.attributes['name'] === 'message' && around(tag, 'form') === form);
