/** What a contact form is given: where it stands, whom it writes to, and its words. */
import type { CommonContent } from '#generated/content.ts';
import type { Notice } from './toast.tsx';

type Strings = CommonContent['form'];

/** The words of one variant: those of the other are not shipped. */
export type ContactStrings = Omit<Strings, 'page' | 'modal'> & Strings['modal'] & Pick<Strings['page'], 'failureDefault'>;

export interface ContactFormProps {
  /** `page` is the form of the contact page, `modal` the one that opens over any other page. */
  readonly variant: 'page' | 'modal';
  readonly locale: string;
  /** The firm's public address; the server sends to its own configured inbox and refuses any other. */
  readonly recipient: string;
  /** Where the backend is; the site's own origin when empty. */
  readonly backend: { readonly url: string; readonly key: string };
  readonly strings: ContactStrings;
  /** Called when it is known what became of a message; the form itself may have gone by then. */
  readonly onOutcome?: (said: Notice) => void;
}
