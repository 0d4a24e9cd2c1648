/** Sections. Their content is a size container, because the width of the window does not show enlarged text. */
import type { ReactNode } from 'react';
import type { Prose } from '#schema/language/inline.ts';
import { RunningText } from './prose.tsx';

interface SectionProps {
  readonly title: string;
  readonly lead?: string | Prose;
  readonly id?: string;
  /** Element under the heading: a link, a drawing. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A section whose heading stands on the left of wide windows, with its lead and aside. A heading without either stands above the content,
 * as does that of a third such section on a page: see section.css.
 */
export function Section(props: SectionProps) {
  const { title, lead, id, aside, children } = props;
  if (lead === undefined && aside === undefined) return <WideSection {...props} />;
  return (
    <section id={id} className="rail wrap">
      <div className="grid gap-x-column gap-y-10 border-t border-line py-section lg:grid-cols-12">
        <div className="self-start lg:sticky lg:top-28 lg:col-span-4">
          <h2 className={heading}>{title}</h2>
          {lead !== undefined && <RunningText text={lead} className="mt-5 text-ink-soft" />}
          {aside !== undefined && <div className="mt-6">{aside}</div>}
        </div>
        <div className="@container lg:col-span-8">{children}</div>
      </div>
    </section>
  );
}

const heading = 'max-w-[22ch] text-h2';

/** A section with its heading above content of full width. */
export function WideSection({ title, lead, id, aside, children }: SectionProps) {
  const head = (
    <>
      <h2 className={heading}>{title}</h2>
      {lead !== undefined && <RunningText text={lead} className="mt-5 text-ink-soft" />}
    </>
  );
  return (
    <section id={id} className="wrap">
      <div className="border-t border-line py-section">
        {aside === undefined ? (
          head
        ) : (
          <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-5">
            <div>{head}</div>
            {aside}
          </div>
        )}
        <div className="@container mt-12">{children}</div>
      </div>
    </section>
  );
}
