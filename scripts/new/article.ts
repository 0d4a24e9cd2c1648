/** `npm run new -- article <id>`: adds a page of the blog, or an entry for an article published elsewhere. */
import { Node } from 'ts-morph';
import { quote } from '../model/typescript.ts';
import type { Plan } from './apply.ts';
import { checkEntryId, checkPageId, refuse } from './names.ts';
import { type Asked, type Generator, need, readDate, readLink, readSections } from './options.ts';
import { checkFree, checkUnused, pageEntries, placeFor, readAllSlugs, treeFile, treeObject } from './page-tree.ts';
import { addProperty, objectIn, propertiesOf, stringIn } from './sources.ts';

const file = 'schema/content/articles.ts';

const kinds: Readonly<Record<string, (asked: Asked) => Plan>> = {
  blog: planPage,
  static: (asked) => planEntry(asked, 'staticArticles', ['featured: false']),
  post: (asked) => planEntry(asked, 'linkedinPosts', []),
};

export const article: Generator = {
  options: ['kind', 'date', 'slug', 'section', 'link', 'url'],
  plan(asked) {
    const name = asked.one('kind') ?? 'blog';
    const plan = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
    return plan?.(asked) ?? refuse(asked.where, `the kind "${name}"`, `one of ${Object.keys(kinds).join(', ')}`, `correct "${name}"`);
  },
};

/** Plans a page below the parent of the existing articles. */
function planPage(asked: Asked): Plan {
  const { sources, id, where, all } = asked;
  checkPageId(id, where);
  checkFree(sources, id, where);
  const parent = pageEntries(sources).find(({ declaredBy }) => declaredBy === 'article')?.parent;
  if (parent === undefined) return refuse(where, `no article in ${treeFile}`, 'an existing article', 'write the first article by hand');
  const slug = readAllSlugs(sources, all('slug'), where);
  const sections = readSections(asked, '--section method --section result');
  const entry = [
    'article(',
    '{',
    "author: 'partner',",
    `guide: ${readLink(asked, 'location#flows')},`,
    `sections: { ${sections.map((section) => `${section.includes('-') ? quote(section) : section}: 2`).join(', ')} },`,
    '},',
    '{',
    `parent: ${quote(parent)},`,
    `slug: ${slug},`,
    `published: ${quote(readDate(asked))},`,
    '},',
    ')',
  ];
  addProperty(treeObject(sources), id, entry.join('\n'), placeFor(sources, parent));
  const tree = sources.file(treeFile);
  if (!tree.getImportDeclaration('./language/link.ts'))
    tree.addImportDeclaration({ namedImports: ['link'], moduleSpecifier: './language/link.ts' });
  return {
    changes: sources.edited(),
    next: [`To change the number of paragraphs of a section, the author or the table, edit the entry in ${treeFile}.`],
  };
}

/** Plans an entry. The page shows entries in the order of the schema: newest first. */
function planEntry(asked: Asked, name: string, facts: readonly string[]): Plan {
  const { sources, id, where } = asked;
  checkEntryId(id, where);
  const entries = objectIn(sources.file(file), name);
  checkUnused(entries, id, file, where);
  const date = readDate(asked);
  const older = propertiesOf(entries).find((entry) => (dateOf(entry.getInitializer()) ?? '') < date);
  const url = `linkedinUrl: ${quote(need(asked, 'url', 'https://www.linkedin.com/posts/…'))}`;
  const place = { name: quote(id), initializer: `{ ${[`date: ${quote(date)}`, ...facts, url].join(', ')} }` };
  if (older) entries.insertPropertyAssignment(entries.getPropertiesWithComments().indexOf(older), place);
  else addProperty(entries, id, place.initializer);
  return { changes: sources.edited(), next: [] };
}

function dateOf(facts: Node | undefined): string | undefined {
  return Node.isObjectLiteralExpression(facts) ? stringIn(facts, 'date') : undefined;
}
