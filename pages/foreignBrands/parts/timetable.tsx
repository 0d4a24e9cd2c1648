/** The worked timetable: its figure, drawn from the schedule of the schema, and the steps in words under the same numbers. */

import { fill } from '#renderer/content/fill.ts';
import { EntryTimetable } from '#renderer/drawings/entry-timetable.tsx';
import { useContent } from '#renderer/page.tsx';
import { WideSection } from '#renderer/ui/section.tsx';

export function Timetable() {
  const { timetable } = useContent('foreignBrands');
  const { id, title, lead, figure, axis, signature, doors, month, months, steps, note } = timetable;
  return (
    <WideSection id={id} title={title} lead={lead}>
      <EntryTimetable steps={steps} words={{ figure, axis, signature, doors }} />
      <ol className="mt-12 grid gap-x-10 gap-y-7 @min-[44rem]:grid-cols-2 @min-[66rem]:grid-cols-3">
        {steps.map((step, index) => (
          <li key={step.id} className="grid grid-cols-[2.25rem_1fr] border-t border-line pt-3">
            <span className="font-display text-accent" aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h3>{step.name}</h3>
              <p className="text-small text-accent">{step.first === step.last ? fill(month, step) : fill(months, step)}</p>
              <p className="mt-1 text-small text-ink-soft">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="measure mt-10">{note}</p>
    </WideSection>
  );
}
