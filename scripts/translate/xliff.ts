/** Reads translations as XLIFF 1.2, 2.0 and 2.1, and writes them as XLIFF 2.1. */
import { DOMParser, type Element, ParseError } from '@xmldom/xmldom';
import type { TextMeta } from '../../schema/language/nodes.ts';
import { printable } from '../lib/terminal.ts';
import { localeIn } from '../model/language-tags.ts';
import { adviceOn } from '../model/messages/context.ts';
import { messageFile } from '../model/messages/texts.ts';
import { type Placeless, type Problem, ProblemsError, short } from '../model/problem.ts';
import { baseOf, type Entry, type ReadFile } from './entry.ts';
import { labelOf, splitAtCodes } from './inline-codes.ts';
import type { PicturePlace, Pictures } from './pictures.ts';
import type { State, Unit } from './unit.ts';
import { readXliff1 } from './xliff-1.ts';
import { childrenOf, codesIn, dataKey, idOf, isPresent, joined, keyOf, type Read, textIn } from './xliff-text.ts';

/** XLIFF 2.0 and 2.1 share this namespace. */
const namespace = 'urn:oasis:names:tc:xliff:document:2.0';
const resources = 'urn:oasis:names:tc:xliff:resourcedata:2.0';
const metadata = 'urn:oasis:names:tc:xliff:metadata:2.0';
const firstNamespace = 'urn:oasis:names:tc:xliff:document:1.2';

/** Reads an XLIFF document. Throws a {@link ProblemsError} for malformed XLIFF and for a source language that is not in `locales`. */
export function readXliff(name: string, text: string, locales: readonly string[]): ReadFile {
  const root = parse(name, text);
  const [version, space] = [root.getAttribute('version') ?? '', root.namespaceURI];
  const isFirst = root.localName === 'xliff' && version === '1.2' && (space === null || space === firstNamespace);
  if (!isFirst && !(root.localName === 'xliff' && space === namespace && /^2\.[01]$/.test(version))) {
    const complaint = { found: `<${root.nodeName} version="${version}">`, expected: 'XLIFF 1.2, 2.0 or 2.1' };
    throw new ProblemsError([{ where: at(name, root), ...complaint, wayOut: 'save the file in the exported version of XLIFF' }]);
  }
  const entries: Entry[] = [];
  const refused: Problem[] = [];
  for (const file of [...root.getElementsByTagNameNS(space, 'file')]) {
    const holder = isFirst ? file : root;
    const locale = localeOf(name, holder, locales, isFirst ? ['source-language', 'target-language'] : ['srcLang', 'trgLang']);
    for (const { element, id, read } of isFirst ? readXliff1(file) : unitsOf(file)) {
      const where = at(name, element);
      if ('found' in read) refused.push({ where: `${where} (${id})`, ...read });
      else entries.push({ locale, id, where, base: baseIn(element), ...read });
    }
  }
  return { entries, refused };
}

function at(name: string, { lineNumber }: Element): string {
  return `${name}:${lineNumber ?? 1}`;
}

