/** The list of sections: a row under the title, and on phones a bar that stays below the header and scrolls sideways. */
import { useContent } from '#renderer/page.tsx';

export function OnPage() {
  const { contents, services, whyFrance, routes, topics, timetable, budget } = useContent('foreignBrands');
  const sections = { services, whyFrance, routes, topics, timetable, budget };
  return (
    <nav className="on-page print:hidden" aria-label={contents.title}>
      <ul className="wrap flex gap-8 overflow-x-auto text-small">
        {(Object.keys(sections) as (keyof typeof sections)[]).map((name) => (
          <li key={name} className="shrink-0 whitespace-nowrap">
            <a className="link flex min-h-11 items-center" href={`#${sections[name].id}`}>
              {contents[name]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
