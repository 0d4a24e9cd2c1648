/** What the brief treats, in its order: a list of links in columns under the hero. */
import { useContent } from '#renderer/page.tsx';

export function Contents() {
  const { contents, services, whyFrance, routes, lease, disclosure, employment, permits, timetable, budget } = useContent('foreignBrands');
  const sections = [services, whyFrance, routes, lease, disclosure, employment, permits, timetable, budget];
  return (
    <nav className="wrap pb-section print:hidden" aria-labelledby="contents">
      <p id="contents" className="border-t border-ink pt-4 text-small text-ink-soft">
        {contents}
      </p>
      <ol className="mt-3 grid gap-x-10 sm:grid-flow-col sm:auto-cols-fr sm:grid-rows-5 lg:grid-rows-3">
        {sections.map((section, index) => (
          <li key={section.id}>
            <a className="flex min-h-11 items-baseline gap-4 py-2 hover:text-accent" href={`#${section.id}`}>
              <span className="w-5 shrink-0 font-display text-accent" aria-hidden="true">
                {index + 1}
              </span>
              {section.title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
