/** Faults that do not compile, or that nothing in the project uses. */
import type { Kind } from '../fault.ts';
import { swapOne } from '../pages.ts';
import { newFileKind, pageSources, sourceKind } from '../sources.ts';
import { inText } from '../texts.ts';

const linking = /^pages\/.*\.tsx$/;
const scripts = /^scripts\/(?:codegen|check|serve|contact|translate)\/[\w/-]+\.ts$/;

const compilerKind = (
  name: string,
  times: number,
  files: RegExp,
  change: Parameters<typeof sourceKind>[5],
  also: readonly { readonly file: string }[] = [],
): Kind => sourceKind('compiler', name, ['compiler'], times, files, change, { also });

export const compilerKinds: readonly Kind[] = [
  compilerKind('link-to-unknown-page', 4, linking, (text, random) => swapOne(text, /link\('(\w+)'/, random, ([, id]) => `link('${id}s'`)),
  compilerKind('link-to-unknown-anchor', 4, linking, (text, random) =>
    swapOne(text, /link\('(\w+)'(?:, '[\w-]+')?\)/, random, ([, id]) => `link('${id}', 'nowhere')`),
  ),
  compilerKind('content-of-unknown-page', 3, pageSources, (text, random) =>
    swapOne(text, /useContent\('(\w+)'\)/, random, ([, id]) => `useContent('${id}s')`),
  ),
  compilerKind('content-that-is-not-there', 4, pageSources, (text, random) =>
    swapOne(text, /\{([a-z]\w+)\.(title|lead|text|name|contact)\}/, random, ([, branch, name]) => `{${branch}.${name}s}`),
  ),
  compilerKind('content-by-a-name-worked-out', 4, pageSources, (text, random) =>
    swapOne(text, /\{([a-z]\w+)\.(title|lead)\}/, random, ([, branch, name]) => `{${branch}['${name}' + key]}`),
  ),
  compilerKind('list-taken-for-a-text', 3, pageSources, (text, random) =>
    swapOne(text, /title=\{(\w+)\.title\}/, random, ([, branch]) => `title={${branch}}`),
  ),
  compilerKind('prop-that-json-loses', 2, /^pages\/home\/parts\/missions\.tsx$/, (text, random) =>
    text.replace(', pace }}', `, pace: { ...pace, ${random.pick(['tick: () => 1', 'since: new Date(0)', 'seen: new Set([1])'])} } }}`),
  ),
  compilerKind('property-that-lacks', 3, pageSources, (text, random) => swapOne(text, / title=\{\w+\.title\}/, random, () => '')),
  ...(['null', 'missing'] as const).map(
    (name): Kind => ({
      name: `message-${name}`,
      room: 'compiler',
      rules: ['compiler'],
      times: 4,
      plant(ground, random) {
        const message = random.pick(ground.project.texts);
        const fault = inText(ground, message, name === 'null' ? null : undefined, `${message.bundle}.${message.key.join('.')} is ${name}`);
        return { ...fault, at: fault.edits.map(({ file }) => ({ file })) };
      },
    }),
  ),
  compilerKind('page-without-a-slug', 2, /^schema\/pages\.ts$/, (text, random) =>
    swapOne(text, /slug: \{ fr: '([\w-]+)', en: '([\w-]+)' \}/, random, ([, fr]) => `slug: { fr: '${fr}' }`),
  ),
  compilerKind('parent-that-is-no-page', 2, /^schema\/pages\.ts$/, (text, random) =>
    swapOne(text, /parent: '\w+'/, random, () => "parent: 'nowhere'"),
  ),
  compilerKind('fact-of-the-wrong-type', 2, /^schema\/content\/articles\.ts$/, (text, random) =>
    swapOne(text, /featured: (?:true|false)(?=, linkedin)/, random, () => "featured: 'deux'"),
  ),
  compilerKind(
    'identity-without-a-field',
    1,
    /^schema\/site\.ts$/,
    (text, random) => swapOne(text, /^ {2}email: '[^']*',\n/m, random, () => ''),
    [{ file: 'renderer/' }, { file: 'scripts/' }],
  ),
  newFileKind('unused', 'file-that-nothing-imports', ['unused'], 4, (random) => ({
    file: `${random.pick(['renderer/ui', 'scripts/lib', 'scripts/check', 'renderer/layout', 'pages/home/parts'])}/unused-${random.below(1000)}.ts`,
    text: '/** Nobody asks for it. */\nexport const nothing = 1;\n',
  })),
  // What the file of a command exports counts as used.
  sourceKind('unused', 'export-that-nothing-imports', ['unused'], 5, scripts, (text, _, __, file) =>
    file.endsWith('/main.ts') ? undefined : `${text}\nexport const nobodyImportsThis = 1;\n`,
  ),
  sourceKind(
    'unused',
    'package-that-is-not-named',
    ['unused'],
    3,
    scripts,
    (text, random) => `import something from '${random.pick(['left-pad', 'lodash', 'esbuild'])}';\n${text}\nsomething();\n`,
  ),
  sourceKind('unused', 'import-of-no-file', ['unused'], 3, scripts, (text) => `import { gone } from './gone.ts';\n${text}\ngone();\n`),
  {
    name: 'package-that-nothing-uses',
    room: 'unused',
    rules: ['unused'],
    times: 1,
    plant({ read }) {
      const file = 'package.json';
      return {
        what: 'a dependency that nothing imports',
        edits: [{ file, content: read(file).replace('"zod":', '"picomatch": "^4.0.0",\n    "zod":') }],
        at: [{ file }],
      };
    },
  },
];
