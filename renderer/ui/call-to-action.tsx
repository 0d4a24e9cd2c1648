/** The call to action at the end of a page, on a dark ground. */
import type { ReactNode } from 'react';
import type { CallToAction as Action } from '#generated/content.ts';
import { type Link, link } from '#generated/links.ts';
import type { Subject } from '#schema/contact/subjects.ts';
import { contactAbout } from '../content/contact-link.ts';
import { PageLink } from './link.tsx';

interface CallToActionProps {
  readonly action: Action;
  /** Target of the button. Default: the contact page. */
  readonly to?: Link;
  /** The subject that the form of the default target has chosen. */
  readonly subject?: Subject;
  readonly id?: string;
  /** Further buttons. */
  readonly children?: ReactNode;
}

export function CallToAction({ action, subject, to = subject ? contactAbout(subject) : link('contact'), id, children }: CallToActionProps) {
  return (
    <section id={id} className="on-ink bg-ink text-paper print:hidden">
      <div className="wrap grid gap-x-column gap-y-8 py-section lg:grid-cols-12">
        <h2 className="text-h2 lg:col-span-7">{action.title}</h2>
        <div className="lg:col-span-5">
          <p className="measure text-lead">{action.text}</p>
          <div className="mt-8 flex flex-wrap gap-4">
            <PageLink to={to} className="button button-primary">
              {action.button}
            </PageLink>
            {children}
          </div>
        </div>
      </div>
    </section>
  );
}
