/** A text whose *phrase* between asterisks is set in italics. */
import { Fragment } from 'react';

export function Emphasis({ text }: { readonly text: string }) {
  return text.split('*').map((part, index) => {
    return index % 2 === 1 ? <em key={index}>{part}</em> : <Fragment key={index}>{part}</Fragment>;
  });
}
