/** The texts of the site that the contact function needs too. The function is deployed without the site. */
import { commonContent } from '../content/common.ts';
import { messageNotSentContent } from '../content/contact.ts';
import { labelledNames } from './fields.ts';

const { shape: form } = commonContent.shape.form;

export const answers = {
  /** Labels of the labelled lines at the end of a message. */
  labels: Object.fromEntries(labelledNames().map((name) => [name, form[name]])),
  /** Names of the subjects, for the subject line of the mail. */
  subjects: form.subjects,
  /** Reasons for which a message is refused. */
  refusals: messageNotSentContent.shape.refusals,
};
