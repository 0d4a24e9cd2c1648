/** Inline codes of texts in XLIFF: placeholders, plural forms and, in texts with marks, marks, links, block breaks, list markers and placed facts. */
import { hasPlurals, type TextMeta } from '../../schema/language/nodes.ts';
import { pluralCode } from '../../schema/language/plural.ts';

const placeholder = String.raw`\{\w+\}`;
const mark = String.raw`\*\*|\*|\[(?![a-z]{2,3}: )|\]\([^()\s]*\)`;
const block = String.raw`\{\w+ [^{}]*\}|\n\n|\n|^(?:- |> |\^ |\d+\. )`;

/** Splits a text at its codes, which are the parts with an odd index. */
export function splitAtCodes(text: string, meta: TextMeta): string[] {
  const { marks, prose } = meta;
  const forms = [placeholder, ...(hasPlurals(meta) ? [pluralCode] : []), ...(marks.length > 0 ? [mark] : []), ...(prose ? [block] : [])];
  return text.split(new RegExp(`(${forms.join('|')})`, 'm'));
}

/** Labels of codes that tools would trim or turn into spaces. */
const labels: Readonly<Record<string, string>> = { '\n\n': '¶', '\n': '↵' };

/** Returns the label of a code, which translation tools show and keep. */
export function labelOf(code: string): string {
  return labels[code] ?? code.trimEnd();
}

const oneCode = new RegExp(`^(?:\\{\\w+(?: [^{}]*)?\\}|${pluralCode}|\\*\\*?|\\[|\\]\\([^()\\s]*\\))$`);

/** Returns the code of a label; undefined for another text. */
export function codeOf(label: string): string | undefined {
  const text = label.trim();
  const breaking = Object.keys(labels).find((code) => labels[code] === text);
  if (breaking !== undefined) return breaking;
  if (/^(?:-|>|\^|\d+\.)$/.test(text)) return `${text} `;
  return oneCode.test(text) ? text : undefined;
}
