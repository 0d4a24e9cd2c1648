import type { Fixtures, GivenPage } from '../fixtures.ts';

const table = (rows: string, name = '<caption>Loyers</caption>') => ({ html: `<table>${name}${rows}</table>` });
const row = '<tr><th scope="row">Loyer</th><td>1</td></tr>';

export default {
  good: [
    table(`<thead><tr><td></td><th>2026</th></tr></thead>${row}`),
    table(`${row}<tr><th scope="row" colspan="2">Total</th></tr>`),
    { html: `<table aria-label="Loyers">${row}</table>` },
  ],
  bad: [
    [table(`${row}<tr><th scope="row">Charges</th></tr>`), { found: 'row 2 of a table has 1 cells, and the first 2' }],
    [table('<tr><th>Loyer</th><td>1</td></tr>'), { found: 'a head without scope' }],
    [table('<tr><td>Loyer</td><td>1</td></tr>'), { found: 'a table without heads' }],
    [table(row, ''), { found: 'a table without a name' }],
  ],
} satisfies Fixtures<GivenPage>;
