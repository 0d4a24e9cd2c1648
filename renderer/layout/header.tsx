/** The header: firm, menus, languages. Works without JavaScript: by hover and focus, and by a disclosure on phones. */
import { link } from '#generated/links.ts';
import { roles } from '#generated/pages.ts';
import { identity } from '../content/identity.ts';
import { useContent } from '../page.tsx';
import { PageLink } from '../ui/link.tsx';
import { brandClass } from './brand.ts';
import { LanguageLinks, Logo, MenuLink, type MenuName, useLead, useLeadsHere, useMenu } from './navigation.tsx';

export function Header() {
  const { header } = useContent('common');
  return (
    <header className="site-header">
      <div className="wrap header-row">
        <PageLink to={link(roles.home)} className={brandClass(identity.firmName)}>
          <Logo />
          <span className="brand-name">{identity.firmName}</span>
        </PageLink>
        <nav className="wide-menu" aria-label={header.label}>
          <ul>
            <MenuItems menu="start" />
            <LeadItems />
            <Dropdown id="menu-network" title={header.network} menu="network" />
            <Dropdown id="menu-tools" title={header.tools} menu="tools" />
            <MenuItems menu="header" />
            <Dropdown id="menu-firm" title={header.firm} menu="firm" />
          </ul>
        </nav>
        <ul className="header-contact">
          <MenuItems menu="always" />
        </ul>
        <LanguageLinks className="header-languages" />
        <MobileMenu />
      </div>
    </header>
  );
}

function MenuItems({ menu, hint = false }: { readonly menu: MenuName; readonly hint?: boolean }) {
  return useMenu(menu).map((item) => (
    <li key={item.id}>
      <MenuLink item={item} hint={hint} />
    </li>
  ));
}

function LeadItems() {
  return useLead().map((item) => (
    <li key={item.id}>
      <MenuLink item={item} />
    </li>
  ));
}

/** Returns the class that marks the menu of the current page, unless a lead item of the header has that mark. */
function useCurrentClass(menu: MenuName): string | undefined {
  const leadsHere = useLeadsHere();
  const isMarked = useLead().some(leadsHere);
  return useMenu(menu).some(leadsHere) && !isMarked ? 'is-current' : undefined;
}

function Dropdown({ id, title, menu }: { readonly id: string; readonly title: string; readonly menu: MenuName }) {
  return (
    <li className="dropdown">
      <button type="button" className={useCurrentClass(menu)} aria-expanded="false" aria-controls={id}>
        {title}
      </button>
      <ul id={id} className="dropdown-panel">
        <MenuItems menu={menu} hint={menu !== 'firm'} />
      </ul>
    </li>
  );
}

function MobileMenu() {
  const { header } = useContent('common');
  return (
    <details className="mobile-menu">
      <summary className="button">
        <span className="when-closed">{header.openMenu}</span>
        <span className="when-open">{header.closeMenu}</span>
      </summary>
      <nav className="mobile-panel" aria-label={header.label}>
        <ul>
          <MenuItems menu="start" />
          <LeadItems />
        </ul>
        <Group title={header.network} menu="network" />
        <Group title={header.tools} menu="tools" />
        <ul>
          <MenuItems menu="header" />
        </ul>
        <Group title={header.firm} menu="firm" />
        <div className="mobile-end">
          <ul>
            <MenuItems menu="always" />
          </ul>
          <LanguageLinks />
        </div>
      </nav>
    </details>
  );
}

function Group({ title, menu }: { readonly title: string; readonly menu: MenuName }) {
  return (
    <details>
      <summary className={useCurrentClass(menu)}>{title}</summary>
      <ul>
        <MenuItems menu={menu} />
      </ul>
    </details>
  );
}
