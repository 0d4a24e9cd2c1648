/** Lists divided by rules rather than boxes. */
import type { ReactNode } from 'react';

interface Titled {
  readonly title: string;
  readonly text: string;
}

interface TitledListProps {
  readonly items: readonly Titled[];
  readonly columns?: 1 | 2 | 3;
  /** Level of the items' headings: `h2` where no section heading stands above the list. */
  readonly heading?: 'h2' | 'h3';
}

/** Title and text, in one to three columns, each under a rule. Of two columns, the last has both where it would stand alone in one. */
export function TitledList({ items, columns = 2, heading: Heading = 'h3' }: TitledListProps) {
  const grid = { 1: '', 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-2 lg:grid-cols-3' }[columns];
  const both = { 1: '', 2: 'sm:last:odd:col-span-2', 3: 'sm:max-lg:last:odd:col-span-2' }[columns];
  return (
    <ul className={`grid gap-x-10 gap-y-9 ${grid}`}>
      {items.map((item) => (
        <li key={item.title} className={`border-t border-ink pt-4 ${both}`}>
          <Heading className="text-h3">{item.title}</Heading>
          <p className="measure mt-2 text-ink-soft">{item.text}</p>
        </li>
      ))}
    </ul>
  );
}

/** A sequence: big numbers, title and text, side by side where its own width has room for them at the size of the text. */
export function StepList({ items }: { readonly items: readonly Titled[] }) {
  return (
    <ol className="steps ruled">
      {items.map((item) => (
        <li key={item.title}>
          <h3>{item.title}</h3>
          <p>{item.text}</p>
        </li>
      ))}
    </ol>
  );
}

/** Points with a short accent rule for a bullet. */
export function PointList({ items }: { readonly items: readonly ReactNode[] }) {
  return (
    <ul className="grid gap-3">
      {items.map((item, index) => (
        <li key={index} className="point measure">
          {item}
        </li>
      ))}
    </ul>
  );
}

/** Short words in a row, divided by dots: tags, keywords. */
export function TagLine({ items }: { readonly items: readonly string[] }) {
  return (
    <ul className="tags text-small text-ink-soft">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
