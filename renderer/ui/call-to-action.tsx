/** The call to action that closes a page: on ink, so that it is seen. */
import type { ReactNode } from 'react';

interface CallToActionProps {
  readonly title: string;
  readonly text: string;
  readonly id?: string;
  /** The buttons. */
  readonly children: ReactNode;
}

export function CallToAction({ title, text, id, children }: CallToActionProps) {
  return (
    <section id={id} className="on-ink bg-ink text-paper">
      <div className="wrap grid gap-x-column gap-y-8 py-section lg:grid-cols-12">
        <h2 className="text-h2 lg:col-span-7">{title}</h2>
        <div className="lg:col-span-5">
          <p className="measure text-lead">{text}</p>
          <div className="mt-8 flex flex-wrap gap-4">{children}</div>
        </div>
      </div>
    </section>
  );
}
