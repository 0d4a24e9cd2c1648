/** The footer: links, contact details, legal line, and the floating contact button. */
import type { ReactNode } from 'react';
import { identity, missingCount, profiles } from '../content/identity.ts';
import { useContent } from '../page.tsx';
import { ExternalLink } from '../ui/link.tsx';
import { Isolated, Plural } from '../ui/text.tsx';
import { ContactButton } from './contact-button.tsx';
import { Logo, MenuLink, type MenuName, useMenu } from './navigation.tsx';

/** URL of the messaging service for the phone number of the firm. */
export const messagingUrl = `https://wa.me/${identity.phone.replace('+', '')}`;

export function Footer() {
  const { footer, tagline } = useContent('common');
  return (
    <footer className="site-footer border-t border-ink print:hidden">
      <div className="wrap grid gap-x-10 gap-y-10 py-16 sm:grid-cols-2 lg:grid-cols-12">
        <div className="lg:col-span-3">
          <Logo />
          <p className="mt-4 font-display text-h3">{identity.firmName}</p>
          <p className="mt-1 max-w-[24rem] text-ink-soft">{tagline}</p>
        </div>
        <nav aria-label={footer.label} className="grid grid-cols-2 gap-6 lg:col-span-4">
          <Column title={footer.site}>
            <Items menu="footer" />
          </Column>
          {/* Aligns with the first link of the previous column. */}
          <Column className="pt-[1lh] text-small">
            <Items menu="footerMore" />
          </Column>
        </nav>
        <Column title={footer.write} className="lg:col-span-3">
          <li>
            <a className="link" href={`mailto:${identity.email}`}>
              <Isolated>{identity.email}</Isolated>
            </a>
          </li>
          <li>
            <ExternalLink className="link" href={messagingUrl}>
              {footer.message}
            </ExternalLink>
          </li>
          <li className="text-ink-soft">{footer.appointment}</li>
        </Column>
        <Column title={footer.follow} className="lg:col-span-2">
          {profiles.map(({ name, url }) => (
            <li key={name}>
              <ExternalLink className="link" href={url}>
                {name}
              </ExternalLink>
            </li>
          ))}
        </Column>
      </div>
      <div className="wrap text-small text-ink-soft">
        <div className="footer-end flex flex-wrap justify-between gap-x-8 gap-y-2 border-t border-line py-6">
          <p>{footer.copyright}</p>
          <p>{footer.legal}</p>
          {missingCount > 0 && (
            <p>
              <Plural text={footer.draft} values={{ count: missingCount }} />
            </p>
          )}
        </div>
      </div>
      <ContactButton />
    </footer>
  );
}

interface ColumnProps {
  readonly title?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

function Column({ title, className, children }: ColumnProps) {
  return (
    <div className={className}>
      {title !== undefined && <p className="text-small text-ink-soft">{title}</p>}
      <ul className="mt-3 grid gap-2 text-small pointer-coarse:gap-0">{children}</ul>
    </div>
  );
}

function Items({ menu }: { readonly menu: MenuName }) {
  return useMenu(menu).map((item) => (
    <li key={item.id}>
      <MenuLink item={item} />
    </li>
  ));
}
