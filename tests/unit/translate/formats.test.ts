/** XLIFF and CSV: round trips of any text, and files as tools change them. */
import { DOMParser, type Element } from '@xmldom/xmldom';
import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import type { Format } from '../../../scripts/translate/export.ts';
import { readTranslations } from '../../../scripts/translate/read-file.ts';
import { idOf, keyOf } from '../../../scripts/translate/xliff.ts';
import { nasty } from './nasty.ts';
import { checkedProject, edited, english, exported, french, imported, withCells } from './site.ts';

const project = await checkedProject();

describe.each<Format>(['xliff', 'csv'])('%s', (format) => {
  test.each(nasty)('%j survives the round trip', (text) => {
    const json = JSON.stringify(text);
    const both = edited(edited(project, french, ['"Observer"', json]), english, ['"Observe"', json]);
    const { refused, steps } = imported(both, exported(both, format));
    expect({ refused, steps }).toEqual({ refused: [], steps: [] });
    const entry = readTranslations('x', exported(both, format), 'fr').entries.find(({ id }) => id === 'home.steps.1');
    expect(entry).toMatchObject({ source: text, target: text });
  });

  test('a truncated file is refused as a whole', () => {
    const text = exported(project, format);
    const cut = text.slice(0, text.indexOf('Observer') + 4);
    expect(() => imported(project, cut)).toThrow(/^en\.txt:\d+\n {2}found: .+\n {2}expected: .+\n {2}way out: .+nothing was written$/);
  });
});

describe('XLIFF', () => {
  /**
   * The rules of the XLIFF 2.1 schemas (core and metadata) for the elements that we write. The schemas are in no npm package; `xmllint`
   * found exports of the whole site valid by them.
   */
  const grammar: Readonly<Record<string, { readonly attributes: Readonly<Record<string, RegExp>>; readonly children: RegExp }>> = {
    xliff: { attributes: { version: /^2\.1$/, srcLang: /^[a-z]{2}$/, trgLang: /^[a-z]{2}$/ }, children: /^(file )+$/ },
    file: { attributes: { id: /^[\w.-]+$/, original: /./, 'xml:space': /^preserve$/ }, children: /^(unit )+$/ },
    unit: { attributes: { id: /^[\w.-]+$/, name: /./ }, children: /^metadata notes segment $/ },
    metadata: { attributes: {}, children: /^metaGroup $/ },
    metaGroup: { attributes: { category: /./ }, children: /^meta $/ },
    meta: { attributes: { type: /./ }, children: /^$/ },
    notes: { attributes: {}, children: /^(note )+$/ },
    note: { attributes: { category: /./ }, children: /^$/ },
    segment: { attributes: { state: /^(initial|translated)$/, subState: /^(|[^\s:]+:[^\s:]+)$/ }, children: /^source (target )?$/ },
    source: { attributes: {}, children: /^(cp )*$/ },
    target: { attributes: {}, children: /^(cp )*$/ },
    cp: { attributes: { hex: /^([\dA-F]{2})+$/ }, children: /^$/ },
  };

  test('elements, their order and their attributes follow the standard', () => {
    const mixed = edited(
      edited(project, english, ['"{firmName} helps you choose."', JSON.stringify(nasty.join(' '))], ['"Compare"', 'null']),
      french,
      ['Décider', 'Choisir\\u0001'],
    );
    const root = new DOMParser().parseFromString(exported(mixed, 'xliff'), 'text/xml').documentElement as unknown as Element;
    const ids = new Set<string>();
    const check = (element: Element) => {
      const rule = grammar[element.localName ?? ''];
      const children = [...element.childNodes].filter((node) => node.nodeType === 1) as Element[];
      expect(children.map(({ localName }) => `${localName} `).join(''), element.nodeName).toMatch(rule?.children ?? /never/);
      const names = [...element.attributes].map(({ name }) => name).filter((name) => !name.startsWith('xmlns'));
      expect(Object.keys(rule?.attributes ?? {}), element.nodeName).toEqual(expect.arrayContaining(names));
      for (const [name, pattern] of Object.entries(rule?.attributes ?? {})) expect(element.getAttribute(name) ?? '', name).toMatch(pattern);
      if (element.localName === 'unit') ids.add(`${(element.parentNode as Element).getAttribute('id')} ${element.getAttribute('id')}`);
      for (const child of children) check(child);
    };
    check(root);
    expect(ids.size, 'unit ids are unique').toBe(root.getElementsByTagName('unit').length);
  });

  test.each(['hero.title', 'strategy-guide', 'été 2026', '_20_', 'a/b', '💶'])(
    'the key %s survives the conversion to an XML name',
    (key) => {
      expect(idOf(key)).toMatch(/^[\w.-]+$/);
      expect(keyOf(idOf(key))).toBe(key);
    },
  );

  const text = exported(project, 'xliff');
  const segment = /<segment state="translated">\s*<source>Observer<\/source>\s*<target>Observe<\/target>\s*<\/segment>/;
  const importWith = (replacement: string) => imported(project, text.replace(segment, replacement));

  test('split segments are joined, with the ignorable text between them', () => {
    const cut =
      '<segment><source>Obs</source><target>Look</target></segment><ignorable><source>er</source><target> </target></ignorable><segment><source>ver</source><target>on</target></segment>';
    expect(importWith(cut).landings.map(({ target }) => target)).toEqual(['Look on']);
  });

  test('markers, CDATA and comments of a tool do not change the text', () => {
    const marked =
      '<segment><source>Obser<mrk id="m1" type="term">ver</mrk></source><target><!-- hm -->Look <mrk id="m2" type="term"><![CDATA[on]]></mrk></target></segment>';
    expect(importWith(marked).landings.map(({ target }) => target)).toEqual(['Look on']);
  });

  test.each([
    ['<segment><source>Observer</source><target>Look <ph id="1"/></target></segment>', 'the code <ph> within the text'],
    ['<segment><source>Obser</source><target>Look</target></segment><segment><source>ver</source></segment>', '1 of 2 segments translated'],
  ])('%s is refused', (replacement, found) => {
    expect(importWith(replacement)).toMatchObject({ landings: [], refused: [{ where: expect.stringContaining('(home.steps.1)'), found }] });
  });

  test.each([
    ['version="2.1"', 'version="1.2"', '<xliff version="1.2">'],
    ['srcLang="fr"', 'srcLang="de"', 'srcLang="de"'],
    ['trgLang="en"', '', 'no trgLang'],
    ['<segment', '<segmant', 'malformed XML: '],
  ])('a file with %s as %s is refused as a whole', (from, to, found) => {
    expect(() => imported(project, text.replace(from, to))).toThrow(`  found:    ${found}`);
  });

  test.each([
    ['<source>Observer', '<source>Obs&nbsp;erver', 'entity not found:&nbsp;'],
    ['<target>Observe</target>', '<target>Observe', 'Opening and ending tag mismatch: "target" != "segment"'],
  ])('malformed XML, %s as %s, is reported with line and reason', (from, to, found) => {
    const line = text.slice(0, text.indexOf(from)).split('\n').length;
    expect(() => imported(project, text.replace(from, to))).toThrow(`en.txt:${line}\n  found:    malformed XML: ${found}\n`);
  });

  test('a language with a region is accepted, and an unknown language is refused', () => {
    const changed = withCells(text, 'home.steps.1', { target: 'Look' });
    for (const tags of ['srcLang="fr" trgLang="en-GB"', 'srcLang="FR" trgLang="EN_us"', 'srcLang="fre-CA" trgLang="eng"'])
      expect(imported(project, changed.replace('srcLang="fr" trgLang="en"', tags)).landings, tags).toHaveLength(1);
    const { refused } = imported(project, changed.replace('trgLang="en"', 'trgLang="pt"'));
    expect(refused).toMatchObject([{ found: '28 texts in "pt", the first of them here', expected: 'a target locale: en' }]);
  });
});

