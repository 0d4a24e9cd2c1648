/** The life of a contact form: idle, submitting, idle again. */
import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { boundsOf, type ContactField, contactFields, contactMessage, lengthOf } from '#schema/contact/contact.ts';
import { trapField } from '#schema/contact/contact-bounds.ts';
import { toPayload } from '#schema/contact/contact-to-payload.ts';
import { formatNumber } from '#schema/text/formats.ts';
import { fill } from '../../content/fill.ts';
import type { ContactFormProps } from './contact-form-props.ts';
import { clearDraft, type Draft, readDraft, restoreDraft } from './draft.ts';
import { reveal } from './reveal.ts';
import { type Outcome, outcomeOf, prepareSending, send } from './send.ts';
import type { Notice } from './toast.tsx';
import { elapsed, isEmpty, keepTyped, noteTyping, saysSame, valuesOf } from './typed.ts';

/** What is wrong with each field that breaks a rule. */
type Errors = Readonly<Partial<Record<ContactField, string>>>;

/** What the form shows and does. Fields are not controlled: what was typed before this code arrived stays where it is. */
export function useContactForm({ locale, recipient, backend, strings, onOutcome }: ContactFormProps) {
  const ref = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  const [isHydrated, setHydrated] = useState(false);
  const [isSubmitting, setSubmitting] = useState(false);
  const [errors, setErrors] = useState<Errors>({});
  const [notice, setNotice] = useState<Notice | undefined>(undefined);
  const button = useRef<HTMLButtonElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the form comes to life.
  useEffect(() => {
    const form = ref.current;
    if (!form) return;
    setHydrated(true);
    restoreDraft(form);
    // The visitor may have begun before this code arrived.
    if (!isEmpty(form)) keepTyped(form);
    if (form.contains(document.activeElement)) prepareSending();
    const draft = readDraft();
    const outcome = draft && outcomeOf(draft.id);
    if (outcome) void follow(form, draft, outcome);
  }, []);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending.current) return;
    const form = event.currentTarget;
    const typed = valuesOf(form);
    const result = contactMessage.safeParse(typed);
    if (!result.success) return refuse(form, typed, new Set(result.error.issues.map((issue) => issue.path[0] as ContactField)));

    const draft = keepTyped(form);
    const outcome = send(backend, toPayload(result.data, { recipient, locale, phoneLabel: strings.phone, ...signsOf(form, draft) }));
    void outcome.then((failure) => failure !== undefined && console.error(wordsOf(failure) ?? (failure || strings.failureDefault)));
    void follow(form, draft, outcome);
  }

  /** Waits for what becomes of a message, and says it: in the form, and through `onOutcome` in case the form has gone by then. */
  async function follow(form: HTMLFormElement, draft: Draft, outcome: Outcome) {
    isSending.current = true;
    setErrors({});
    setNotice(undefined);
    setSubmitting(true);
    const failure = await outcome;
    const isSent = failure === undefined;
    isSending.current = false;
    setSubmitting(false);
    if (isSent) {
      // What was changed since has not been sent.
      if (saysSame(form, draft)) form.reset();
      clearDraft(draft.id);
    }
    const words = isSent ? strings.success : strings.failure;
    const said: Notice = { kind: isSent ? 'success' : 'destructive', ...words, more: wordsOf(failure), offersEmail: !isSent };
    setNotice(said);
    onOutcome?.(said);
  }

  /** Shows what is wrong: a toast for the first mistake, a line beside each field, the focus on the first. */
  function refuse(form: HTMLFormElement, typed: Readonly<Record<string, string>>, wrong: ReadonlySet<ContactField>) {
    const first = contactFields.find((field) => wrong.has(field));
    if (first === undefined) return;
    const tooLong = (field: ContactField) => excessIn(field, typed[field] ?? '', { strings, locale });
    // A field is described before it gets the focus, so that what is wrong is read out with it.
    flushSync(() => {
      setErrors(Object.fromEntries([...wrong].map((field) => [field, tooLong(field)?.text ?? mistakeIn(field, strings)])));
      setNotice({ kind: 'destructive', ...(tooLong(first) ?? errorOf(first, strings)), offersEmail: false });
    });
    (form.elements.namedItem(first) as HTMLElement).focus();
  }

  return {
    ref,
    button,
    isHydrated,
    isSubmitting,
    errors,
    notice,
    dismiss() {
      setNotice(undefined);
      button.current?.focus();
    },
    onSubmit,
    onInput(event: FormEvent<HTMLFormElement>) {
      noteTyping();
      keepTyped(event.currentTarget);
    },
    onFocus({ target }: FocusEvent<HTMLFormElement>) {
      prepareSending();
      reveal(target);
    },
  };
}

/** What is sent beside the fields: by it the function tells robots from visitors, and one message from another. */
function signsOf(form: HTMLFormElement, { id }: Draft) {
  return { id, [trapField]: String(new FormData(form).get(trapField) ?? ''), elapsed: elapsed() };
}

/** What is said of a text that is too long; undefined when it is not. */
function excessIn(
  field: ContactField,
  typed: string,
  { strings, locale }: Pick<ContactFormProps, 'strings' | 'locale'>,
): Pick<Notice, 'title' | 'text'> | undefined {
  const { title, text } = strings.errors.long;
  const [count, { max }] = [lengthOf(typed), boundsOf(field)];
  if (count <= max) return undefined;
  return { title, text: fill(text, { count: formatNumber(count, locale), max: formatNumber(max, locale) }) };
}

/** What is said beside a field that is not too long, and yet breaks a rule; a phone number has no other. */
function mistakeIn(field: ContactField, { mistakes }: ContactFormProps['strings']): string {
  return field === 'phone' ? '' : mistakes[field];
}

function errorOf(field: ContactField, { errors }: ContactFormProps['strings']) {
  return field === 'email' || field === 'message' ? errors[field] : errors.name;
}

/** What the function says to the visitor, if it does. */
function wordsOf(failure: Awaited<Outcome>): string | undefined {
  return typeof failure === 'object' ? failure.words : undefined;
}
