/** Checks and converts names. */
import { idFault, slugForm } from '../model/page-entry.ts';
import { type Placeless, ProblemsError } from '../model/problem.ts';

export function refuse(where: string, found: string, expected: string, wayOut: string): never {
  throw new ProblemsError([{ where, found, expected, wayOut }]);
}

/** Throws if there is a fault. */
export function refuseFor(fault: Placeless | undefined, where: string): void {
  if (fault) refuse(where, fault.found, fault.expected, fault.wayOut);
}

/** Throws for a name that is not a valid page id, such as `caseStudies`. */
export function checkPageId(id: string, where: string): void {
  const [found, expected] = idFault(id) ?? [];
  if (found !== undefined && expected !== undefined)
    refuse(where, found, expected, camel(id) === id ? 'choose another id' : `write ${camel(id)}`);
}

/** Throws for a name that is not a valid entry id, such as `pilot-store`. */
export function checkEntryId(id: string, where: string): void {
  const form = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
  if (!form.test(id)) refuse(where, `the id "${id}"`, 'small letters and digits, with hyphens between words', `write ${kebab(id)}`);
}

export function checkSlug(slug: string, locale: string, where: string): void {
  if (!slugForm.test(slug))
    refuse(where, `slug "${slug}" in ${locale}`, 'small letters, digits and single hyphens', `write ${locale}=${kebab(slug)}`);
}

/** Returns `case-studies` for `caseStudies` and `case_studies`, `equipe-co` for `Équipe & Co`. */
export function kebab(name: string): string {
  return wordsOf(name).join('-');
}

/** Returns `caseStudies` for `case-studies`. */
export function camel(name: string): string {
  return wordsOf(name)
    .map((word, index) => (index === 0 ? word : capital(word)))
    .join('');
}

export function capital(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}

function wordsOf(name: string): string[] {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '');
  return (
    plain
      .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? ['name']
  );
}
