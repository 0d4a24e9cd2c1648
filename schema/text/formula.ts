/** Formulas of a sheet: numbers, row ids, `previous.` before an id for the column to the left, `+ - * /` and brackets. */

/** A row in a formula, in the same or the previous column. */
export interface Reference {
  readonly row: string;
  readonly isPrevious: boolean;
}

const token = /\s*((?:previous\.)?[a-zA-Z]+|\d+(?:\.\d+)?|[-+*/()])/y;

/** Evaluates a formula; `valueAt` returns the value of a row. Throws a SyntaxError for an invalid formula. */
export function evaluate(formula: string, valueAt: (reference: Reference) => number): number {
  const tokens = tokensOf(formula);
  let at = 0;
  const next = () => tokens[at++] ?? refuse(formula, 'the end of the formula');
  const factor = (): number => {
    const found = next();
    if (found === '(') {
      const value = sum();
      if (next() !== ')') refuse(formula, 'an unclosed bracket');
      return value;
    }
    if (/^\d/.test(found)) return Number(found);
    return /^[a-zA-Z]/.test(found) ? valueAt(referenceOf(found)) : refuse(formula, `"${found}"`);
  };
  const product = (): number => {
    let value = factor();
    while (tokens[at] === '*' || tokens[at] === '/') value = next() === '*' ? value * factor() : value / factor();
    return value;
  };
  const sum = (): number => {
    let value = product();
    while (tokens[at] === '+' || tokens[at] === '-') value = next() === '+' ? value + product() : value - product();
    return value;
  };
  const value = sum();
  if (at < tokens.length) refuse(formula, `"${tokens[at]}"`);
  return value;
}

/** Rewrites a formula with `nameOf(row)` in place of each row id, such as the cell address in a spreadsheet. */
export function rewrite(formula: string, nameOf: (reference: Reference) => string): string {
  return tokensOf(formula)
    .map((found) => (/^[a-zA-Z]/.test(found) ? nameOf(referenceOf(found)) : found))
    .join('');
}

function tokensOf(formula: string): string[] {
  const tokens: string[] = [];
  token.lastIndex = 0;
  while (token.lastIndex < formula.length) {
    const at = token.lastIndex;
    const match = token.exec(formula) ?? refuse(formula, `"${formula.slice(at)}"`);
    tokens.push(match[1] as string);
  }
  return tokens;
}

function referenceOf(found: string): Reference {
  const isPrevious = found.startsWith('previous.');
  return { row: isPrevious ? found.slice('previous.'.length) : found, isPrevious };
}

function refuse(formula: string, found: string): never {
  throw new SyntaxError(
    `the formula "${formula}": found ${found}; expected numbers, row ids, + - * / and brackets. Correct the formula in schema/content/examples.ts.`,
  );
}
