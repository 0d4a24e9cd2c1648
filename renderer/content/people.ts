/** The people of the firm. */
import type { Entry, Person, PersonId } from '#generated/content.ts';
import { link } from '#generated/links.ts';
import type { Locale } from '#schema/site/locales.ts';
import { loadContent } from './load.ts';

/** Returns a person with the texts of a locale. */
export function loadPerson(id: PersonId, locale: Locale): Entry<Person, PersonId> {
  const person = loadContent('byline', locale).people.find((each) => each.id === id);
  if (!person) throw new TypeError(`no person has the id "${id}"`);
  return person;
}

/** Returns the link to the section about a person. */
export function personLink(id: PersonId) {
  return link('about', id);
}
