/** Reads and writes translations as XLIFF 2.0 or 2.1. */
import { DOMParser, type Element, ParseError } from '@xmldom/xmldom';
import { printable } from '../lib/terminal.ts';
import { localeIn } from '../model/language-tags.ts';
import { adviceOn } from '../model/messages/context.ts';
import { messageFile } from '../model/messages/texts.ts';
import { type Placeless, type Problem, ProblemsError, short } from '../model/problem.ts';
import { baseOf, type Entry, type ReadFile } from './entry.ts';
import type { State, Unit } from './unit.ts';

/** XLIFF 2.0 and 2.1 share this namespace. */
const namespace = 'urn:oasis:names:tc:xliff:document:2.0';
const metadata = 'urn:oasis:names:tc:xliff:metadata:2.0';

/** Converts a key to an XLIFF id, which may contain letters, digits, `.`, `-` and `_`: a space becomes `_20_`. */

export function idOf(key: string): string {
  return key.replace(/[^A-Za-z0-9.-]/gu, (character) => `_${(character.codePointAt(0) ?? 0).toString(16)}_`);
}

export function keyOf(id: string): string {
  return id.replace(/_([0-9a-f]{1,6})_/g, (whole, hex: string) => {
    const code = Number.parseInt(hex, 16);
    return code > 0x10ffff ? whole : String.fromCodePoint(code);
  });
}

/** Reads an XLIFF document. Throws a {@link ProblemsError} for malformed XLIFF and for a source language other than `sourceLocale`. */
export function readXliff(name: string, text: string, sourceLocale: string): ReadFile {
  const root = parse(name, text);
  const locale = localeIn(root.getAttribute('trgLang') ?? '');
  const refuse = (complaint: Placeless) => new ProblemsError([{ where: `${name}:${root.lineNumber ?? 1}`, ...complaint }]);
  if (root.localName !== 'xliff' || root.namespaceURI !== namespace || !/^2\.[01]$/.test(root.getAttribute('version') ?? '')) {
    const found = `<${root.nodeName} version="${root.getAttribute('version') ?? ''}">`;
    throw refuse({ found, expected: 'XLIFF 2.0 or 2.1', wayOut: 'save the file in the exported version of XLIFF' });
  }
  if (localeIn(root.getAttribute('srcLang') ?? '') !== sourceLocale) {
    const found = `srcLang="${root.getAttribute('srcLang') ?? ''}"`;
    throw refuse({ found, expected: `srcLang="${sourceLocale}"`, wayOut: 'export again, and translate that file' });
  }
  if (locale === '')
    throw refuse({
      found: 'no trgLang',
      expected: 'the language of the translations',
      wayOut: 'add the attribute trgLang, such as trgLang="en"',
    });
  const entries: Entry[] = [];
  const refused: Problem[] = [];
  for (const unit of [...root.getElementsByTagNameNS(namespace, 'unit')]) {
    const id = `${keyOf(ancestor(unit, 'file')?.getAttribute('id') ?? '')}.${keyOf(unit.getAttribute('id') ?? '')}`;
    const where = `${name}:${unit.lineNumber ?? 1}`;
    const read = readUnit(unit);
    if ('found' in read) refused.push({ where: `${where} (${id})`, ...read });
    else entries.push({ locale, id, where, base: baseIn(unit), ...read });
  }
  return { entries, refused };
}

function parse(name: string, text: string): Element {
  let [fault, line] = ['no element', 1];
  try {
    const parser = new DOMParser({
      // The default also replaces U+2028 and U+0085, which a text may contain.
      normalizeLineEndings: (source) => source.replace(/\r\n?/g, '\n'),
      onError: (level, message, { locator }: { readonly locator?: { readonly lineNumber?: number } }) => {
        if (level === 'warning') return;
        [fault, line] = [message, locator?.lineNumber ?? line];
        throw new ParseError(message);
      },
    });
    const root = parser.parseFromString(text, 'text/xml').documentElement;
    if (root) return root;
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
  }
  const found = `malformed XML: ${short(printable(fault.split('\n')[0] ?? ''))}`;
  const wayOut = 'save the file again in the translation tool; nothing was written';
  throw new ProblemsError([{ where: `${name}:${line}`, found, expected: 'an XLIFF document', wayOut }]);
}

type Read = Pick<Entry, 'source' | 'target' | 'isChecked'>;

