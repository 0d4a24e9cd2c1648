/** Inline texts: dates, amounts, e-mail addresses and phone numbers. */
import { Fragment, type ReactNode } from 'react';
import type { PluralText } from '#schema/language/plural.ts';
import { locales } from '#schema/site/locales.ts';
import { formatDay, formatEuros, formatLanguages } from '#schema/text/formats.ts';
import { fillPlural } from '../content/fill-plural.ts';
import { identity } from '../content/identity.ts';
import { useDirection, useLocale } from '../page.tsx';

/** Formats a `YYYY-MM-DD` date in the locale of the page. */
export function useDay(date: string): string {
  return formatDay(new Date(date), locales[useLocale()].tag);
}

/** A `YYYY-MM-DD` date, formatted, as `<time>`. */
export function LongDate({ date }: { readonly date: string }) {
  return <time dateTime={date}>{useDay(date)}</time>;
}

/** Languages by their codes, named in the language of the page. */
export function Languages({ codes }: { readonly codes: readonly string[] }) {
  return formatLanguages(codes, locales[useLocale()].tag);
}

export function Euros({ amount }: { readonly amount: number }) {
  return formatEuros(amount, locales[useLocale()].tag);
}

interface PluralProps<Count extends string, Name extends string> {
  readonly text: PluralText<Count, Name>;
  readonly values: Parameters<typeof fillPlural<Count, Name>>[1];
}

/** A text with plural forms, in the form for its numbers. */
export function Plural<Count extends string, Name extends string = never>({ text, values }: PluralProps<Count, Name>) {
  return fillPlural(text, values, locales[useLocale()].tag);
}

/** A text in which the e-mail address of the firm is a link. */
export function WithMail({ text }: { readonly text: string }) {
  return text.split(identity.email).map((part, index) => {
    if (index === 0) return <Fragment key={index}>{part}</Fragment>;
    // Punctuation after the address stays on its line.
    const mark = /^\S*/.exec(part)?.[0] ?? '';
    return (
      <Fragment key={index}>
        <Mail mark={mark} />
        {part.slice(mark.length)}
      </Fragment>
    );
  });
}

/** A value in Latin letters or digits, such as a phone number, whose parts a right-to-left page would otherwise reorder. */
export function Isolated({ children }: { readonly children: ReactNode }) {
  return useDirection() === 'rtl' ? <bdi dir="ltr">{children}</bdi> : children;
}

/** The e-mail address of the firm as a link; `mark` is the punctuation after it. */
export function Mail({ mark = '' }: { readonly mark?: string }) {
  return <UnbrokenLink href={`mailto:${identity.email}`} text={identity.email} mark={mark} />;
}

/** A phone number; a link when it has the international form. */
export function Phone({ number }: { readonly number: string }) {
  const digits = number.replace(/[^+\d]/g, '');
  return /^\+\d{6,15}$/.test(digits) ? <UnbrokenLink href={`tel:${digits}`} text={number} /> : <Isolated>{number}</Isolated>;
}

/** A link that wraps as a whole, together with the mark after it. */
function UnbrokenLink({ href, text, mark = '' }: { readonly href: string; readonly text: string; readonly mark?: string }) {
  return (
    <span className="inline-block">
      <a className="link" href={href}>
        <Isolated>{text}</Isolated>
      </a>
      {mark}
    </span>
  );
}
