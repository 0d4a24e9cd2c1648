/** XLIFF and CSV: round trips of any text, and files as tools change them. */
import { DOMParser, type Element } from '@xmldom/xmldom';
import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import type { Format } from '../../../scripts/translate/export.ts';
import { readTranslations } from '../../../scripts/translate/read-file.ts';
import { idOf, keyOf } from '../../../scripts/translate/xliff-text.ts';
import { nasty } from './nasty.ts';
import { checkedProject, edited, english, exported, french, imported, statesOf, withCells } from './site.ts';

const project = await checkedProject();

describe.each<Format>(['xliff', 'csv'])('%s', (format) => {
  test.each(nasty)('%j survives the round trip', (text) => {
    const json = JSON.stringify(text);
    const both = edited(edited(project, french, ['"Observer"', json]), english, ['"Observe"', json]);
    const { refused, steps } = imported(both, exported(both, format));
    expect({ refused, steps }).toEqual({ refused: [], steps: [] });
    const entry = readTranslations('x', exported(both, format), ['fr', 'en']).entries.find(({ id }) => id === 'home.steps.1');
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
   * The rules of the XLIFF 2.1 schemas (core, metadata and resource data) for the elements that we write. The schemas are in no npm package; `xmllint`
   * found exports of the whole site valid by them.
   */
  const grammar: Readonly<Record<string, { readonly attributes: Readonly<Record<string, RegExp>>; readonly children: RegExp }>> = {
    xliff: { attributes: { version: /^2\.1$/, srcLang: /^fr$/, trgLang: /^en$/ }, children: /^(file )+$/ },
    file: { attributes: { id: /^[\w.-]+$/, original: /./, 'xml:space': /^preserve$/ }, children: /^(resourceData )?(unit )+$/ },
    unit: { attributes: { id: /^[\w.-]+$/, name: /./ }, children: /^metadata (resourceData )?notes segment $/ },
    resourceData: { attributes: {}, children: /^(resourceItemRef |(resourceItem )+)$/ },
    resourceItemRef: { attributes: { ref: /^[\w.-]+$/ }, children: /^$/ },
    resourceItem: { attributes: { id: /^[\w.-]+$/, mimeType: /^image\/png$/, context: /^yes$/ }, children: /^source $/ },
    metadata: { attributes: {}, children: /^metaGroup $/ },
    metaGroup: { attributes: { category: /./ }, children: /^meta $/ },
    meta: { attributes: { type: /./ }, children: /^$/ },
    notes: { attributes: {}, children: /^(note )+$/ },
    note: { attributes: { category: /./ }, children: /^$/ },
    segment: { attributes: { state: /^(initial|translated)$/, subState: /^(|[^\s:]+:[^\s:]+)$/ }, children: /^source (target )?$/ },
    source: { attributes: { href: /^(?:pictures\/\w+\/\w+\.png)?$/ }, children: /^((cp|ph) )*$/ },
    target: { attributes: {}, children: /^((cp|ph) )*$/ },
    ph: { attributes: { id: /^\d+$/, equiv: /^(\{\w+\}|\*)$/, disp: /^(\{\w+\}|\*)$/ }, children: /^$/ },
    cp: { attributes: { hex: /^([\dA-F]{2})+$/ }, children: /^$/ },
  };

  const pictures = new Map([['home.hero.title', { picture: 'pictures/fr/home.png', number: 3 }]]);

  test('a unit refers to the picture of its page, and names the frame', () => {
    const text = exported(project, 'xliff', undefined, pictures);
    const [unit = ''] = /<unit id="hero\.title".*?<\/unit>/s.exec(text) ?? [];
    expect(unit).toContain('<note category="picture">frame 3 in pictures/fr/home.png</note>');
    const [, ref = ''] = /resourceItemRef ref="([^"]*)"/.exec(unit) ?? [];
    expect(text).toContain(`<res:resourceItem id="${ref}" mimeType="image/png" context="yes"><res:source href="pictures/fr/home.png"/>`);
    expect(exported(project, 'xliff')).not.toContain('res:');
    expect(imported(project, text).refused).toEqual([]);
  });

  test.each([['without pictures'], ['with pictures']])('elements, their order and their attributes follow the standard, %s', (how) => {
    const mixed = edited(
      edited(project, english, ['"{firmName} helps you choose."', JSON.stringify(nasty.join(' '))], ['"Compare"', 'null']),
      french,
      ['Décider', 'Choisir\\u0001'],
    );
    const root = new DOMParser().parseFromString(
      exported(mixed, 'xliff', undefined, how === 'with pictures' ? pictures : undefined),
      'text/xml',
    ).documentElement as unknown as Element;
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

  test.each([
    [
      'sentences without the space between them',
      '<segment><source>Obs</source><target>Look</target></segment><segment><source>erver</source><target>ing</target></segment>',
      'Observer',
      'Looking',
    ],
    [
      'a space that only the source text has',
      '<segment><source>Voir.</source><target>See.</target></segment><segment><source>Noter.</source><target>Note.</target></segment>',
      'Voir. Noter.',
      'See. Note.',
    ],
    [
      'a space at the end of a segment',
      '<segment><source>Voir. </source><target>See. </target></segment><segment><source>Noter.</source><target>Note.</target></segment>',
      'Voir. Noter.',
      'See. Note.',
    ],
    [
      'a no-break space',
      '<segment><source>Voir</source><target>See</target></segment><segment><source>!</source><target>!</target></segment>',
      'Voir\u00a0!',
      'See\u00a0!',
    ],
    [
      'an order',
      '<segment><source>Voir.</source><target order="3">Note.</target></segment><ignorable><source> </source><target> </target></ignorable><segment><source>Noter.</source><target order="1">See.</target></segment>',
      'Voir. Noter.',
      'See. Note.',
    ],
    [
      'an order without ignorable text',
      '<segment><source>Voir.</source><target order="2">Note.</target></segment><segment><source>Noter.</source><target order="1">See.</target></segment>',
      'Voir. Noter.',
      'See. Note.',
    ],
  ])('a text split with %s is joined', (_, segments, source, target) => {
    const today = edited(project, french, ['"Observer"', JSON.stringify(source)]);
    const { landings, refused } = imported(
      today,
      exported(today, 'xliff').replace(
        /<segment [^>]*>\s*<source>Voir[\s\S]*?<\/segment>|<segment [^>]*>\s*<source>Observer[\s\S]*?<\/segment>/,
        segments,
      ),
    );
    expect([landings.map((landing) => landing.target), refused]).toEqual([[target], []]);
  });

  test.each([
    [' order="1"', ' order="1"', 'the order 1, 1 of the targets'],
    [' order="3"', '', 'the order 3, 2 of the targets'],
    [' order="x"', '', 'the order NaN, 2 of the targets'],
  ])('the targets with%s and%s are refused', (one, other, found) => {
    const split = `<segment><source>Obs</source><target${one}>Look</target></segment><segment><source>erver</source><target${other}>on</target></segment>`;
    expect(importWith(split)).toMatchObject({ landings: [], refused: [{ found }] });
  });

  test.each(['a guess', 'Observer'])('a segment marked as untranslated is refused: %s', (guess) => {
    const draft = `<segment state="initial"><source>Observer</source><target>${guess}</target></segment>`;
    expect(importWith(draft)).toMatchObject({ landings: [], refused: [{ found: 'a segment marked as untranslated' }] });
    const both = withCells(text.replace(segment, draft), 'home.steps.2', { target: 'Weigh', state: 'stale' });
    expect(imported(project, both).refused).toMatchObject([
      {
        where: expect.stringContaining('(home.steps.1)'),
        found: '2 segments marked as untranslated, the first of them here',
      },
    ]);
  });

  test.each([
    ['<cp hex="0007"/>', 'the control character U+0007 in “Look'],
    ['<cp hex="D83D"/>', 'the half character U+D83D in “Look'],
    ['\u0085', 'the control character U+0085'],
  ])('%j in a target is refused', (sign, found) => {
    const { landings, refused } = importWith(`<segment><source>Observer</source><target>Look${sign}</target></segment>`);
    expect([landings, refused]).toMatchObject([[], [{ found: expect.stringContaining(found) }]]);
  });

  describe('placeholders', () => {
    const before = text.match(/<unit [^>]*name="home\.hero\.lead">[\s\S]*?<\/unit>/)?.[0] ?? '';
    const importLead = (target: string) =>
      imported(project, text.replace(before, before.replace(/<target>.*<\/target>/, `<target>${target}</target>`))).landings.map(
        (landing) => landing.target,
      );

    test('are codes', () => {
      expect(before).toContain('<source><ph id="1" equiv="{firmName}" disp="{firmName}"/>');
      expect(before).toContain('<target><ph id="1" equiv="{firmName}" disp="{firmName}"/> helps');
    });

    test('are read from the data of the unit', () => {
      const data = '<originalData><data id="d1">{firmName}</data></originalData>';
      const changed = before
        .replaceAll(/<ph id="1"[^>]*>/g, '<ph id="1" dataRef="d1"/>')
        .replace('<segment', `${data}<segment`)
        .replace(/helps.*(?=<.target>)/, 'picks.');
      expect(imported(project, text.replace(before, changed)).landings.map((landing) => landing.target)).toEqual(['{firmName} picks.']);
    });

    test.each(['<ph id="1" equiv="{firmName}" disp="{firmName}"/> picks.', '<ph id="1"/> picks.', '{firmName} picks.'])(
      'are read from %s',
      (target) => expect(importLead(target)).toEqual(['{firmName} picks.']),
    );
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

  test('cells that a spreadsheet leaves out at the end of a row are empty, and empty cells beyond the columns are ignored', () => {
    const [head = '', ...rows] = text.trimEnd().split('\r\n');
    const saved = [`${head},"remark"`, ...rows.map((row, index) => (index % 3 === 0 ? `${row},,,` : row.replace(/(?:,"[^"]*")$/, '')))];
    const { landings, refused } = imported(project, saved.join('\r\n'));
    expect([landings.map(({ target }) => target), refused]).toEqual([['Look'], []]);
  });

  test('a line that names the separator is skipped', () => {
    const { landings, refused } = imported(project, `\ufeffsep=,\r\n${text.slice(1).replace('"home.hero.lead",', '"home.hero.lead","",')}`);
    const line = text.slice(0, text.indexOf('"home.hero.lead"')).split('\n').length + 1;
    expect([landings.map(({ target }) => target), refused]).toMatchObject([['Look'], [{ where: `en.txt:${line}` }]]);
    expect(() => imported(project, 'sep=,\nhello')).toThrow('en.txt:2\n  found:    no column "id"');
  });

  test.each([
    ['"Look"', '"Lo"ok"'],
    ['"Look"', 'Lo"ok"'],
    ['"Look"', '"Lo" "ok"'],
  ])('quotes within a cell, %s as %s, refuse the file', (from, to) => {
    const line = text.slice(0, text.indexOf(from)).split('\n').length;
    expect(() => imported(project, text.replace(from, to))).toThrow(`en.txt:${line}\n  found:    a quote `);
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

describe('XLIFF 1.2', () => {
  const namespace = 'urn:oasis:names:tc:xliff:document:1.2';
  const write = (units: string, { original = 'generated/messages/fr/home.json', head = '' } = {}) =>
    `<?xml version="1.0" encoding="utf-8"?><xliff xmlns="${namespace}" xmlns:sdl="http://sdl.com/FileTypes/SdlXliff/1.0" version="1.2"><file original="${original}" datatype="plaintext" source-language="fr-FR" target-language="en-GB"><header>${head}</header><body><group>${units}</group></body></file></xliff>`;
  const land = (file: string, today = project) => {
    const { landings, refused } = imported(today, file);
    return [...landings.map(({ unit, target }) => `${unit.id}: ${target}`), ...refused.map(({ found }) => found)];
  };

  test.each([
    ['the path of a message file', 'generated/messages/fr/home.json', 'id="steps.1"'],
    ['a bundle', 'home', 'id="steps.1"'],
    ['another file', 'translations/en.xlf', 'id="home.steps.1"'],
    ['a bundle, and a whole key', 'home', 'id="home.steps.1"'],
    ['a message file, and an id of the tool', 'fr/home.json', 'id="7f3a" resname="steps.1"'],
  ])('a unit is found by %s', (_, original, id) => {
    expect(land(write(`<trans-unit ${id}><source>Observer</source><target>Look</target></trans-unit>`, { original }))).toEqual([
      'home.steps.1: Look',
    ]);
  });

  test.each(['new', 'needs-translation', 'needs-adaptation', 'needs-l10n'])('a target in the state %s is refused', (state) => {
    expect(land(write(`<trans-unit id="steps.1"><source>Observer</source><target state="${state}">Look</target></trans-unit>`))).toEqual([
      'a segment marked as untranslated',
    ]);
  });

  test('a unit without a target, and one that is not to be translated, change nothing', () => {
    expect(
      land(
        write(
          '<trans-unit id="steps.1"><source>Observer</source></trans-unit><trans-unit id="x" translate="no"><source>x</source></trans-unit>',
        ),
      ),
    ).toEqual([]);
  });

  test('an approved translation is confirmed', () => {
    const today = edited(project, french, ['Observer', 'Regarder']);
    const file = write('<trans-unit id="steps.1" approved="yes"><source>Regarder</source><target>Observe</target></trans-unit>');
    expect(statesOf(imported(today, file).after, 'home.steps.1')).toEqual(['done']);
  });

  test('placeholders are read from the codes of tools, other codes are refused', () => {
    const lead = (target: string) =>
      land(
        write(
          `<trans-unit id="hero.lead"><source><x id="1" equiv-text="{firmName}"/> vous aide à choisir.</source><target>${target}</target></trans-unit>`,
        ),
      );
    for (const code of ['<x id="1" equiv-text="{firmName}"/>', '<x id="1"/>', '<ph id="1">{firmName}</ph>', '{firmName}'])
      expect(lead(`${code} picks.`)).toEqual(['home.hero.lead: {firmName} picks.']);
    expect(lead('<g id="2">{firmName}</g> picks.')).toEqual(['the code <g> within the text']);
  });

  describe('SDLXLIFF', () => {
    const segments = (source: readonly string[], target: readonly string[], gap: string, confs: readonly string[]) => {
      const marks = (texts: readonly string[]) => texts.map((text, index) => `<mrk mtype="seg" mid="${index + 1}">${text}</mrk>`).join(gap);
      const defs = confs.map((conf, index) => `<sdl:seg id="${index + 1}"${conf}/>`).join('');
      return write(
        `<trans-unit id="5d1c" resname="steps.1"><source>${source.join(' ')}</source><seg-source>${marks(source)}</seg-source><target>${marks(target)}</target><sdl:seg-defs>${defs}</sdl:seg-defs></trans-unit>`,
      );
    };
    const done = ' conf="Translated"';
    const today = edited(project, french, ['"Observer"', '"Voir. Noter."']);

    test.each([' ', ''])('segments are joined, with %j between them', (gap) => {
      expect(land(segments(['Voir.', 'Noter.'], ['See.', 'Note.'], gap, [done, done]), today)).toEqual(['home.steps.1: See. Note.']);
    });

    test('drafts, and units of which some segments are empty, are refused; empty ones change nothing', () => {
      expect(land(segments(['Voir.', 'Noter.'], ['See.', 'Note.'], ' ', [done, ' conf="Draft"']), today)).toEqual([
        'a segment marked as untranslated',
      ]);
      expect(land(segments(['Voir.', 'Noter.'], ['See.', 'Note.'], ' ', [done, '']), today)).toEqual(['a segment marked as untranslated']);
      expect(land(segments(['Voir.', 'Noter.'], ['See.', ''], ' ', [done, '']), today)).toEqual(['1 of 2 segments translated']);
      expect(land(segments(['Voir.', 'Noter.'], ['', ''], ' ', ['', '']), today)).toEqual([]);
    });

    test('placeholders are read from its tags', () => {
      const head =
        '<tag-defs xmlns="http://sdl.com/FileTypes/SdlXliff/1.0"><tag id="4"><ph name="ph">&lt;ph id="1" equiv="{firmName}"/&gt;</ph></tag></tag-defs>';
      const unit =
        '<trans-unit id="x" resname="hero.lead"><source><x id="4"/> vous aide à choisir.</source><seg-source><mrk mtype="seg" mid="1"><x id="4"/> vous aide à choisir.</mrk></seg-source><target><mrk mtype="seg" mid="1"><x id="4"/> picks.</mrk></target></trans-unit>';
      expect(land(write(unit, { head }))).toEqual(['home.hero.lead: {firmName} picks.']);
    });
  });

  test.each([
    ['source-language="fr-FR"', 'source-language="de"', 'source-language="de"'],
    ['target-language="en-GB"', '', 'no target-language'],
  ])('a file with %s as %j is refused as a whole', (from, to, found) => {
    expect(() => land(write('').replace(from, to))).toThrow(`  found:    ${found}`);
  });
});
