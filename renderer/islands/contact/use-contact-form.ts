/** State of a contact form: validation, sending, drafts and notices. */
import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CommonContent } from '#generated/content.ts';
import { trapField } from '#schema/contact/endpoint.ts';
import { type ContactField, fieldNames, fieldOf, isRequired } from '#schema/contact/fields.ts';
import { contactMessage, lengthOf } from '#schema/contact/message.ts';
import { toPayload } from '#schema/contact/payload.ts';
import type { Subject } from '#schema/contact/subjects.ts';
import type { Locale } from '#schema/site/locales.ts';
import { clearDraft, type Draft, readDraft, restoreDraft } from './draft.ts';
import { type Outcome, outcomeOf, prepareSending, send } from './send.ts';
import type { Notice } from './toast.tsx';
import { elapsed, isEmpty, matchesDraft, noteTyping, storeTyped, valuesOf } from './typed.ts';

type Strings = CommonContent['form'];

/** The texts of one variant: the texts of the other are not shipped. */
export type ContactStrings = Omit<Strings, 'page' | 'modal' | 'toComplete'> &
  Strings['modal'] &
  Pick<Strings['page'], 'failureDefault'> & {
    /** The number of wrong fields in words, from one field on: plural rules stay on the server. */
    readonly toComplete: readonly string[];
  };

/** What becomes of a message on a subject: terms and texts. */
export interface SubjectNote {
  readonly id: Subject;
  readonly facts: readonly (readonly [term: string, text: string])[];
}

export interface ContactFormProps {
  /** `page` is the form of the contact page, `modal` the one that opens over any other page. */
  readonly variant: 'page' | 'modal';
  readonly locale: Locale;
  /** The BCP 47 tag for numbers. */
  readonly tag: string;
  /** The firm’s public address; the function refuses any address but its configured inbox. */
  readonly recipient: string;
  /** Address of the page that says what becomes of the visitor’s data. */
  readonly privacyHref: string;
  /** Origin and public key of the backend; the site’s own origin when empty. */
  readonly backend: { readonly url: string; readonly key: string };
  readonly strings: ContactStrings;
  /** Puts the optional fields into a disclosure. */
  readonly isShort?: boolean;
  /** Shown below the subject when it is chosen. */
  readonly notes?: readonly SubjectNote[];
  /** Called with the outcome of a message; the form itself may be unmounted by then. */
  readonly onOutcome?: (outcome: Notice) => void;
}

/** The mistakes of a form. */
interface Mistakes {
  /** The error text of each wrong field. */
  readonly errors: Readonly<Partial<Record<ContactField, string>>>;
  /** The first error, and the number of wrong fields. */
  readonly summary?: Notice;
  /** The field that the summary is above. */
  readonly before?: ContactField | undefined;
}

const noMistakes: Mistakes = { errors: {} };