/** Joins the segments of a unit. Returns a problem for a unit that cannot be read. */
function readUnit(unit: Element): Read | Placeless {
  const parts = childrenOf(unit, 'segment', 'ignorable').map((part) => ({
    part,
    source: childrenOf(part, 'source')[0],
    target: childrenOf(part, 'target')[0],
  }));
  const segments = parts.filter(({ part }) => part.localName === 'segment');
  const done = segments.filter(({ target }) => target !== undefined && target.textContent !== '');
  if (done.length > 0 && done.length < segments.length) {
    const found = `${done.length} of ${segments.length} segments translated`;
    return { found, expected: 'all segments of the unit translated, or none', wayOut: 'translate the other segments' };
  }
  let [source, target] = ['', ''];
  for (const part of parts) {
    const own = textIn(part.source);
    if (typeof own !== 'string') return own;
    // Text between segments is the same in both languages unless the file has a target for it.
    const isBetween = part.part.localName === 'ignorable' && done.length > 0;
    const other = part.target ? textIn(part.target) : isBetween ? own : '';
    if (typeof other !== 'string') return other;
    source += own;
    target += other;
  }
  const isChecked = segments.every(({ part }) => ['translated', 'reviewed', 'final'].includes(part.getAttribute('state') ?? ''));
  return { source, target, isChecked };
}

function baseIn(unit: Element): string | undefined {
  const meta = [...unit.getElementsByTagNameNS(metadata, 'meta')].find((each) => each.getAttribute('type') === 'base');
  return meta?.textContent ?? undefined;
}

function childrenOf(element: Element, ...names: readonly string[]): Element[] {
  return [...element.childNodes].filter(
    (node): node is Element => node.nodeType === 1 && node.namespaceURI === namespace && names.includes(node.localName ?? ''),
  );
}

function ancestor(element: Element, name: string): Element | undefined {
  let node = element.parentNode;
  while (node !== null && node.localName !== name) node = node.parentNode;
  return (node as Element | null) ?? undefined;
}

/** Annotation elements of translation tools. */
const annotations = ['mrk', 'sm', 'em'];

/** Returns the text of an element without annotations, or a problem for inline codes, which messages cannot contain. */
function textIn(element: Element | undefined): string | Placeless {
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

/** XLIFF states: tools offer `initial` segments for translation, with or without a target. */
const states: Readonly<Record<State, string>> = {
  missing: 'state="initial"',
  stale: 'state="initial" subState="site:stale"',
  done: 'state="translated"',
};

/** Writes the document of one locale, with a `file` element for each message file. */
export function writeXliff(units: readonly Unit[], sourceLocale: string, locale: string): string {
  const bundles = [...new Set(units.map(({ bundle }) => bundle))];
  const files = bundles.map((bundle) => {
    const own = units.filter((unit) => unit.bundle === bundle).map(unitElement);
    const original = attribute(messageFile(sourceLocale, bundle));
    return `  <file id="${idOf(bundle)}" original="${original}" xml:space="preserve">\n${own.join('')}  </file>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="${namespace}" xmlns:mda="${metadata}" version="2.1" srcLang="${sourceLocale}" trgLang="${locale}">
${files.join('')}</xliff>
`;
}

function unitElement({ id, leaf, source, target, state, addresses, before, after }: Unit): string {
  const notes: [category: string, text: string][] = [
    ['page', addresses.join(' ')],
    ['description', adviceOn(leaf.meta).join(' ')],
    ['limit', leaf.meta.max === undefined ? '' : String(leaf.meta.max)],
    ['before', before],
    ['after', after],
  ];
  const written = notes
    .filter(([, text]) => text !== '')
    .map(([category, text]) => `        <note category="${category}">${inNote(text)}</note>\n`);
  const targetElement = target === '' ? '' : `        <target>${content(target)}</target>\n`;
  return `    <unit id="${idOf(leaf.path.join('.'))}" name="${attribute(id)}">
      <mda:metadata><mda:metaGroup category="site"><mda:meta type="base">${baseOf(target)}</mda:meta></mda:metaGroup></mda:metadata>
      <notes>
${written.join('')}      </notes>
      <segment ${states[state]}>
        <source>${content(source)}</source>
${targetElement}      </segment>
    </unit>
`;
}

/** Characters that XML 1.0 forbids, even as character references. */
const unwritable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Converts a text to the content of a `source` or `target` element. */
function content(text: string): string {
  return escaped(text).replace(unwritable, (character) => {
    return `<cp hex="${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}"/>`;
  });
}

function inNote(text: string): string {
  return escaped(text).replace(unwritable, ' ');
}

function attribute(text: string): string {
  return inNote(text).replace(/[\t\n]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Escapes XML, and line ends other than LF, which XML parsers replace by LF. */
function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replace(/[\r\u0085\u2028]/g, (character) => `&#${character.charCodeAt(0)};`);
}
