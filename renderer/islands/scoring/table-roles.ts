/** The roles of a table, said: one whose rows are cards is a table to its readers only where they are. */
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

const roles = { table: 'table', thead: 'rowgroup', tbody: 'rowgroup', tr: 'row', td: 'cell', th: 'rowheader', 'thead th': 'columnheader' };

/** For the `ref` of a table of so many columns. Set here and not in the markup, where a role that the element has anyway is a fault of HTML. */
export function useTableRoles(columns: number): RefObject<HTMLTableElement | null> {
  const table = useRef<HTMLTableElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another number of columns has other cells.
  useLayoutEffect(() => {
    for (const [selector, role] of Object.entries(roles))
      for (const element of table.current?.parentElement?.querySelectorAll(selector) ?? []) element.role = role;
  }, [columns]);
  return table;
}
