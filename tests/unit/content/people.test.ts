/** People: the facts of the schema, and the authors of pages. */
import { describe, expect, test } from 'vitest';
import { guide } from '../../../schema/content/guides.ts';
import { type PersonId, pastRole, person } from '../../../schema/content/people.ts';
import { parseEntity } from '../../../schema/language/define.ts';
import { type Locale, localeCodes } from '../../../schema/site/locales.ts';

const facts = { name: 'Anna', languages: ['fr'] };

describe('a person', () => {
  test('has a name and languages; everything else is optional', () => {
    expect(parseEntity(person, 'anna', facts).facts).toEqual(facts);
  });

  test.for([
    [{ ...facts, languages: ['french'] }, 'french', 'the code of a language, such as fr'],
    [{ ...facts, languages: ['zz'] }, 'zz', 'the code of a language, such as fr'],
    [{ ...facts, link: 'http://anna.example' }, 'link', 'URL'],
    [{ languages: ['fr'] }, 'no name in Person "anna"', 'a text in quotes'],
    [{ ...facts, age: 40 }, 'the unknown "age" in Person "anna"', 'the names that the type declares'],
  ] as const)('%j is refused', ([given, found, expected]) => {
    expect(() => parseEntity(person, 'anna', given)).toThrow(
      expect.objectContaining({ found: expect.stringContaining(found), expected: expect.stringContaining(expected) }),
    );
  });

  test.for(['2014-2009', '2009', '2009–2014'])('a past role in the years %s is refused', (years) => {
    const role = pastRole.facts.shape.years;
    expect(role.safeParse('2009-2014').success && role.safeParse('2009-2009').success).toBe(true);
    expect(role.safeParse(years).success).toBe(false);
  });
});

test('an unknown author of a guide is refused, with the known ones', () => {
  const slug = Object.fromEntries(localeCodes.map((code) => [code, 'guide'])) as Record<Locale, string>;
  const author = 'nobody' as PersonId;
  expect(() => guide({ slug, published: '2026-01-20', author, sections: ['first'], keyFigures: [] })).toThrow(
    expect.objectContaining({ found: '"nobody" as author of guide()', wayOut: 'correct "nobody"' }),
  );
});
