/** The statements of law on a page, folded: source, date of the check, and, once for all, approval by counsel. */
import { locales } from '#schema/site/locales.ts';
import { formatDay } from '#schema/text/formats.ts';
import { fill } from '../content/fill.ts';
import { identity } from '../content/identity.ts';
import { useContent, useRoute } from '../page.tsx';
import { ExternalLink } from './link.tsx';

/** Nothing on a page without an entry in `schema/content/law/law.ts`. */
export function LegalSources() {
  const { page, locale } = useRoute();
  const { title, toApprove, approved, checked, statements } = useContent('law');
  const shown = statements.filter(({ citedAt }) => citedAt.some((place) => place.page === page));
  if (shown.length === 0) return null;
  const dayOf = (checkedOn: string) => fill(checked, { date: formatDay(new Date(checkedOn), locales[locale].tag) });
  // A date that all statements share is shown once.
  const [day, ...otherDays] = new Set(shown.map(({ checkedOn }) => dayOf(checkedOn)));
  const isOneDay = otherDays.length === 0;
  return (
    <details className="sources mt-16 border-y border-line text-small">
      <summary className="py-5">
        <h2 className="inline text-h3">{title}</h2> <span className="text-ink-soft">({shown.length})</span>
      </summary>
      <p className="measure text-ink-soft">
        {identity.legalCounsel === '' ? toApprove : fill(approved, { counsel: identity.legalCounsel })}
        {isOneDay && (
          <>
            <br />
            {day}
          </>
        )}
      </p>
      <ul className="mt-5 mb-8 grid gap-x-10 gap-y-4 @min-[46rem]:grid-cols-2 @min-[66rem]:grid-cols-3">
        {shown.map(({ id, url, reference, rule, checkedOn }) => (
          <li key={id} className="measure">
            <ExternalLink href={url} className="link font-medium">
              {reference}
            </ExternalLink>
            <span className="mt-1 block">{rule}</span>
            {!isOneDay && <span className="text-ink-soft">{dayOf(checkedOn)}</span>}
          </li>
        ))}
      </ul>
    </details>
  );
}
