/** Parses an XML file into its elements and its syntax errors. */
import { Parser } from 'htmlparser2';

export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Own text, trimmed, without the text of child elements. */
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
        // Ignores `<path/>`, which closes itself.
        if (
          isImplied &&
          xml.slice(parser.startIndex, parser.endIndex + 1).startsWith('</') &&
          !xml.slice(parser.startIndex).startsWith(`</${name}`)
        )
          faults.push(`an unclosed <${name}>`);
      },
    },
    { xmlMode: true },
  );
  parser.write(xml);
  // Elements that are open at the end of the file.
  for (const { name } of open) faults.push(`an unclosed <${name}>`);
  open.length = 0;
  parser.end();
  if (roots !== 1) faults.push(roots === 0 ? 'no element' : `${roots} root elements`);
  return { elements, faults };
}
