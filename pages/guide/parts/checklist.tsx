/** The checklist that closes a guide: boxes to tick on paper. Below a drawing, the rule of the drawing is its own. */
interface ChecklistProps {
  readonly checklist: { readonly id: string; readonly title: string; readonly items: readonly string[] };
}

export function Checklist({ checklist }: ChecklistProps) {
  return (
    <section id={checklist.id} className="border-t border-ink pt-8 [figure+&]:border-t-0 [figure+&]:pt-0">
      <h2 className="text-h2">{checklist.title}</h2>
      <ul className="measure mt-6 ruled">
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
