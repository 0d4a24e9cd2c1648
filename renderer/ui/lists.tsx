import type { ReactNode } from 'react';
import type { Inlines, Prose } from '#schema/language/inline.ts';
import { Inline, RunningText } from './prose.tsx';

interface Titled {
  readonly title: string;
  readonly text: string;
}

interface TitledListProps {
  readonly items: readonly { readonly title: string; readonly text: string | Prose }[];
  readonly columns?: 2 | 3;
  /** Heading level of the items: `h2` for a list without a section heading above it. */
  readonly heading?: 'h2' | 'h3';
}

/** Titles and texts in two or three columns. The last item of an odd number spans both of two columns. */
export function TitledList({ items, columns = 2, heading: Heading = 'h3' }: TitledListProps) {
  const grid = { 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-2 lg:grid-cols-3' }[columns];
  const both = { 2: 'sm:last:odd:col-span-2', 3: 'sm:max-lg:last:odd:col-span-2' }[columns];
  return (
    <ul className={`grid gap-x-column gap-y-9 ${grid}`}>
      {items.map((item) => (
        <li key={item.title} className={`border-t border-ink pt-4 ${both}`}>
          <Heading className="text-h3">{item.title}</Heading>
          <RunningText text={item.text} className="mt-2 text-ink-soft" />
        </li>
      ))}
    </ul>
  );
}

/** A numbered sequence: number, title and text, side by side when the list is wide enough. */
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

/** Points with a short accent line as bullet. */
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

/** Points whose words may be links. */
export function LinkedPoints({ items }: { readonly items: readonly Inlines[] }) {
  return <PointList items={items.map((nodes, index) => <Inline key={index} nodes={nodes} />)} />;
}

/** Tags or keywords in a row, with dots between them. */
export function TagLine({ items }: { readonly items: readonly string[] }) {
  return (
    <ul className="tags text-small text-ink-soft">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

/** One term of a `<dl>`, above its description. */
export function Fact({ word, children }: { readonly word: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="text-small text-ink-soft">{word}</dt>
      <dd>{children}</dd>
    </div>
  );
}
