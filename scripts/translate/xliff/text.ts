/** The text of a source or target. */
import type { Element } from '@xmldom/xmldom';
import type { Placeless } from '../../model/problem.ts';

/** Elements around or beside words that say something of them, to tools. */
const annotations = ['mrk', 'sm', 'em'];

/** The text within an element, annotations of tools left out; a complaint for codes that no message can hold. */
export function textIn(element: Element | undefined): string | Placeless {
  let text = '';
  for (const node of element?.childNodes ?? []) {
    if (node.nodeType === 3 || node.nodeType === 4) text += node.nodeValue ?? '';
    if (node.nodeType !== 1) continue;
    const child = node as Element;
    const hex = child.localName === 'cp' ? Number.parseInt(child.getAttribute('hex') ?? '', 16) : undefined;
    const part = hex === undefined ? partIn(child) : hex <= 0x10ffff ? String.fromCodePoint(hex) : foreign(child);
    if (typeof part !== 'string') return part;
    text += part;
  }
  return text;
}

function partIn(element: Element): string | Placeless {
  return annotations.includes(element.localName ?? '') ? textIn(element) : foreign(element);
}

function foreign(element: Element): Placeless {
  const found = `the code <${element.nodeName}> within the text`;
  return { found, expected: 'text only, with placeholders in braces and *italics* between asterisks', wayOut: 'remove the code' };
}
