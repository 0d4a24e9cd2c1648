/** `npm run new -- article <id>`: adds a page of the blog, or an entry for an article published elsewhere. */
import { Node } from 'ts-morph';
import { quote } from '../model/typescript.ts';
import type { Plan } from './apply.ts';
import { checkEntryId, checkPageId, refuse } from './names.ts';
import {
  type Input,
  missingOption,
  missingSections,
  missingSlugs,
  need,
  readAuthor,
  readDate,
  readLink,
  readSections,
  readSlugProperties,
  refuseMissing,
  type Scaffold,
} from './options.ts';
import { checkFree, checkUnused, pageEntries, placeFor, treeFile, treeObject } from './page-tree.ts';
import { addProperty, objectIn, propertiesOf, type Sources, stringIn } from './sources.ts';

const file = 'schema/content/articles.ts';

const kinds: Readonly<Record<string, (input: Input) => Plan>> = {
  blog: planPage,
  static: (input) => planEntry(input, 'staticArticles', [`author: ${quote(readAuthor(input))}`, 'featured: false']),
  post: (input) => planEntry(input, 'linkedinPosts', []),
};

export const article: Scaffold = {
  options: ['kind', 'date', 'slug', 'locales', 'author', 'section', 'link', 'url'],
  plan(input) {
    const name = input.one('kind') ?? 'blog';
    const plan = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
    return plan?.(input) ?? refuse(input.where, `the kind "${name}"`, `one of ${Object.keys(kinds).join(', ')}`, `correct "${name}"`);
  },
};

/** Plans a page below the parent of the existing articles. */
function planPage(input: Input): Plan {
  const { sources, id, where } = input;
  checkPageId(id, where);
  checkFree(sources, id, where);
  const parent = pageEntries(sources).find(({ declaredBy }) => declaredBy === 'article')?.parent;
  if (parent === undefined) return refuse(where, `no article in ${treeFile}`, 'an existing article', 'write the first article by hand');
  refuseMissing(input, [
    missingSlugs(input),
    missingSections(input, '--section method --section result'),
    missingOption(input, 'link', guideOf(sources)),
  ]);
  const slugs = readSlugProperties(input);
  const sections = readSections(input);
  const entry = [
    'article(',
    '{',
    `author: ${quote(readAuthor(input))},`,
    `guide: ${readLink(input)},`,
    `sections: { ${sections.map((section) => `${section.includes('-') ? quote(section) : section}: {}`).join(', ')} },`,
    '},',
    '{',
    `parent: ${quote(parent)},`,
    ...slugs,
    `published: ${quote(readDate(input))},`,
    '},',
    ')',
  ];
  addProperty(treeObject(sources), id, entry.join('\n'), placeFor(sources, parent));
  const tree = sources.file(treeFile);
  if (!tree.getImportDeclaration('./language/link.ts'))
    tree.addImportDeclaration({ namedImports: ['link'], moduleSpecifier: './language/link.ts' });
  return {
    changes: sources.edited(),
    next: [`To add numbers or a table to the text of a section, edit the entry in ${treeFile}.`],
  };
}

/** Returns the id of a guide, as an example. */
function guideOf(sources: Sources): string {
  return pageEntries(sources).find(({ declaredBy }) => declaredBy === 'guide')?.id ?? 'guide';
}

/** Plans an entry. The page shows entries in the order of the schema: newest first. */
function planEntry(input: Input, name: string, facts: readonly string[]): Plan {
  const { sources, id, where } = input;
  checkEntryId(id, where);
  const entries = objectIn(sources.file(file), name);
  checkUnused(entries, id, file, where);
  const date = readDate(input);
  const older = propertiesOf(entries).find((entry) => (dateOf(entry.getInitializer()) ?? '') < date);
  const url = `linkedinUrl: ${quote(need(input, 'url', 'https://www.linkedin.com/posts/…'))}`;
  const place = { name: quote(id), initializer: `{ ${[`date: ${quote(date)}`, ...facts, url].join(', ')} }` };
  if (older) entries.insertPropertyAssignment(entries.getPropertiesWithComments().indexOf(older), place);
  else addProperty(entries, id, place.initializer);
  return { changes: sources.edited(), next: [] };
}

function dateOf(facts: Node | undefined): string | undefined {
  return Node.isObjectLiteralExpression(facts) ? stringIn(facts, 'date') : undefined;
}
