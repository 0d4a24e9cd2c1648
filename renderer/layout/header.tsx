/** The fixed header: firm, menus, languages. Works by HTML and CSS alone: hover, focus, and a disclosure on phones. */
import { link } from '#generated/links.ts';
import { roles } from '#generated/pages.ts';
import { identity } from '../content/identity.ts';
import { useContent } from '../page.tsx';
import { PageLink } from '../ui/link.tsx';
import { LanguageLinks } from './language-links.tsx';
import { Logo } from './logo.tsx';
import { MenuLink, type MenuName, useMenu } from './navigation.tsx';

export function Header() {
  const { header } = useContent('common');
  return (
    <header className="site-header">
      <div className="wrap header-row">
        <PageLink to={link(roles.home)} className="brand">
          <Logo />
          <span className="brand-name">{identity.firmName}</span>
        </PageLink>
        <nav className="wide-menu" aria-label={header.label}>
          <ul className="flex items-center gap-7">
            <MenuItems menu="start" />
            <Dropdown id="menu-network" title={header.network} menu="network" />
            <Dropdown id="menu-tools" title={header.tools} menu="tools" />
            <MenuItems menu="header" />
          </ul>
        </nav>
        <LanguageLinks className="wide-menu" />
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

function Dropdown({ id, title, menu }: { readonly id: string; readonly title: string; readonly menu: MenuName }) {
  return (
    <li className="dropdown">
      <button type="button" aria-expanded="false" aria-controls={id}>
        {title}
        <svg viewBox="0 0 12 8" width="12" height="8" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
          <path d="m1 1.5 5 5 5-5" />
        </svg>
      </button>
      <ul id={id} className="dropdown-panel">
        <MenuItems menu={menu} hint />
      </ul>
    </li>
  );
}

function MobileMenu() {
  const { header } = useContent('common');
  const groups = [
    { title: undefined, menu: 'start' },
    { title: header.network, menu: 'network' },
    { title: header.tools, menu: 'tools' },
    { title: undefined, menu: 'header' },
  ] as const;
  return (
    <details className="mobile-menu">
      <summary className="button">
        <span className="when-closed">{header.openMenu}</span>
        <span className="when-open">{header.closeMenu}</span>
      </summary>
      <nav className="mobile-panel" aria-label={header.label}>
        {groups.map((group) => (
          <div key={group.menu} className="border-t border-line py-4 first:border-0">
            {group.title !== undefined && <p className="mb-1 text-small text-ink-soft">{group.title}</p>}
            <ul className="font-display text-h3">
              <MenuItems menu={group.menu} />
            </ul>
          </div>
        ))}
        <LanguageLinks className="border-t border-line py-5" />
      </nav>
    </details>
  );
}
