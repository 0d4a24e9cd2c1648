/** What a PDF printed by Chromium says: how many pages, and the text on them. */
import { inflateSync } from 'node:zlib';

interface Pdf {
  readonly pages: number;
  /** All text, in the order in which it was drawn, without spaces: PDF places letters, and knows no words. */
  readonly text: string;
  /** How many tables a screen reader finds in it. */
  readonly tables: number;
}

/** Reads what Chromium’s own PDF writer makes: objects one by one, fonts of one or two bytes a glyph, each with a table of its letters. */
export function readPdf(file: Buffer): Pdf {
  const objects = new Map(
    [...file.toString('latin1').matchAll(/(\d+) 0 obj\s(.*?)\sendobj/gs)].map(([, id = '', body = '']) => [id, body]),
  );
  const pages = [...objects.values()].filter((body) => /\/Type\s*\/Page\b/.test(body));
  const text = pages.map((page) => {
    const contents = /\/Contents (\d+) 0 R/.exec(page)?.[1] ?? '';
    const resources = /\/Resources (\d+) 0 R/.exec(page)?.[1];
    const fonts = fontsIn((resources && objects.get(resources)) || page, objects);
    return textIn(streamOf(objects.get(contents)), fonts);
  });
  const tables = [...objects.values()].filter((body) => /\/S\s*\/Table\b/.test(body));
  return { pages: pages.length, text: text.join(''), tables: tables.length };
}

type Letters = ReadonlyMap<string, string>;

/** The letters of each font that a page names, by glyph. */
function fontsIn(resources: string, objects: ReadonlyMap<string, string>): ReadonlyMap<string, Letters> {
  const named = /\/Font\s*<<(.*?)>>/s.exec(resources)?.[1] ?? '';
  const fonts = [...named.matchAll(/\/(\w+) (\d+) 0 R/g)].map(([, name = '', id = '']) => {
    const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '')?.[1] ?? '';
    return [name, lettersIn(streamOf(objects.get(table)))] as const;
  });
  return new Map(fonts);
}

function lettersIn(table: string): Letters {
  const letters = new Map<string, string>();
  const unicode = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le');
  for (const [, block = ''] of table.matchAll(/beginbfchar(.*?)endbfchar/gs))
    for (const [, glyph = '', letter = ''] of block.matchAll(/<(\w+)>\s*<(\w+)>/g)) letters.set(glyph.toUpperCase(), unicode(letter));
  for (const [, block = ''] of table.matchAll(/beginbfrange(.*?)endbfrange/gs))
    for (const [, from = '', to = '', first = ''] of block.matchAll(/<(\w+)>\s*<(\w+)>\s*<(\w+)>/g)) {
      const hex = (value: number, digits: number) => value.toString(16).toUpperCase().padStart(digits, '0');
      const start = Number.parseInt(from, 16);
      for (let glyph = start; glyph <= Number.parseInt(to, 16); glyph++)
        letters.set(hex(glyph, from.length), unicode(hex(Number.parseInt(first, 16) + glyph - start, 4)));
    }
  return letters;
}

function textIn(contents: string, fonts: ReadonlyMap<string, Letters>): string {
  let letters: Letters | undefined;
  let text = '';
  for (const [, font, hex] of contents.matchAll(/\/(\w+) [\d.]+ Tf|<([0-9A-Fa-f]+)>/g)) {
    if (font) letters = fonts.get(font);
    const [size = 4] = [...(letters?.keys() ?? [])].map((glyph) => glyph.length);
    for (let at = 0; hex && at < hex.length; at += size) text += letters?.get(hex.slice(at, at + size).toUpperCase()) ?? '';
  }
  return text.replace(/\s/g, '');
}

/** What a stream says, unpacked. */
function streamOf(body = ''): string {
  const [, packed = ''] = /stream\r?\n(.*?)\r?\nendstream/s.exec(body) ?? [];
  return packed === '' ? '' : inflateSync(Buffer.from(packed, 'latin1')).toString('latin1');
}
