/** Translations from XLIFF 2.0 or 2.1, as tools of translators leave it: segments cut anew, other notes, another order. */
import { DOMParser, type Element, ParseError } from '@xmldom/xmldom';
import { printable } from '../../lib/terminal.ts';
import { type Placeless, type Problem, ProblemsError, short } from '../../model/problem.ts';
import type { Entry, ReadFile } from '../entry.ts';
import { keyOf, metadata, namespace } from './ids.ts';
import { textIn } from './text.ts';

/** Reads a document. Throws a {@link ProblemsError} when it is none, or is made from another language than `sourceLocale`. */
export function readXliff(name: string, text: string, sourceLocale: string): ReadFile {
  const root = parse(name, text);
  const locale = languageOf(root.getAttribute('trgLang'));
  const refuse = (complaint: Placeless) => new ProblemsError([{ where: `${name}:${root.lineNumber ?? 1}`, ...complaint }]);
  if (root.localName !== 'xliff' || root.namespaceURI !== namespace || !/^2\.[01]$/.test(root.getAttribute('version') ?? '')) {
    const found = `<${root.nodeName} version="${root.getAttribute('version') ?? ''}">`;
    throw refuse({ found, expected: 'XLIFF 2.0 or 2.1', wayOut: 'have the tool save the file in the version it was exported in' });
  }
  if (languageOf(root.getAttribute('srcLang')) !== sourceLocale) {
    const found = `srcLang="${root.getAttribute('srcLang') ?? ''}"`;
    throw refuse({ found, expected: `srcLang="${sourceLocale}"`, wayOut: 'export again, and translate that file' });
  }
  if (locale === '')
    throw refuse({ found: 'no trgLang', expected: 'the language of the translations', wayOut: 'write it, such as trgLang="en"' });
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
      // Not its own, which makes line feeds of separators that a text may hold.
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
  const wayOut = 'save the file anew in the tool it comes from; nothing was written';
  throw new ProblemsError([{ where: `${name}:${line}`, found, expected: 'an XLIFF document', wayOut }]);
}

type Read = Pick<Entry, 'source' | 'target' | 'isChecked'>;

/** A unit put together from its segments; a complaint where that cannot be done. */
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
    return { found, expected: 'all of them, or none', wayOut: 'translate the others' };
  }
  let [source, target] = ['', ''];
  for (const part of parts) {
    const own = textIn(part.source);
    if (typeof own !== 'string') return own;
    // What stands between segments is the same in both languages unless the tool says otherwise.
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

/** `en` of `en-GB`: the locales of a site differ by their language. */
function languageOf(tag: string | null): string {
  return tag?.split('-')[0]?.toLowerCase() ?? '';
}
