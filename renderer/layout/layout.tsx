/** The frame of every page: skip link, header, footer, contact dialog. */
import type { ReactNode } from 'react';
import { canonicalUrl } from '#generated/links.ts';
import { roles } from '#generated/pages.ts';
import { fill } from '../content/fill.ts';
import { identity } from '../content/identity.ts';
import { ContactModal } from '../islands/contact/contact-modal.tsx';
import { useContactProps } from '../islands/contact/use-contact-props.ts';
import { Island } from '../islands/runtime/island.tsx';
import { useContent, useRoute } from '../page.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

export function Layout({ children }: { readonly children: ReactNode }) {
  const { header, printed } = useContent('common');
  const { page, locale } = useRoute();
  const modal = useContactProps('modal');
  return (
    <>
      <a className="skip-link" href="#content">
        {header.skip}
      </a>
      <Header />
      <p className="wrap hidden text-small print:block">{fill(printed, { url: canonicalUrl(page, locale, identity.origin) })}</p>
      <main id="content">{children}</main>
      <Footer />
      {page !== roles.contact && <Island name="contact-modal" of={ContactModal} hydrate="opening" props={modal} />}
    </>
  );
}
