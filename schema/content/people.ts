/** The people of the firm. They sign guides and articles; the page “About” introduces each one under the id of the person. */
import { z } from 'zod';
import { collection } from '../language/collection.ts';
import { choice, contentType, text } from '../language/define.ts';

const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

const language = z
  .string()
  .refine((code) => /^[a-z]{2,3}$/.test(code) && languageNames.of(code) !== undefined, 'expected the code of a language, such as fr');

export const person = contentType({
  name: 'Person',
  text: {
    role: text({ max: 60, note: 'After the name of an author, so without a capital.' }),
    line: text({ max: 140, note: 'What the person does, in the first person.' }),
  },
  facts: {
    name: z.string().min(1),
    /** Codes of the languages that the person speaks. */
    languages: z.array(language).min(1),
    /** Address of a profile, on LinkedIn for example. */
    link: z.url({ protocol: /^https$/ }).optional(),
    /** True for an invented person. Remove it when name, facts and texts are those of a person who agrees to them. */
    isExample: z.literal(true).optional(),
  },
});

export const people = collection(
  { profile: person },
  {
    // The first person is the default author of `npm run new`.
    camille: { profile: { name: 'Camille Martin', languages: ['fr', 'en'], isExample: true } },
    claire: { profile: { name: 'Claire Dupont', languages: ['fr', 'en', 'es'], isExample: true } },
    thomas: { profile: { name: 'Thomas Durand', languages: ['fr', 'en'], isExample: true } },
  },
);

export type PersonId = keyof typeof people.facts.profile;

/** Type of a fact that names a person. */
export const personId = choice('PersonId', Object.keys(people.facts.profile) as PersonId[]);

export const pastRole = contentType({
  name: 'PastRole',
  text: { post: text({ max: 140, note: 'The post, and where: the person agrees to the name of the company.' }) },
  facts: {
    person: personId,
    /** First and last year: `2009-2014`. */
    years: z.string().refine(areInOrder, 'expected two years in order, such as 2009-2014'),
  },
});

function areInOrder(years: string): boolean {
  const [, from, to] = /^(\d{4})-(\d{4})$/.exec(years) ?? [];
  return from !== undefined && to !== undefined && from <= to;
}

/** Earlier posts of people. */
export const pastRoles = collection(
  { role: pastRole },
  {
    // The page shows the posts of a person in this order.
    'camille-store': { role: { person: 'camille', years: '1998-2003' } },
    'camille-network': { role: { person: 'camille', years: '2003-2007' } },
    'camille-development': { role: { person: 'camille', years: '2007-2011' } },
    'claire-store': { role: { person: 'claire', years: '2006-2015' } },
    'thomas-control': { role: { person: 'thomas', years: '2008-2017' } },
  },
);

/** True while a person is invented: pages then say so, and a release is refused. */
export const hasExamplePeople = Object.values(people.facts.profile).some((profile) => profile?.isExample);

/** The people for bylines, on every page that a person signs. */
export const bylineContent = z.object({
  by: text({ params: ['author', 'role'], note: 'Who wrote the page: “Par {author}, {role}”.' }),
  citeGuide: text({ max: 30, note: 'Above the citation of a guide, which readers copy.' }),
  citeArticle: text({ max: 30, note: 'The same for an article.' }),
  citation: text({
    params: ['author', 'title', 'firm', 'date', 'url'],
    note: 'The citation, in the order of a bibliography of the language.',
  }),
  people: people.views.profile,
});
