import type { ReactNode } from 'react';
import { href, type Link } from '#generated/links.ts';
import { siteName } from '#schema/site/identity.ts';
import { useContent, useLocale } from '../page.tsx';

interface Common {
  readonly children: ReactNode;
  readonly className?: string;
}

interface PageLinkProps extends Common {
  readonly to: Link;
  /** True for a link to the current page. */
  readonly current?: boolean;
  /** Accessible name of a link without text. */
  readonly label?: string;
  /** Island that opens instead of the page when JavaScript runs. */
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

/** A link to another site in a new tab; screen readers announce the new tab. */
export function ExternalLink({ href, className, children }: Common & { readonly href: string }) {
  const { newTab } = useContent('common');
  return (
    <a className={className} href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="sr-only"> {newTab}</span>
    </a>
  );
}

/** A link to the profile of a person, with the name of its site. */
export function ProfileLink({ href, of }: { readonly href: string; readonly of: string }) {
  return (
    <ExternalLink className="link" href={href}>
      {siteName(href)}
      <span className="sr-only">, {of}</span>
    </ExternalLink>
  );
}

/** A standalone link with an arrow. */
export function ArrowLink({ to, className = '', children }: Common & { readonly to: Link }) {
  return (
    <PageLink to={to} className={`link arrow-link ${className}`.trim()}>
      {children}
    </PageLink>
  );
}