/** Returns the target language of a document or file. */
function localeOf(name: string, element: Element, locales: readonly string[], [source, target]: readonly [string, string]): string {
  const refuse = (complaint: Placeless) => new ProblemsError([{ where: at(name, element), ...complaint }]);
  if (!locales.includes(localeIn(element.getAttribute(source) ?? '', locales))) {
    const found = `${source}="${element.getAttribute(source) ?? ''}"`;
    throw refuse({ found, expected: `${source}="${locales[0]}"`, wayOut: 'export again, and translate that file' });
  }
  const locale = localeIn(element.getAttribute(target) ?? '', locales);
  if (locale !== '') return locale;
  const expected = 'the language of the translations';
  throw refuse({ found: `no ${target}`, expected, wayOut: `add the attribute ${target}, such as ${target}="en"` });
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

function unitsOf(file: Element): { readonly element: Element; readonly id: string; readonly read: Read | Placeless }[] {
  const bundle = keyOf(file.getAttribute('id') ?? '');
  return [...file.getElementsByTagNameNS(namespace, 'unit')].map((element) => {
    return { element, id: `${bundle}.${keyOf(element.getAttribute('id') ?? '')}`, read: readUnit(element) };
  });
}

/** Joins the segments of a unit. Returns a problem for a unit that cannot be read. */
function readUnit(unit: Element): Read | Placeless {
  const parts = childrenOf(unit, 'segment', 'ignorable').map((part) => ({
    part,
    source: childrenOf(part, 'source')[0],
    target: childrenOf(part, 'target')[0],
  }));
  const segments = parts.filter(({ part }) => part.localName === 'segment');
  const done = segments.filter(({ target }) => isPresent(target));
  if (done.length > 0 && done.length < segments.length) {
    const found = `${done.length} of ${segments.length} segments translated`;
    return { found, expected: 'all segments of the unit translated, or none', wayOut: 'translate the other segments' };
  }
  const data = [...unit.getElementsByTagNameNS(namespace, 'data')].map((each): [string, string] => [
    dataKey(each.getAttribute('id') ?? ''),
    each.textContent ?? '',
  ]);
  const codes = codesIn(
    parts.map(({ source }) => source),
    new Map(data),
  );
  const sources: string[] = [];
  const targets: { readonly place: number; readonly text: string }[] = [];
  for (const [index, { part, source, target }] of parts.entries()) {
    const own = textIn(source, codes);
    if (typeof own !== 'string') return own;
    // Text between segments is the same in both languages unless the file has a target for it.
    const isBetween = part.localName === 'ignorable' && done.length > 0;
    const other = target ? textIn(target, codes) : isBetween ? own : '';
    if (typeof other !== 'string') return other;
    sources.push(own);
    targets.push({ place: Number(target?.getAttribute('order') ?? index + 1), text: other });
  }
  const places = targets.map(({ place }) => place).sort((one, other) => one - other);
  if (places.some((place, index) => place !== index + 1)) {
    const found = `the order ${targets.map(({ place }) => place).join(', ')} of the targets`;
    return { found, expected: `each place from 1 to ${parts.length} once`, wayOut: 'correct the attributes order' };
  }
  const states = segments.map(({ part }) => part.getAttribute('state') ?? '');
  return {
    ...joined(
      sources,
      [...targets].sort((one, other) => one.place - other.place).map(({ text }) => text),
    ),
    isChecked: states.every((state) => ['translated', 'reviewed', 'final'].includes(state)),
    isDraft: done.length > 0 && states.includes('initial'),
  };
}

function baseIn(unit: Element): string | undefined {
  const meta = [...unit.getElementsByTagNameNS(metadata, 'meta')].find((each) => each.getAttribute('type') === 'base');
  return meta?.textContent ?? undefined;
}

/** XLIFF states: tools offer `initial` segments for translation, with or without a target. */
const states: Readonly<Record<State, string>> = {
  missing: 'state="initial"',
  stale: 'state="initial" subState="site:stale"',
  done: 'state="translated"',
};

/** Writes the document of one locale, with a `file` element for each message file. */
export function writeXliff(units: readonly Unit[], sourceLocale: string, locale: string, pictures: Pictures = new Map()): string {
  const bundles = [...new Set(units.map(({ bundle }) => bundle))];
  const files = bundles.map((bundle) => {
    const ofBundle = units.filter((unit) => unit.bundle === bundle);
    const own = ofBundle.map((unit) => unitElement(unit, pictures.get(unit.id)));
    const shown = [...new Set(ofBundle.flatMap(({ id }) => pictures.get(id)?.picture ?? []))];
    const original = attribute(messageFile(sourceLocale, bundle));
    return `  <file id="${idOf(bundle)}" original="${original}" xml:space="preserve">\n${pictureElements(shown)}${own.join('')}  </file>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="${namespace}" xmlns:mda="${metadata}"${pictures.size > 0 ? ` xmlns:res="${resources}"` : ''} version="2.1" srcLang="${sourceLocale}" trgLang="${locale}">
${files.join('')}</xliff>
`;
}

/** Declares the pictures that units of a file refer to (Resource Data module). */
function pictureElements(pictures: readonly string[]): string {
  if (pictures.length === 0) return '';
  const items = pictures.map(
    (picture) =>
      `      <res:resourceItem id="${idOf(picture)}" mimeType="image/png" context="yes"><res:source href="${attribute(picture)}"/></res:resourceItem>\n`,
  );
  return `    <res:resourceData>\n${items.join('')}    </res:resourceData>\n`;
}

function unitElement({ id, leaf, source, target, state, addresses, before, after }: Unit, place: PicturePlace | undefined): string {
  const notes: [category: string, text: string][] = [
    ['page', addresses.join(' ')],
    ['picture', place ? `frame ${place.number} in ${place.picture}` : ''],
    ['description', adviceOn(leaf.meta).join(' ')],
    ['limit', leaf.meta.max === undefined ? '' : String(leaf.meta.max)],
    ['before', before],
    ['after', after],
  ];
  const written = notes
    .filter(([, text]) => text !== '')
    .map(([category, text]) => `        <note category="${category}">${inNote(text)}</note>\n`);
  const codes = splitAtCodes(source, leaf.meta).filter((_, index) => index % 2 === 1);
  const targetElement = target === '' ? '' : `        <target>${content(target, leaf.meta, codes)}</target>\n`;
  const reference = place ? `      <res:resourceData><res:resourceItemRef ref="${idOf(place.picture)}"/></res:resourceData>\n` : '';
  return `    <unit id="${idOf(leaf.path.join('.'))}" name="${attribute(id)}">
      <mda:metadata><mda:metaGroup category="site"><mda:meta type="base">${baseOf(target)}</mda:meta></mda:metaGroup></mda:metadata>
${reference}      <notes>
${written.join('')}      </notes>
      <segment ${states[state]}>
        <source>${content(source, leaf.meta, codes)}</source>
${targetElement}      </segment>
    </unit>
`;
}

/** Characters that XML 1.0 forbids, even as character references. */
const unwritable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Converts a text to the content of a `source` or `target` element. The id of a code is its place among the `codes` of the source, from 1. */
function content(text: string, meta: TextMeta, codes: readonly string[]): string {
  const ids = [...codes];
  return splitAtCodes(text, meta)
    .map((part, index) => {
      if (index % 2 === 0) return plainContent(part);
      const place = ids.indexOf(part);
      const id = place < 0 ? ids.push('') : place + 1;
      ids[id - 1] = '';
      const label = attribute(labelOf(part));
      return `<ph id="${id}" equiv="${label}" disp="${label}"/>`;
    })
    .join('');
}

function plainContent(text: string): string {
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
