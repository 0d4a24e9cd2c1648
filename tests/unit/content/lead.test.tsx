/** What a language's readers come for follows “home” in their header, on wide screens and in the mobile menu. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { href, link } from '../../../generated/links.ts';
import { Header } from '../../../renderer/layout/header.tsx';
import { LocaleProvider, PageProvider } from '../../../renderer/page.tsx';
import type { Locale } from '../../../schema/site.ts';

/** Where the first two items of each menu of the header lead. */
function firstItems(locale: Locale): string[][] {
  const header = renderToStaticMarkup(
    <LocaleProvider locale={locale}>
      <PageProvider page="about">
        <Header />
      </PageProvider>
    </LocaleProvider>,
  );
  const menus = header.split('<nav').slice(1);
  return menus.map((menu) => [...menu.matchAll(/href="([^"]*)"/g)].slice(0, 2).map(([, path]) => path ?? ''));
}

const home = (locale: Locale) => href(link('home'), locale);
const brief = (locale: Locale) => href(link('foreignBrands'), locale);
/** The menus that begin with “home”: the others are those of languages. */
const seconds = (locale: Locale) => firstItems(locale).flatMap(([first, second]) => (first === home(locale) ? [second] : []));

test('English readers come for entering France; French ones for all', () => {
  expect(seconds('en')).toEqual([brief('en'), brief('en')]);
  expect(seconds('fr')).toHaveLength(2);
  expect(seconds('fr')).not.toContain(brief('fr'));
});
