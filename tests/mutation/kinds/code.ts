/** Components, tests and imports that leave something out, or reach where they may not. */
import type { Kind } from '../fault.ts';
import { swapOne } from '../pages.ts';
import { components, newFileKind, pageSources, sourceKind } from '../sources.ts';

const tests = /^tests\/(?:unit|e2e|contact)\/.*\.(?:test|spec)\.tsx?$/;

export const codeKinds: readonly Kind[] = [
  sourceKind('code', 'list-cut-short', ['cut-lists'], 8, /^pages\/.*\.tsx$/, (text, random, { project }) => {
    const lists = new Set(
      project.texts.flatMap(({ key }) =>
        key.flatMap((name, index) => (/^\d+$/.test(key[index + 1] ?? '') && name !== 'text' ? [name] : [])),
      ),
    );
    return swapOne(text, /(\b[\w.]*\b(\w+))\.map\(/, random, ([whole, list = '', name = '']) =>
      lists.has(name)
        ? `${list}${random.pick(['.slice(0, 2)', '.slice(1)', '.filter((_, index) => index < 2)', '.toSpliced(2)', '.filter(Boolean)'])}.map(`
        : whole,
    );
  }),
  sourceKind('code', 'first-of-a-list', ['cut-lists'], 4, /^pages\/.*\.tsx$/, (text, random, { project }) => {
    const names = [
      ...new Set(
        project.texts.flatMap(({ key }) =>
          key.flatMap((name, index) => (/^\d+$/.test(key[index + 1] ?? '') && !/^(?:\d+|text)$/.test(name) ? [name] : [])),
        ),
      ),
    ];
    const name = random.pick(names);
    return text.includes(`.${name}`)
      ? `${text}\n${random.pick([`const [first] = content.${name};`, `export const first = content.${name}[0];`, `const last = content.${name}.at(-1);`, `const found = content.${name}.find(isFirst);`])}\n`
      : undefined;
  }),
  sourceKind(
    'code',
    'text-read-by-nobody',
    ['unread-content'],
    8,
    /^pages\/.*\.tsx$/,
    (text, random, ground, file) => {
      const id = /^pages\/(\w+)\//.exec(file)?.[1] ?? '';
      const keys = [
        ...new Set(
          ground.project.texts
            .filter(({ bundle }) => bundle === id)
            .map(({ key }) => key.find((name) => !/^(?:meta|label|title|lead|text|items|name|hero)$/.test(name)) ?? ''),
        ),
      ].filter(Boolean);
      const name = keys.length > 0 ? random.pick(keys) : '';
      const isOnlyHere =
        name !== '' &&
        ground.code.sources.every(
          (source) => source.file === file || !/^(?:renderer|pages)\//.test(source.file) || !new RegExp(`\\b${name}\\b`).test(source.text),
        );
      return isOnlyHere && new RegExp(`\\b${name}\\b`).test(text) ? text.replaceAll(new RegExp(`\\b${name}\\b`, 'g'), 'other') : undefined;
    },
    { also: [{ file: 'generated/messages/fr/' }] },
  ),
  sourceKind('code', 'test-left-out', ['skipped-tests'], 8, tests, (text, random) =>
    swapOne(
      text,
      /^(\s*)(test|it|describe)\(/m,
      random,
      ([, space = '', name = '']) =>
        `${space}${random.pick([`${name}.skip(`, `${name}.only(`, `${name}.todo(`, `// ${name}('`, `x${name === 'test' ? 'it' : name}(`, `${name}['skip'](`, `${name}.fails(`])}`,
    ),
  ),
  sourceKind(
    'code',
    'file-too-long',
    ['file-lengths'],
    3,
    /^(?:scripts|renderer|pages)\/.*\.tsx?$/,
    (text) => `${text}${'// A line more.\n'.repeat(260)}`,
  ),
  sourceKind(
    'code',
    'import-against-the-layers',
    ['imports'],
    8,
    /^(?:schema|renderer|pages|scripts|supabase\/functions\/send)\/?.*\.tsx?$/,
    (text, random, _, file) => {
      const [layer = ''] = file.split('/');
      const wrong: Readonly<Record<string, readonly string[]>> = {
        schema: ['#renderer/page.tsx', '#scripts/check/run.ts', '#generated/links.ts'],
        renderer: [`${'../'.repeat(file.split('/').length - 1)}pages/home/home.page.server.tsx`, '#scripts/lib/lines.ts'],
        scripts: ['#renderer/page.tsx'],
        supabase: ['#schema/pages.ts'],
        pages: ['#schema/pages.ts', '#scripts/lib/lines.ts'],
      };
      const target = random.pick(wrong[layer] ?? []);
      return random.pick([
        `import { x } from '${target}';\n${text}`,
        `${text}\nexport type { X } from '${target}';\n`,
        `${text}\ntype X = import('${target}').X;\n`,
        `${text}\nconst x = await import('${target}');\n`,
      ]);
    },
  ),
  sourceKind('code', 'page-imports-a-page', ['imports'], 3, pageSources, (text, random, _, file) => {
    const other = random.pick(['about', 'blog', 'contact', 'clients'].filter((id) => !file.includes(`/${id}/`)));
    return `import { Page as Other } from '../${other}/${other}.page.server.tsx';\n${text}`;
  }),
  {
    name: 'circle-of-imports',
    room: 'code',
    rules: ['imports'],
    times: 3,
    plant({ code }, random) {
      const { file, text } = random.pick(code.sources.filter((source) => /^scripts\/(?:check|codegen|lib)\/.*\.ts$/.test(source.file)));
      const [, specifier = ''] = /from '(\.\.?\/[^']+)'/.exec(text) ?? [];
      const target = specifier && new URL(specifier, `file:///${file}`).pathname.slice(1);
      const imported = code.sources.find((source) => source.file === target);
      if (!imported) return undefined;
      const back = `import type { X } from '#${file}';\n`;
      return {
        what: `${target} imports ${file} back`,
        edits: [{ file: target, content: back + imported.text }],
        at: [{ file }, { file: target }, { file: 'scripts/' }],
      };
    },
  },
  {
    name: 'page-without-its-component',
    room: 'code',
    rules: ['components'],
    times: 3,
    plant({ code }, random) {
      const { file } = random.pick(code.sources.filter((source) => pageSources.test(source.file)));
      return { what: `${file} is not there`, edits: [{ file, content: undefined }], at: [{ file }] };
    },
  },
  sourceKind(
    'code',
    'excuse-of-nothing',
    ['idle-excuse'],
    4,
    components,
    (text, random) =>
      `// check-excuse ${random.pick(['typed-text: a name', 'raw-href: an address of a host', 'typed-txt: a name', 'typed-text:'])}\n${text}`,
  ),
  sourceKind(
    'code',
    'secret-in-a-source',
    ['committed-secrets'],
    4,
    /^(?:schema|scripts|supabase\/functions\/send).*\.ts$/,
    (text, random) =>
      random.pick([
        `${text}\nconst key = '${['sk', 'live', '51H8abcdefghijklmnopqrst'].join('_')}';\n`,
        `${text}\nconst database = 'postgres://owner:${'hunter22'}@db.trame.example/outbox';\n`,
        `${text}\nconst key = '${['re', 'abcdefgh', 'abcdefghijklmnopqrstuvwx'].join('_')}';\n`,
      ]),
  ),
  newFileKind('code', 'migration-out-of-order', ['sql-access'], 2, (random) => ({
    file: `supabase/migrations/${random.pick(['contact_more', '2026_more', '20261121_more'])}.sql`,
    text: 'comment on schema contact is null;\n',
  })),
  newFileKind('code', 'untranslated-new-component', ['typed-text'], 3, (random) => ({
    file: `renderer/ui/new-${random.below(1000)}.tsx`,
    text: `/** New. */\nexport const New = () => <aside>${random.pick(['Nos bureaux', 'Opening hours'])}</aside>;\n`,
  })),
  sourceKind('code', 'bounds-of-the-database', ['sql-bounds'], 5, /^supabase\/migrations\/\d+_contact\.sql$/, (text, random) =>
    random.pick([
      text.replace('between 5 and 161', `between 5 and ${random.pick([80, 100, 160])}`),
      text.replace('<= 254', random.pick(['<= 255', '< 254', '<= 100'])),
      text.replace('between 10 and 5100', `between ${random.pick([1, 20])} and 5100`),
      text.replace('between 10 and 5100', 'between 10 and 5000'),
      text.replace('char_length(name) between 5 and 161 and ', ''),
    ]),
  ),
];
