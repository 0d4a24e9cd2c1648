/** The language toggle: links to the same page in each language; from the error page, which has no address, to the home page. */
import { href, link } from '#generated/links.ts';
import { roles } from '#generated/pages.ts';
import { localeCodes, locales } from '#schema/site/locales.ts';
import { useContent, useRoute } from '../page.tsx';

export function LanguageLinks({ className = '' }: { readonly className?: string }) {
  const { page, locale } = useRoute();
  const { header } = useContent('common');
  const target = page === roles.error ? roles.home : page;
  return (
    <nav className={className} aria-label={header.language}>
      <ul className="flex items-center text-small">
        {localeCodes.map((code) => (
          <li key={code} className="language">
            <a
              href={href(link(target), code)}
              lang={code}
              hrefLang={code}
              data-language=""
              aria-current={code === locale ? 'true' : undefined}
              className={code === locale ? 'font-semibold' : 'link'}
            >
              <abbr title={locales[code].name} className="no-underline">
                {locales[code].short}
              </abbr>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
