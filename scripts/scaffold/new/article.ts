/** `npm run new -- article <id>`: an entry among the articles of its kind, in the order of their dates. */
import { Node } from 'ts-morph';
import { checkEntryId } from '../names.ts';
import { addProperty, objectIn, propertiesOf, propertyOf, stringIn, text } from '../objects.ts';
import { pageEntry } from '../page-tree.ts';
import { refuse } from '../refuse.ts';
import { need, readDate } from './facts.ts';
import type { Asked, Thing } from './thing.ts';

const file = 'schema/content/articles.ts';

interface Kind {
  /** The constant that holds the entries. */
  readonly entries: string;
  /** Their facts beside the date. */
  readonly facts: (asked: Asked) => string[];
}

const kinds: Readonly<Record<string, Kind>> = {
  card: { entries: 'blogCards', facts: (asked) => [minutes(asked), `link: ${readLink(asked)}`] },
  article: {
    entries: 'staticArticles',
    facts: (asked) => [minutes(asked), 'featured: false', `linkedinUrl: ${text(need(asked, 'url', 'https://www.linkedin.com/posts/…'))}`],
  },
  post: { entries: 'linkedinPosts', facts: (asked) => [`linkedinUrl: ${text(need(asked, 'url', 'https://www.linkedin.com/posts/…'))}`] },
};

export const article: Thing = {
  options: ['kind', 'date', 'minutes', 'link', 'url'],
  plan(asked) {
    const { sources, id, where, one } = asked;
    checkEntryId(id, where);
    const name = one('kind') ?? 'card';
    const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
    if (!kind) return refuse(where, `the kind "${name}"`, `one of ${Object.keys(kinds).join(', ')}`, `correct "${name}"`);
    const entries = objectIn(sources.file(file), kind.entries);
    const taken = propertyOf(entries, id);
    if (taken)
      refuse(where, `the id "${id}", which ${file}:${taken.getStartLineNumber()} has`, 'an id that no article has', 'choose another id');
    const date = readDate(asked);
    // The newest first: pages show them as they stand here.
    const older = propertiesOf(entries).find((entry) => (dateOf(entry.getInitializer()) ?? '') < date);
    const facts = [`date: ${text(date)}`, ...kind.facts(asked)];
    const place = { name: text(id), initializer: `{ ${facts.join(', ')} }` };
    if (older) entries.insertPropertyAssignment(entries.getPropertiesWithComments().indexOf(older), place);
    else addProperty(entries, id, place.initializer);
    return { changes: sources.edited(), next: [] };
  },
};

function dateOf(facts: Node | undefined): string | undefined {
  return Node.isObjectLiteralExpression(facts) ? stringIn(facts, 'date') : undefined;
}

function minutes(asked: Asked): string {
  const given = need(asked, 'minutes', '6');
  if (!/^[1-9]\d*$/.test(given)) refuse(asked.where, `--minutes ${given}`, 'a whole number of minutes', 'write --minutes 6');
  return `readMinutes: ${given}`;
}

/** `location#flows` as the schema writes it. */
function readLink(asked: Asked): string {
  const [page = '', anchor] = need(asked, 'link', 'location#flows').split('#');
  pageEntry(asked.sources, page, asked.where, 'a link to the page');
  return `link(${[page, anchor].flatMap((part) => (part === undefined ? [] : [text(part)])).join(', ')})`;
}
