import { fieldNames } from '../../../../schema/contact/fields.ts';
import { messageFile } from '../../../model/messages/texts.ts';
import type { MessageText, Project } from '../../project.ts';
import type { Located, SchemaRule } from '../../rule.ts';

export const formLabels: SchemaRule = {
  name: 'form-labels',
  looksAt: 'schema',
  explain: `The label of a form field that equals another text of its form. Visitors would type an address into the field for the name, or press a field
that is called like the button.

  form.phone: "Message", as form.message
    found:    “Message”, the text of common.form.message as well
    expected: a label that no other text of the form has
    way out:  Write the label of the field.`,
  check(project) {
    return project.model.languages.flatMap(({ locale }) => inLocale(project, locale));
  },
};

const fields: readonly string[] = fieldNames;

function inLocale({ texts }: Project, locale: string): Located[] {
  const ofForms = texts.filter((text) => text.locale === locale && text.text !== '' && text.key.includes('form'));
  return ofForms.filter(isLabel).flatMap((label): Located[] => {
    const twin = ofForms.find((other) => other !== label && other.bundle === label.bundle && normal(other) === normal(label));
    // Of two equal labels, only the second is reported.
    if (!twin || (isLabel(twin) && ofForms.indexOf(twin) > ofForms.indexOf(label))) return [];
    return [
      {
        where: messageFile(locale, label.bundle),
        key: label.key,
        locale,
        found: `“${label.text}”, the text of ${[twin.bundle, ...twin.key].join('.')} as well`,
        expected: 'a label that no other text of the form has',
        wayOut: 'Write the label of the field.',
      },
    ];
  });
}

const isLabel = ({ key }: MessageText) => key.at(-2) === 'form' && fields.includes(key.at(-1) ?? '');

const normal = ({ text }: MessageText) => text.trim().toLowerCase();