/** Returns the state and the event handlers of a form. Fields are uncontrolled, so that text typed before hydration stays. */
export function useContactForm({ locale, tag, recipient, backend, strings, onOutcome }: ContactFormProps) {
  const ref = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  const [isHydrated, setHydrated] = useState(false);
  const [isSubmitting, setSubmitting] = useState(false);
  const [mistakes, setMistakes] = useState(noMistakes);
  const [notice, setNotice] = useState<Notice | undefined>(undefined);
  const button = useRef<HTMLButtonElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, at hydration.
  useEffect(() => {
    const form = ref.current;
    if (!form) return;
    setHydrated(true);
    restoreDraft(form);
    // Keeps text typed before hydration.
    if (!isEmpty(form)) storeTyped(form);
    if (form.contains(document.activeElement)) prepareSending();
    const draft = readDraft();
    const outcome = draft && outcomeOf(draft.id);
    if (outcome) void follow(draft, outcome);
  }, []);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending.current) return;
    try {
      submit(event.currentTarget);
    } catch (error) {
      console.error(error);
      setNotice(failureNotice());
    }
  }

  /** Shows the mistakes of a form, or sends its message. */
  function submit(form: HTMLFormElement) {
    const typed = valuesOf(form);
    const result = contactMessage.safeParse(typed);
    if (!result.success) return showErrors(form, typed, new Set(result.error.issues.map((issue) => issue.path[0] as ContactField)));

    const draft = storeTyped(form);
    const outcome = send(backend, toPayload(result.data, { recipient, locale, labels: strings, ...signsOf(form, draft) }));
    void outcome.then((failure) => failure !== undefined && console.error(textOf(failure) ?? (failure || strings.failureDefault)));
    void follow(draft, outcome);
  }

  /** Awaits the outcome of a message and shows it in the form; `onOutcome` gets it too, in case the form is unmounted by then. */
  async function follow(draft: Draft, outcome: Outcome) {
    isSending.current = true;
    setMistakes(noMistakes);
    setNotice(undefined);
    setSubmitting(true);
    const failure = await outcome;
    const isSent = failure === undefined;
    isSending.current = false;
    setSubmitting(false);
    if (isSent) {
      // Text changed meanwhile has not been sent. The modal and the page may hold the same message.
      for (const each of document.forms) if (matchesDraft(each, draft)) each.reset();
      clearDraft(draft.id);
    }
    const shown: Notice = isSent ? { kind: 'success', ...strings.success, offersEmail: false } : failureNotice(textOf(failure));
    setNotice(shown);
    onOutcome?.(shown);
  }

  function failureNotice(more?: string): Notice {
    return { kind: 'destructive', ...strings.failure, more, offersEmail: true };
  }

  /**
   * Shows validation errors: a summary that names the first one, a line below each wrong field, the focus on the first wrong field. The
   * summary is directly above that field, or above the name of which it is a part: it is in view, and covers no field.
   */
  function showErrors(form: HTMLFormElement, typed: Readonly<Record<string, string>>, wrong: ReadonlySet<ContactField>) {
    const first = fieldNames.find((field) => wrong.has(field));
    if (first === undefined) return;
    const tooLong = (field: ContactField) => excessIn(field, typed[field] ?? '', { strings, tag });
    // Screen readers read the error with the field: it is rendered before the field gets the focus.
    flushSync(() => {
      setNotice(undefined);
      setMistakes({
        errors: Object.fromEntries([...wrong].map((field) => [field, tooLong(field)?.text ?? mistakeIn(field, strings)])),
        summary: {
          kind: 'destructive',
          ...(tooLong(first) ?? errorOf(first, strings)),
          more: strings.toComplete[wrong.size - 1],
          // A visitor whose address is refused in error can write a mail instead.
          offersEmail: fieldOf(first).kind === 'address',
        },
        before: fieldOf(first).sentAs === 'name' ? fieldNames.find((name) => fieldOf(name).sentAs === 'name') : first,
      });
    });
    const field = form.elements.namedItem(first) as HTMLElement;
    field.closest('details')?.setAttribute('open', '');
    field.focus();
  }

  return {
    ref,
    button,
    isHydrated,
    isSubmitting,
    ...mistakes,
    notice,
    dismiss() {
      setNotice(undefined);
      button.current?.focus();
    },
    onSubmit,
    onInput(event: FormEvent<HTMLFormElement>) {
      noteTyping();
      storeTyped(event.currentTarget);
    },
    onFocus({ target }: FocusEvent<HTMLFormElement>) {
      prepareSending();
      reveal(target);
    },
  };
}

/** Returns the idempotency key, and the signs by which the function recognises robots. */
function signsOf(form: HTMLFormElement, { id }: Draft) {
  return { id, [trapField]: String(new FormData(form).get(trapField) ?? ''), elapsed: elapsed() };
}

/** Returns the notice for a text that is too long, or undefined. */
function excessIn(
  field: ContactField,
  typed: string,
  { strings, tag }: Pick<ContactFormProps, 'strings' | 'tag'>,
): Pick<Notice, 'title' | 'text'> | undefined {
  const { title, text } = strings.errors.long;
  const [count, { max }] = [lengthOf(typed), fieldOf(field)];
  if (count <= max) return undefined;
  // Not `formatNumber` and `fill`: their chunks, shared with other islands, would be 1 KB more to fetch for this one text.
  const written = (number: number) => number.toLocaleString(tag).replaceAll('\u202f', '\u00a0');
  return { title, text: text.replace('{count}', written(count)).replace('{max}', written(max)) };
}

/** Returns the line below a wrong field that is not too long. An optional field has no such error. */
function mistakeIn(field: ContactField, { mistakes }: ContactFormProps['strings']): string {
  return isRequired(field) ? mistakes[field] : '';
}

function errorOf(field: ContactField, { errors }: ContactFormProps['strings']) {
  const { sentAs } = fieldOf(field);
  return errors[sentAs === 'labelled line' ? 'message' : sentAs];
}

/** Returns the text of a refusal for the visitor, if the function sent one. */
function textOf(failure: Awaited<Outcome>): string | undefined {
  return typeof failure === 'object' ? failure.text : undefined;
}

/**
 * Scrolls an element into view when the keyboard focuses it: a dialog that traps the focus does not scroll, and browsers show only the
 * first line of a long field. An element focused by pointer stays under the pointer.
 */
export function reveal(element: HTMLElement): void {
  if (element.matches(':focus-visible')) element.scrollIntoView({ block: 'nearest' });
}
