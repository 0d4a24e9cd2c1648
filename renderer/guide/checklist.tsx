/** The checklist that closes a guide: boxes to tick on paper. */
import { checklistAnchor } from './contents.tsx';

export function Checklist({ checklist }: { readonly checklist: { readonly title: string; readonly items: readonly string[] } }) {
  return (
    <section id={checklistAnchor} className="border-t border-ink pt-8">
      <h2 className="text-h2">{checklist.title}</h2>
      <ul className="measure mt-6 divide-y divide-line border-y border-line">
        {checklist.items.map((item) => (
          <li key={item} className="flex gap-4 py-3">
            <svg className="mt-1.5 size-4 shrink-0" viewBox="0 0 16 16" fill="none" stroke="currentColor" aria-hidden="true">
              <rect x="1" y="1" width="14" height="14" />
            </svg>
            {item}
          </li>
        ))}
      </ul>
    </section>
  );
}
