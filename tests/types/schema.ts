/** The compiler checks the page tree and the content types, each error on its own line. Compiled, never run. */
import { z } from 'zod';
import { type ArticleMatter, article } from '../../schema/content/blog/article.ts';
import { caseStudy } from '../../schema/content/case-study.ts';
import { guide } from '../../schema/content/guides.ts';
import { type PersonId, pastRole } from '../../schema/content/people.ts';
import { collection } from '../../schema/language/collection.ts';
import { contentType, definePages, type EntryId, entries, fact, linkFact, list, page, text } from '../../schema/language/define.ts';
import { link } from '../../schema/language/link.ts';
import { picture, pictureFact } from '../../schema/language/picture.ts';
import { type Locale, localeCodes } from '../../schema/site/locales.ts';

/** Returns a slug for every locale of the site. */
const inEach = (slug: string) => Object.fromEntries(localeCodes.map((code) => [code, slug])) as Record<Locale, string>;
const slug = inEach('place');
const content = z.object({ title: text(), points: list(2, text()) });

// @ts-expect-error: the option has the largest number of each placeholder.
text({ plurals: ['count'] });

export const right = definePages({
  home: page({ slug: inEach(''), content }),
  place: page({ slug, content, formerSlugs: { fr: ['endroit'] }, structuredData: 'article' }),
  visa: page({ locales: ['en'], parent: 'place', slug: { en: 'visa' }, content }),
  plan: page({ parent: 'place', slug, content, indexed: false, reason: 'a draft', layout: 'bare', published: '2026-01-20' }),
});

definePages({
  // @ts-expect-error: no page of this tree is called "plcae".
  plan: page({ parent: 'plcae', slug, content }),
  place: page({ slug, content }),
});

export const wrong = [
  // @ts-expect-error: the English slug is missing.
  page({ slug: { fr: 'lieu' }, content }),
  // @ts-expect-error: the page exists in English, and its English slug is missing.
  page({ locales: ['en'], slug: { fr: 'lieu' }, content }),
  // @ts-expect-error: the page does not exist in French.
  page({ locales: ['en'], slug: { fr: 'lieu', en: 'place' }, content }),
  // @ts-expect-error: the site has no Klingon locale.
  page({ locales: ['tlh'], slug: { en: 'place' }, content }),
  // @ts-expect-error: the site has no Klingon locale.
  page({ slug: { ...slug, tlh: 'Daq' }, content }),
  // @ts-expect-error: a slug is a string.
  page({ slug: { ...slug, en: 1 }, content }),
  // @ts-expect-error: an unindexed page needs a reason.
  page({ slug, content, indexed: false }),
  // @ts-expect-error: an indexed page has no reason.
  page({ slug, content, reason: 'a draft' }),
  // @ts-expect-error: a page needs content.
  page({ slug }),
  // @ts-expect-error: content is an object of texts.
  page({ slug, content: text() }),
  // @ts-expect-error: content is a zod object.
  page({ slug, content: { title: text() } }),
  // @ts-expect-error: former slugs are lists.
  page({ slug, content, formerSlugs: { fr: 'endroit' } }),
  // @ts-expect-error: the site has no Klingon locale.
  page({ slug, content, formerSlugs: { tlh: ['Daq'] } }),
  // @ts-expect-error: structured data is 'page' or 'article'.
  page({ slug, content, structuredData: 'recipe' }),
  // @ts-expect-error: a page has no property "anchors".
  page({ slug, content, anchors: ['map'] }),
];

declare const author: PersonId;
const summary = { slug, published: '2026-01-20', author, sections: ['first', 'second'], keyFigures: ['averageRoi'] } as const;

export const guides = definePages({
  hub: guide(summary),
  below: guide({ ...summary, parent: 'hub', card: { icon: 'map', gradient: 'sand' }, labels: ['sales', 'costs'] }),
});

definePages({
  // @ts-expect-error: no page of this tree is called "hbu".
  below: guide({ ...summary, parent: 'hbu' }),
  hub: guide(summary),
});

export const wrongGuides = [
  // @ts-expect-error: no figure is called "averageReturn".
  guide({ ...summary, keyFigures: ['averageReturn'] }),
  // @ts-expect-error: no person is called "nobody".
  guide({ ...summary, author: 'nobody' }),
  // @ts-expect-error: a guide has an author.
  guide({ ...summary, author: undefined }),
  // @ts-expect-error: labels are a list of names.
  guide({ ...summary, labels: 7 }),
  // @ts-expect-error: no icon is called "atlas".
  guide({ ...summary, card: { icon: 'atlas', gradient: 'sand' } }),
  // @ts-expect-error: guide() declares the content itself.
  guide({ ...summary, content }),
  // @ts-expect-error: no kind is called "story".
  page({ slug, content, kind: 'story' }),
];

const matter = { author, guide: link('home'), sections: { first: {} } };
export const articles = definePages({ story: article(matter, { slug, published: '2026-01-20' }) });

export const wrongArticles: ArticleMatter[] = [
  // @ts-expect-error: the values of a text are numbers.
  { ...matter, sections: { first: { values: { tickets: '35' } } } },
  // @ts-expect-error: a section has values and tables.
  { ...matter, sections: { first: { table: { counts: [] } } } },
  // @ts-expect-error: no person is called "nobody".
  { ...matter, author: 'nobody' },
  // @ts-expect-error: an article has an author.
  { guide: link('home'), sections: { first: {} } },
];

