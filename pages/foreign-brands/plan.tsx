/** The plan of a market entry: timetable and budget. */
import type { EntryStep } from '#generated/content.ts';
import { fill } from '#renderer/content/fill.ts';
import { EntryTimetable } from '#renderer/drawings/entry-timetable.tsx';
import { useContent } from '#renderer/page.tsx';
import { TitledList } from '#renderer/ui/lists.tsx';
import { Inline, Prose } from '#renderer/ui/prose.tsx';
import { WideSection } from '#renderer/ui/section.tsx';

/** The timetable: a chart from the schedule of the schema, and on phones the steps with the same numbers. */
export function Timetable() {
  const { timetable } = useContent('foreignBrands');
  const { id, title, lead, figure, axis, handover, doors, month, months, steps, text } = timetable;
  const monthsOf = (step: EntryStep) => (step.first === step.last ? fill(month, step) : fill(months, step));
  const values = steps.map((step) => `${step.name} (${monthsOf(step)})`).join(', ');
  const places = {
    'figure months': (
      <div className="mb-8 min-w-0">
        <EntryTimetable steps={steps} words={{ figure: `${figure} ${values}.`, axis, handover, doors }} />
      </div>
    ),
    'list steps': (
      <div className="mb-6 min-w-0">
        <ol className="text-small @min-[48rem]:hidden">
          {steps.map((step, index) => (
            <li key={step.id} className="grid grid-cols-[2.25rem_1fr_auto] border-t border-line py-0.5">
              <span className="font-display text-accent" aria-hidden="true">
                {index + 1}
              </span>
              {step.name}
              <span className="text-ink-soft">{monthsOf(step)}</span>
            </li>
          ))}
        </ol>
      </div>
    ),
  };
  return (
    <WideSection id={id} title={title} lead={lead}>
      <Prose blocks={text} places={places} />
    </WideSection>
  );
}

/** The costs by time of payment, and an example that the schema computes. */
export function Budget() {
  const { id, title, groups } = useContent('foreignBrands').budget;
  return (
    <WideSection id={id} title={title}>
      <div className="grid gap-x-12 gap-y-12 @min-[58rem]:grid-cols-12">
        <div className="@min-[58rem]:col-span-7">
          <TitledList items={[groups.before, groups.premises, groups.opening, groups.trading]} />
        </div>
        <div className="self-start @min-[58rem]:col-span-5">
          <LeaseExample />
        </div>
      </div>
    </WideSection>
  );
}

function LeaseExample() {
  const { title, lead, item, amount, lines, total, note } = useContent('foreignBrands').budget.example;
  return (
    <div className="bg-paper-deep px-6 py-7">
      <h3 className="text-h3">{title}</h3>
      <p className="mt-3 text-small text-ink-soft">
        <Inline nodes={lead} />
      </p>
      <table className="mt-6 w-full text-small numbers">
        <caption className="sr-only">{title}</caption>
        <thead className="text-ink-soft">
          <tr>
            <th scope="col" className="border-b border-ink pb-2 text-start font-normal">
              {item}
            </th>
            <th scope="col" className="border-b border-ink pb-2 text-end font-normal">
              {amount}
            </th>
          </tr>
        </thead>
        <tbody>
          {[lines.deposit, lines.rent, lines.charges].map((line) => (
            <tr key={line.name} className="border-b border-line">
              <th scope="row" className="py-2.5 pe-4 text-start font-normal">
                {line.name}
              </th>
              <td className="py-2.5 text-end whitespace-nowrap">{line.amount}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className="pt-3 pe-4 text-start font-medium">
              {total.name}
            </th>
            <td className="pt-2 text-end font-display text-h3 whitespace-nowrap">{total.amount}</td>
          </tr>
        </tfoot>
      </table>
      <p className="mt-5 text-small text-ink-soft">
        <Inline nodes={note} />
      </p>
    </div>
  );
}
