import type { ReactNode } from 'react';
import { WithMail } from './text.tsx';

interface ParagraphsProps {
  readonly id?: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** Links under the paragraphs. */
  readonly children?: ReactNode;
}

/**
 * A section of plain paragraphs, in which the e-mail address of the firm is a link. The heading stands on the left of wide windows,
 * however many such sections a page has: the paragraphs alone would leave half of each blank.
 */
export function Paragraphs({ id, title, paragraphs, children }: ParagraphsProps) {
  return (
    <section id={id} className="wrap">
      <div className="grid gap-x-column gap-y-10 border-t border-line py-section lg:grid-cols-12">
        <h2 className="text-h2 lg:col-span-4">{title}</h2>
        <div className="measure grid content-start gap-4 lg:col-span-8">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <WithMail text={paragraph} />
            </p>
          ))}
          {children !== undefined && <p>{children}</p>}
        </div>
      </div>
    </section>
  );
}
