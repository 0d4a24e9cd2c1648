/** The frame of every page: skip link, header, footer, contact dialog. */
import type { ReactNode } from 'react';
import { roles } from '#generated/pages.ts';
import { ContactModal } from '../islands/contact/contact-modal.tsx';
import { useContactProps } from '../islands/contact/use-contact-props.ts';
import { Island } from '../islands/runtime/island.tsx';
import { useContent, useRoute } from '../page.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

export function Layout({ children }: { readonly children: ReactNode }) {
  const { header } = useContent('common');
  const { page } = useRoute();
  const modal = useContactProps('modal');
  return (
    <>
      <a className="skip-link" href="#content">
        {header.skip}
      </a>
      <Header />
      <main id="content">{children}</main>
      <Footer />
      {page !== roles.contact && <Island name="contact-modal" of={ContactModal} hydrate="opening" props={modal} />}
    </>
  );
}