describe('CSV', () => {
  const text = withCells(exported(project, 'csv'), 'home.steps.1', { target: 'Look' });

  test('an export follows RFC 4180, in UTF-8 with a byte order mark', () => {
    expect(text).toMatch(/^\uFEFF[^\r\n]*\r\n/);
    const rows = parse(text, { bom: true, record_delimiter: '\r\n' }) as string[][];
    expect(new Set(rows.map(({ length }) => length))).toEqual(new Set([11]));
  });

  test.each([';', '\t'])('a file with the separator %j, reordered columns and fewer quotes is read', (sign) => {
    const rows = parse(text, { bom: true }) as string[][];
    const saved = rows.map((row) =>
      [...row]
        .reverse()
        .map((cell) => (/[";\t\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell))
        .join(sign),
    );
    const { landings, refused, unchanged } = imported(project, saved.join('\n'));
    expect([landings.map(({ target }) => target), refused, unchanged]).toEqual([['Look'], [], rows.length - 2]);
  });

  test.each(['\n', '\r'])('a file that mixes the line endings CRLF and %j is read', (end) => {
    const [head = '', ...rows] = text.split('\r\n');
    for (const mixed of [`${head}\r\n${rows.join(end)}`, `${head}${end}${rows.join('\r\n')}`]) {
      const { landings, refused } = imported(project, mixed);
      expect([landings.map(({ target }) => target), refused]).toEqual([['Look'], []]);
      const invalid = mixed.replace('"home.hero.lead",', '"home.hero.lead","",');
      const where = text.slice(0, text.indexOf('"home.hero.lead"')).split('\n').length;
      expect(imported(project, invalid).refused).toMatchObject([{ where: `en.txt:${where}`, found: '12 cells' }]);
    }
  });

  test('a duplicate column is refused, since one of the two would be ignored', () => {
    const twice = text.replace('"target"', '"target","target"').replaceAll('"en","', '"en","","');
    expect(() => imported(project, twice)).toThrow(/^en\.txt:1\n {2}found: {4}two columns "target"\n[\s\S]*nothing was written$/);
  });

  test.each(['EN', 'en_GB', ' en-gb', 'eng'])('the language %s is en', (tag) => {
    const { landings, refused } = imported(project, text.replaceAll('"en"', `"${tag}"`));
    expect([landings.map(({ target }) => target), refused]).toEqual([['Look'], []]);
  });

  test('the state is read regardless of case and blanks', () => {
    const stale = edited(project, french, ['Observer', 'Regarder']);
    const marked = withCells(exported(stale, 'csv', ['stale']), 'home.steps.1', { state: 'Done ' });
    expect(imported(stale, marked).landings.map(({ target }) => target)).toEqual(['Observe']);
  });

  test('a row with too many cells is refused, and other rows are imported', () => {
    const { landings, refused } = imported(project, text.replace('"home.hero.lead",', '"home.hero.lead","",'));
    expect(refused).toMatchObject([{ found: '12 cells', expected: '11 cells, as in the first row' }]);
    expect(landings).toHaveLength(1);
  });

  test('a file without a required column is refused', () => {
    expect(() => imported(project, text.replace('"id",', '"key",'))).toThrow('found:    no column "id"');
    expect(() => imported(project, 'hello')).toThrow('found:    no column "id", "locale", "source", "target"');
    expect(() => imported(project, '')).toThrow('no column');
  });
});
