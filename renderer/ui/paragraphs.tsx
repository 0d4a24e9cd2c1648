import type { ReactNode } from 'react';
import { Section } from './section.tsx';
import { WithMail } from './text.tsx';

interface ParagraphsProps {
  readonly id?: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** Links under the paragraphs. */
  readonly children?: ReactNode;
}

/** A section of plain paragraphs, in two columns where there is room, in which the e-mail address of the firm is a link. */
export function Paragraphs({ id, title, paragraphs, children }: ParagraphsProps) {
  return (
    <Section {...(id !== undefined && { id })} title={title}>
      <div className="measure grid gap-x-column gap-y-4 lg:max-w-none lg:grid-cols-2">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>
            <WithMail text={paragraph} />
          </p>
        ))}
        {children !== undefined && <p>{children}</p>}
      </div>
    </Section>
  );
}
