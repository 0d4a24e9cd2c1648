/** Tables are whole: rows of one width, and heads that say what they are the head of. */
import type { InText, PageRule } from '../../rule.ts';

const table = /<table\b[\s\S]*?<\/table>/gi;
const row = /<tr\b[\s\S]*?<\/tr>/gi;
const cell = /<(th|td)\b([^>]*)>/gi;

export const tables: PageRule = {
  name: 'tables',
  looksAt: 'page',
  explain: `A table whose rows have different numbers of cells, so that figures stand below the wrong head; a head without scope, or a table without any or
without a name (caption, aria-label), which a screen reader reads as bare numbers.

  <th>Loyer</th>   found:   a head without scope
                   way out: <th scope="row">`,
  check({ html }) {
    return [...html.matchAll(table)].flatMap(({ 0: whole, index }): InText[] => {
      const rows = [...whole.matchAll(row)].map(([text]) => [...text.matchAll(cell)]);
      const widths = rows.map((cells) =>
        cells.reduce((sum, [, , attributes = '']) => sum + Number(/colspan="(\d+)"/i.exec(attributes)?.[1] ?? 1), 0),
      );
      const hasSpan = /rowspan=/i.test(whole);
      const heads = [...whole.matchAll(/<th\b([^>]*)>/gi)];
      // In the head of a table, a head is that of its column by itself.
      const end = whole.indexOf('</thead>');
      const isNamed = /<caption\b|^<table\b[^>]*aria-label/i.test(whole);
      const wayOut = 'correct the table in its component';
      const uneven = hasSpan ? -1 : widths.findIndex((width) => width !== widths[0]);
      return [
        ...(uneven > 0
          ? [
              {
                offset: index,
                found: `row ${uneven + 1} of a table has ${widths[uneven]} cells, and the first ${widths[0]}`,
                expected: 'as many in each',
                wayOut,
              },
            ]
          : []),
        ...(heads.length === 0
          ? [{ offset: index, found: 'a table without heads', expected: '<th scope="col">, <th scope="row">', wayOut }]
          : []),
        ...heads
          .filter((head) => head.index > end && !/scope="(?:col|row|colgroup|rowgroup)"/i.test(head[1] ?? ''))
          .map((head) => ({ offset: index + head.index, found: 'a head without scope', expected: 'scope="col" or scope="row"', wayOut })),
        ...(isNamed ? [] : [{ offset: index, found: 'a table without a name', expected: '<caption>, or aria-label', wayOut }]),
      ];
    });
  },
};