export const cases = definePages({
  index: page({ slug, content }),
  story: caseStudy('network-development', { parent: 'index', slug }),
});

definePages({
  // @ts-expect-error: no page of this tree is called "indxe".
  story: caseStudy('network-development', { parent: 'indxe', slug }),
  index: page({ slug, content }),
});

export const wrongCases = [
  // @ts-expect-error: no case study is called "netwrok-development".
  caseStudy('netwrok-development', { slug }),
  // @ts-expect-error: the English slug is missing.
  caseStudy('network-development', { slug: { fr: 'lieu' } }),
  // @ts-expect-error: the facts are in the collection.
  caseStudy('network-development', { slug, year: 2026 }),
];

const card = contentType({ name: 'Card', text: { title: text() }, facts: { icon: z.enum(['map', 'key']), link: linkFact } });
export const cards = entries(card, { first: { icon: 'map', link: link('about') }, second: { icon: 'key', link: link('home', 'contact') } });

// @ts-expect-error: no icon is called "atlas".
entries(card, { first: { icon: 'atlas', link: link('about') } });
// @ts-expect-error: the link is missing.
entries(card, { first: { icon: 'map' } });
// @ts-expect-error: a path is not a link.
entries(card, { first: { icon: 'map', link: '/place' } });
// @ts-expect-error: only link() makes a link.
entries(card, { first: { icon: 'map', link: { page: 'about' } } });
// @ts-expect-error: no page has this id.
entries(card, { first: { icon: 'map', link: link('abuot') } });
// @ts-expect-error: "home" has no such anchor.
entries(card, { first: { icon: 'map', link: link('home', 'nope') } });

const story = contentType({ name: 'Story', text: { title: text() }, facts: { more: z.array(z.object({ link: linkFact })) } });
entries(story, { first: { more: [{ link: link('services', 'hotline') }] } });
// @ts-expect-error: only link() makes a link.
entries(story, { first: { more: [{ link: { page: 'services', anchor: 'nope' } }] } });
// @ts-expect-error: "services" has no such anchor.
entries(story, { first: { more: [{ link: link('services', 'nope') }] } });
// @ts-expect-error: a title is a text, not a fact.
entries(card, { first: { icon: 'map', link: link('about'), title: 'Place' } });
// @ts-expect-error: a list has a length and an item.
list(text());
// @ts-expect-error: the option is called "params".
text({ param: ['minutes'] });

const note = contentType({ name: 'Note', text: { body: text() }, facts: { figure: z.number() } });

export const places = collection(
  { card, note },
  { north: { card: { icon: 'map', link: link('about') }, note: { figure: 1 } }, south: { note: { figure: 2 } } },
);
export const placesContent = z.object({ cards: places.views.card, notes: places.views.note });

export const figure: number | undefined = places.facts.note.south?.figure;
// @ts-expect-error: an entity may lack the view.
export const sure: number = places.facts.note.south.figure;
// @ts-expect-error: no entity is called "est".
places.facts.note.est;

// @ts-expect-error: the collection has no view called "crad".
places.views.crad;
// @ts-expect-error: no view is called "crad".
collection({ card }, { north: { crad: { icon: 'map', link: link('about') } } });
// @ts-expect-error: the link is missing.
collection({ card }, { north: { card: { icon: 'map' } } });
// @ts-expect-error: no icon is called "atlas".
collection({ card }, { north: { card: { icon: 'atlas', link: link('about') } } });
// @ts-expect-error: a title is a text, not a fact.
collection({ card }, { north: { card: { icon: 'map', link: link('about'), title: 'North' } } });
// @ts-expect-error: no page has this id.
collection({ card }, { north: { card: { icon: 'map', link: link('abuot') } } });
// @ts-expect-error: facts belong to a view.
collection({ card }, { north: { icon: 'map', link: link('about') } });
// @ts-expect-error: an id is declared twice.
// biome-ignore lint/suspicious/noDuplicateObjectKeys: the compiler must find the duplicate as well.
collection({ note }, { north: { note: { figure: 1 } }, north: { note: { figure: 2 } } });

collection({ role: pastRole }, { first: { role: { person: author, years: '2009-2014' } } });
// @ts-expect-error: no person is called "nobody".
collection({ role: pastRole }, { first: { role: { person: 'nobody', years: '2009-2014' } } });

const shop = contentType({ name: 'Shop', text: { title: text() }, facts: { photo: pictureFact.optional() } });
export const shops = entries(shop, { lyon: { photo: picture({ file: 'lyon.jpg', place: 'portrait', focus: [0.5, 0.2] }) }, paris: {} });
// @ts-expect-error: a path is not a picture.
entries(shop, { lyon: { photo: 'lyon.jpg' } });
// @ts-expect-error: no place is called "portriat".
picture({ file: 'lyon.jpg', place: 'portriat' });
// @ts-expect-error: a focus has two fractions.
picture({ file: 'lyon.jpg', place: 'portrait', focus: [0.5] });
// @ts-expect-error: the place is missing.
picture({ file: 'lyon.jpg' });

export const facts = z.object({ icon: fact(z.enum(['map', 'key']), 'map') });
// @ts-expect-error: no icon is called "atlas".
fact(z.enum(['map', 'key']), 'atlas');

export const menu: EntryId<typeof cards>[] = ['first', 'second'];
// @ts-expect-error: no card is called "thrid".
menu.push('thrid');
