/** Units as XLIFF 2.1. No library: `xliff` writes neither states nor kinds of notes, and this is all that there is to write. */
import { adviceOn } from '../../model/messages/advice.ts';
import { messageFile } from '../../model/messages/paths.ts';
import { baseOf } from '../base.ts';
import type { State, Unit } from '../unit.ts';
import { idOf, metadata, namespace } from './ids.ts';

/** What a tool does with each: `initial` is to be translated, whether or not there is a text to begin with. */
const states: Readonly<Record<State, string>> = {
  missing: 'state="initial"',
  stale: 'state="initial" subState="site:stale"',
  done: 'state="translated"',
};

/** The document of one locale, a `file` for each message file. */
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

/** Characters that XML cannot hold, not even by their number. */
const unwritable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** A text as the content of a source or target. */
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

/** Line ends other than LF by their number: readers of XML make LF of them. */
function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replace(/[\r\u0085\u2028]/g, (character) => `&#${character.charCodeAt(0)};`);
}
