/** Whom to write to or to call, within a text: each a link that stays whole on its line, as long as the line has room for it. */
import { Fragment } from 'react';
import { identity } from '../content/identity.ts';

/** A text with the firm’s e-mail address as a link. */
export function WithMail({ text }: { readonly text: string }) {
  return text.split(identity.email).map((part, index) => {
    if (index === 0) return <Fragment key={index}>{part}</Fragment>;
    // The mark that follows an address stays with it.
    const mark = /^\S*/.exec(part)?.[0] ?? '';
    return (
      <Fragment key={index}>
        <Mail mark={mark} />
        {part.slice(mark.length)}
      </Fragment>
    );
  });
}

/** The firm’s e-mail address. */
export function Mail({ mark = '' }: { readonly mark?: string }) {
  return <Whole href={`mailto:${identity.email}`} text={identity.email} mark={mark} />;
}

/** A number as one reads it: a link where it is in international form. */
export function Phone({ number }: { readonly number: string }) {
  const digits = number.replace(/[^+\d]/g, '');
  return /^\+\d{6,15}$/.test(digits) ? <Whole href={`tel:${digits}`} text={number} /> : number;
}

function Whole({ href, text, mark = '' }: { readonly href: string; readonly text: string; readonly mark?: string }) {
  return (
    <span className="inline-block">
      {/* Above the mark, which reaches a pixel into it. */}
      <a className="link relative" href={href}>
        {text}
      </a>
      {mark}
    </span>
  );
}
