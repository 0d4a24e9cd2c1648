/** Runs the worked examples of `schema/how-to.md` in copies of the project. */
import { describe, expect, test } from 'vitest';
import { type Copy, makeCopy } from '../support/copy.ts';
import { copyEnglishMessages, copyEnglishSlugs } from '../support/new-locale.ts';
import { isSoaking } from '../support/soak.ts';
import { type Example, readExamples } from './blocks.ts';
import { carryOut } from './carry-out.ts';
import { copyPhotograph } from './photograph.ts';
import { expectMoved, expectPublished } from './published.ts';
import { expectInEnglishOnly } from './single-language.ts';

/** Steps that the examples leave to the reader, and assertions, to run after a block; by example and file. */
const afterwards: Readonly<Record<string, Readonly<Record<string, (copy: Copy) => Promise<void> | void>>>> = {
  'Add a page': { 'dist/client/sitemap.xml': (copy) => expectPublished(copy, 'team') },
  'Add a page in English only': { 'dist/client/sitemap.xml': (copy) => expectInEnglishOnly(copy, 'scouting') },
  'Add a picture': { 'schema/content/about.ts': copyPhotograph },
  'Add a case study': {},
  'Add a case study with a page': { 'dist/client/sitemap.xml': (copy) => expectPublished(copy, 'storeHandover') },
  'Add an author': {},
  'Change a slug': { 'dist/client/_redirects': (copy) => expectMoved(copy, 'about') },
  'Correct a text': {},
  'Add an item to a list': {},
  'Write prose': {},
  'Write numbers into an article': {},
  'Add a text with plural forms': {},
  'Add a language': {
    'schema/site/locales.ts': expectOnlySlugsMissing,
    'schema/pages.ts': (copy) => copyEnglishSlugs(copy, 'de'),
    'generated/messages/de/about.json': (copy) => copyEnglishMessages(copy, 'de'),
    'dist/client/sitemap.xml': (copy) => expectPublished(copy, 'about'),
  },
  'Draft a language': { 'schema/pages.ts': (copy) => copyEnglishSlugs(copy, 'de') },
};

/** Examples that share a copy of the project. “Add a language” needs the original slugs and labels, so slugs change in another copy. */
const readers = [
  { titles: ['Add a page', 'Add a picture', 'Add a case study', 'Add a case study with a page', 'Add an author', 'Add a language'] },
  {
    titles: [
      'Change a slug',
      'Correct a text',
      'Add an item to a list',
      'Write prose',
      'Write numbers into an article',
      'Add a text with plural forms',
    ],
  },
  { titles: ['Add a page in English only'] },
  { titles: ['Draft a language'] },
];

/** `npm test` runs two examples only, together: each build takes a minute. */
const followed = isSoaking ? readers : [{ titles: ['Add a page', 'Add a page in English only'] }];

const typecheck = 'npm run typecheck';
const examples = readExamples('schema/how-to.md');

test('every worked example is in a group', () => {
  expect(examples.map(({ title }) => title)).toEqual(Object.keys(afterwards));
  expect(new Set(readers.flatMap(({ titles }) => titles))).toEqual(new Set(Object.keys(afterwards)));
});

describe.concurrent('the worked examples', () => {
  test.for(examples)('$title: the text before each block names its file and place', ({ steps }, { expect }) => {
    for (const step of steps) {
      if (step.kind === 'run') continue;
      expect(step.prose).toContain(`\`${step.path}\``);
      if (step.kind === 'write' && step.place) expect(step.prose).toMatch(new RegExp(`\\b${step.place.how}\\b`));
      if (step.kind === 'write' && step.place) expect(step.prose).toContain(`\`${step.place.line}`);
    }
  });

  test.for(followed)('$titles: the steps give the documented results and the project type-checks', async ({ titles }) => {
    const copy = makeCopy('readme', ['tests']);
    try {
      for (const example of examples.filter(({ title }) => titles.includes(title))) await follow(copy, example);
    } finally {
      copy.remove();
    }
  });
});

async function follow(copy: Copy, { title, steps }: Example): Promise<void> {
  const pending = new Map(Object.entries(afterwards[title] ?? {}));
  for (const step of steps) {
    await carryOut(copy, step);
    if (step.kind === 'run') continue;
    await pending.get(step.path)?.(copy);
    pending.delete(step.path);
  }
  expect([...pending.keys()], `${title}: files that it no longer shows`).toEqual([]);
  // Type-checks unless the example does so after its last change.
  const seen = steps.findLastIndex((step) => step.kind === 'run' && step.exitCode === 0 && step.commands.includes(typecheck));
  if (steps.slice(seen + 1).some((step) => step.kind === 'write'))
    await carryOut(copy, { kind: 'run', commands: [typecheck], exitCode: 0 });
}

/** Expects a type error at the slug of each page, and no other error. */
async function expectOnlySlugsMissing(copy: Copy): Promise<void> {
  const { output } = await copy.run('npm run typecheck');
  const errors = [...output.matchAll(/^(\S+)\((\d+),\d+\): error/gm)].map(([, file = '', line]) => ({ file, line: Number(line) }));
  const schema = copy.read('schema/pages.ts').split('\n');
  const slugs = schema.flatMap((text, index) => (/^ +slug: \{/.test(text) ? [{ file: 'schema/pages.ts', line: index + 1 }] : []));
  expect(slugs.length).toBeGreaterThan(20);
  expect(errors).toEqual(slugs);
}
