/** The author of a guide or an article: name, role, and a link to the section about the person. */
import type { PersonId } from '#generated/content.ts';
import { fill } from '../content/fill.ts';
import { loadPerson, personLink } from '../content/people.ts';
import { useContent, useLocale } from '../page.tsx';
import { PageLink } from './link.tsx';

/** Stands for the link while the text is filled. */
const slot = '\0';

export function Byline({ author }: { readonly author: PersonId }) {
  const { by } = useContent('byline');
  const { name, role } = loadPerson(author, useLocale());
  const [before, after] = fill(by, { author: slot, role }).split(slot);
  return (
    <>
      {before}
      <PageLink to={personLink(author)} className="link">
        {name}
      </PageLink>
      {after}
    </>
  );
}
