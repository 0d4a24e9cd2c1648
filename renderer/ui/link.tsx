/** Links: to a place of this site, or to another one. */
import type { ReactNode } from 'react';
import { href, type Link } from '#generated/links.ts';
import { useContent, useLocale } from '../page.tsx';

interface Common {
  readonly children: ReactNode;
  readonly className?: string;
}

interface PageLinkProps extends Common {
  readonly to: Link;
  /** Whether it is the page one is on. */
  readonly current?: boolean;
  /** Accessible name, where what is seen is no text. */
  readonly label?: string;
  /** Island that the link opens, where a script can. */
  readonly opens?: 'contact-modal';
}

/** A link to a page of this site, by id. */
export function PageLink({ to, current = false, label, opens, className, children }: PageLinkProps) {
  return (
    <a className={className} href={href(to, useLocale())} aria-current={current ? 'page' : undefined} aria-label={label} data-opens={opens}>
      {children}
    </a>
  );
}

/** A link to another site, in a new tab, which screen readers are told. */
export function ExternalLink({ href, className, children }: Common & { readonly href: string }) {
  const { newTab } = useContent('common');
  return (
    <a className={className} href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="sr-only"> {newTab}</span>
    </a>
  );
}

/** A link that stands alone, with an arrow. */
export function ArrowLink({ to, className = '', children }: Common & { readonly to: Link }) {
  return (
    <PageLink to={to} className={`link arrow-link ${className}`.trim()}>
      {children}
    </PageLink>
  );
}
