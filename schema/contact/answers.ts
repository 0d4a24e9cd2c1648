/** The words of the site that the contact function says as well, because it is deployed without the site. */
import { commonContent } from '../content/common.ts';
import { messageNotSentContent } from '../content/contact.ts';

export const answers = {
  /** Stands before the phone number, in the last line of a message. */
  phone: commonContent.shape.form.shape.phone,
  /** Why a message was not taken in. */
  refusals: messageNotSentContent.shape.refusals,
};
