/** Reading an XML file of the site: its elements, in order, and what keeps it from being whole. */
import { Parser } from 'htmlparser2';

export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Its own text, trimmed, without that of elements within it. */
  readonly text: string;
}

export function readXml(xml: string): { readonly elements: readonly Element[]; readonly faults: readonly string[] } {
  const elements: (Element & { text: string })[] = [];
  const open: (Element & { text: string })[] = [];
  const faults: string[] = [];
  let roots = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const element = { name, attributes, text: '' };
        if (open.length === 0) roots++;
        elements.push(element);
        open.push(element);
      },
      ontext(text) {
        const inside = open.at(-1);
        if (inside) inside.text += text;
        else if (text.trim() !== '' && text.trim() !== '\ufeff') faults.push(`“${text.trim().slice(0, 40)}” outside of any element`);
      },
      onclosetag(name, isImplied) {
        const closed = open.pop();
        if (closed) closed.text = closed.text.trim();
        // `<path/>` closes itself; an element that holds something has to be closed.
        if (
          isImplied &&
          xml.slice(parser.startIndex, parser.endIndex + 1).startsWith('</') &&
          !xml.slice(parser.startIndex).startsWith(`</${name}`)
        )
          faults.push(`<${name}> that is not closed`);
      },
    },
    { xmlMode: true },
  );
  parser.write(xml);
  // What is open when the file ends was cut off.
  for (const { name } of open) faults.push(`<${name}> that is not closed`);
  open.length = 0;
  parser.end();
  if (roots !== 1) faults.push(roots === 0 ? 'no element' : `${roots} root elements`);
  return { elements, faults };
}
