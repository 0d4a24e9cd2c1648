/** Columns of text for a terminal. */

/** Columns side by side, the first one to the left and the others to the right. */
export function align(lines: readonly (readonly (string | undefined)[])[]): string {
  const width = (column: number) => Math.max(...lines.map((line) => line[column]?.length ?? 0));
  const cell = (text: string | undefined, column: number) =>
    column === 0 ? (text ?? '').padEnd(width(column)) : (text ?? '').padStart(width(column));
  return lines.map((line) => line.map(cell).join('  ').trimEnd()).join('\n');
}
