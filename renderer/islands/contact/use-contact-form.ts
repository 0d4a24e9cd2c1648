/** The life of a contact form: idle, submitting, idle again. */
import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type ContactField, contactFields, contactMessage, toPayload } from '#schema/contact.ts';
import { trapField } from '#schema/contact-bounds.ts';
import type { ContactFormProps } from './contact-form.tsx';
import { clearDraft, type Draft, readDraft, restoreDraft } from './draft.ts';
import { reveal } from './reveal.ts';
import { type Outcome, outcomeOf, prepareSending, send } from './send.ts';
import type { Notice } from './toast.tsx';
import { isEmpty, keepDraft, saysSame, valuesOf } from './typed.ts';

type Wrong = ReadonlySet<ContactField>;

const nothing: Wrong = new Set();

/** What the form shows and does. Fields are not controlled: what was typed before this code arrived stays where it is. */
export function useContactForm({ variant, locale, recipient, backend, strings, onOutcome }: ContactFormProps) {
  const ref = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  const [isAwake, setAwake] = useState(false);
  const [isSubmitting, setSubmitting] = useState(false);
  const [wrong, setWrong] = useState(nothing);
  const [notice, setNotice] = useState<Notice | undefined>(undefined);
  const button = useRef<HTMLButtonElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the form comes to life.
  useEffect(() => {
    const form = ref.current;
    if (!form) return;
    setAwake(true);
    restoreDraft(form);
    // The visitor may have begun before this code arrived.
    if (!isEmpty(form)) keepDraft(form);
    if (form.contains(document.activeElement)) prepareSending();
    const draft = readDraft();
    const outcome = draft && outcomeOf(draft.id);
    if (outcome) void follow(form, draft, outcome);
  }, []);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending.current) return;
    const form = event.currentTarget;
    const result = contactMessage.safeParse(valuesOf(form));
    if (!result.success) return refuse(form, new Set(result.error.issues.map((issue) => issue.path[0] as ContactField)));

    const draft = keepDraft(form);
    const outcome = send(backend, toPayload(result.data, { recipient, locale, phoneLabel: strings.phone, ...signsOf(form, draft) }));
    void outcome.then((failure) => failure !== undefined && console.error(failure || strings.page.failureDefault));
    void follow(form, draft, outcome);
  }

  /** Waits for what becomes of a message, and says it; here, and to whom it may concern when the form has gone by then. */
  async function follow(form: HTMLFormElement, draft: Draft, outcome: Outcome) {
    isSending.current = true;
    setWrong(nothing);
    setNotice(undefined);
    setSubmitting(true);
    const isSent = (await outcome) === undefined;
    isSending.current = false;
    setSubmitting(false);
    if (isSent) {
      // What was changed since has not been sent.
      if (saysSame(form, draft)) form.reset();
      clearDraft(draft.id);
    }
    const words = isSent ? strings[variant].success : strings[variant].failure;
    const said: Notice = { kind: isSent ? 'success' : 'destructive', ...words, offersEmail: !isSent };
    setNotice(said);
    onOutcome?.(said);
  }

  /** Shows what is wrong: a toast for the first mistake, a line beside each field, the focus on the first. */
  function refuse(form: HTMLFormElement, wrong: Wrong) {
    const first = contactFields.find((field) => wrong.has(field));
    if (first === undefined) return;
    // A field is described before it gets the focus, so that what is wrong is read out with it.
    flushSync(() => {
      setWrong(wrong);
      setNotice({ kind: 'destructive', ...errorOf(first, strings), offersEmail: false });
    });
    (form.elements.namedItem(first) as HTMLElement).focus();
  }

  return {
    ref,
    button,
    isAwake,
    isSubmitting,
    wrong,
    notice,
    dismiss() {
      setNotice(undefined);
      button.current?.focus();
    },
    onSubmit,
    onInput: (event: FormEvent<HTMLFormElement>) => void keepDraft(event.currentTarget, Date.now()),
    onFocus({ target }: FocusEvent<HTMLFormElement>) {
      prepareSending();
      reveal(target);
    },
  };
}

/** By what a robot is told from a visitor, and one message from another. */
function signsOf(form: HTMLFormElement, { id, since }: Draft) {
  return {
    id,
    [trapField]: String(new FormData(form).get(trapField) ?? ''),
    ...(since !== undefined && { elapsed: Date.now() - since }),
  };
}

function errorOf(field: ContactField, { errors }: ContactFormProps['strings']) {
  if (field === 'firstName' || field === 'lastName') return errors.name;
  return field === 'email' ? errors.email : field === 'phone' ? errors.phone : errors.message;
}
