/** The texts within XLIFF elements: what the versions of XLIFF have in common. */
import type { Element } from '@xmldom/xmldom';
import type { Placeless } from '../model/problem.ts';
import type { Entry } from './entry.ts';
import { codeOf } from './inline-codes.ts';

/** The part of an {@link Entry} that a unit holds. */
export type Read = Pick<Entry, 'source' | 'target' | 'isChecked' | 'isReviewed' | 'isDraft' | 'parts'>;

/** The texts of inline codes, by id. */
export type Codes = ReadonlyMap<string, string>;

/** Converts a key to an XLIFF id, which may contain letters, digits, `.`, `-` and `_`: a space becomes `_20_`. */
export function idOf(key: string): string {
  return key.replace(/[^A-Za-z0-9.-]/gu, (character) => `_${(character.codePointAt(0) ?? 0).toString(16)}_`);
}

/** Converts an id, as {@link idOf} writes it, to a key. */
export function keyOf(id: string): string {
  return id.replace(/_([0-9a-f]{1,6})_/g, (whole, hex: string) => {
    const code = Number.parseInt(hex, 16);
    return code > 0x10ffff ? whole : String.fromCodePoint(code);
  });
}

/** Returns the children of an element that have one of these names, in the namespace of the element. */
export function childrenOf(element: Element, ...names: readonly string[]): Element[] {
  return [...element.childNodes].filter(
    (node): node is Element =>
      node.nodeType === 1 && node.namespaceURI === element.namespaceURI && names.includes((node as Element).localName ?? ''),
  );
}

/** Returns true for an element with a text or a code. */
export function isPresent(element: Element | undefined): boolean {
  return element !== undefined && (element.textContent !== '' || element.getElementsByTagName('*').length > 0);
}

/** Returns an entry's texts. Several parts are kept, because a tool may leave out the white space between them. */
export function joined(sources: readonly string[], targets: readonly string[]): Pick<Entry, 'source' | 'target' | 'parts'> {
  const isSplit = sources.length > 1 && sources.length === targets.length;
  return { source: sources.join(''), target: targets.join(''), ...(isSplit && { parts: { sources, targets } }) };
}

/** Elements that mark a text without changing it, in any version. */
const annotations = ['mrk', 'sm', 'em'];

/** Elements that stand for a code, in any version. */
const codeElements = ['ph', 'x'];

/** Returns the codes of the sources of a unit: tools may drop the text of a code from the target. */
export function codesIn(sources: readonly (Element | undefined)[], known: Codes = new Map()): Codes {
  const codes = sources.flatMap((source) => [...(source?.getElementsByTagName('*') ?? [])]);
  const own = codes.flatMap((code): [string, string][] => {
    const text = codeElements.includes(code.localName ?? '') ? textOfCode(code, known) : undefined;
    return text === undefined ? [] : [[code.getAttribute('id') ?? '', text]];
  });
  return new Map([...known, ...own]);
}

/** Returns the code in a text: the whole text, the attribute `equiv` of a copied tag, or a placeholder such as `{firmName}`. */
export function codeWithin(text: string): string | undefined {
  return codeOf(text) ?? codeOf(/\bequiv(?:-text)?="([^"]*)"/.exec(text)?.[1] ?? '') ?? /\{\w+\}/.exec(text)?.[0];
}

/** Returns the text of a code: in an attribute, in its content, or in the element of the unit that `dataRef` names. */
function textOfCode(code: Element, codes: Codes): string | undefined {
  const attributes = ['equiv', 'disp', 'equiv-text'].map((name) => code.getAttribute(name) ?? '');
  const data = codes.get(dataKey(code.getAttribute('dataRef') ?? '')) ?? '';
  const texts = [...attributes, code.textContent ?? '', data];
  return texts.map(codeWithin).find((text) => text !== undefined);
}

/** Returns the place in {@link Codes} of an element `data`, whose ids are apart from those of codes. */
export function dataKey(id: string): string {
  return `data ${id}`;
}

/** Returns the text of an element without annotations, or a problem for an inline code of another program. */
export function textIn(element: Element | undefined, codes: Codes): string | Placeless {
  let text = '';
  for (const node of element?.childNodes ?? []) {
    if (node.nodeType === 3 || node.nodeType === 4) text += node.nodeValue ?? '';
    if (node.nodeType !== 1) continue;
    const part = partIn(node as Element, codes);
    if (typeof part !== 'string') return part;
    text += part;
  }
  return text;
}

function partIn(element: Element, codes: Codes): string | Placeless {
  const name = element.localName ?? '';
  if (annotations.includes(name)) return textIn(element, codes);
  if (codeElements.includes(name)) return textOfCode(element, codes) ?? codes.get(element.getAttribute('id') ?? '') ?? foreign(element);
  const code = name === 'cp' ? Number.parseInt(element.getAttribute('hex') ?? '', 16) : Number.NaN;
  return code <= 0x10ffff ? String.fromCodePoint(code) : foreign(element);
}

function foreign(element: Element): Placeless {
  const found = `the code <${element.nodeName}> within the text`;
  return { found, expected: 'text, and codes of the source', wayOut: 'remove the code' };
}
