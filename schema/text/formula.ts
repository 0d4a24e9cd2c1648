/** Formulas of a sheet: numbers, ids of rows, `previous.` before the id for the column at the left, `+ - * /` and brackets. */

/** A row that a formula names, in its own column or in the one before. */
export interface Reference {
  readonly row: string;
  readonly isPrevious: boolean;
}

const token = /\s*((?:previous\.)?[a-zA-Z]+|\d+(?:\.\d+)?|[-+*/()])/y;

/** The value of a formula, with that of each row it names. Throws a SyntaxError for what is no formula. */
export function evaluate(formula: string, valueAt: (reference: Reference) => number): number {
  const tokens = tokensOf(formula);
  let at = 0;
  const next = () => tokens[at++] ?? refuse(formula, 'its end');
  const factor = (): number => {
    const found = next();
    if (found === '(') {
      const value = sum();
      if (next() !== ')') refuse(formula, 'a bracket that stays open');
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

/** The formula with each row written as `nameOf` says: for a spreadsheet, the address of its cell. */
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
    `the formula "${formula}": found ${found}; expected numbers, ids of rows, + - * / and brackets. Correct it in schema/content/examples.ts.`,
  );
}
