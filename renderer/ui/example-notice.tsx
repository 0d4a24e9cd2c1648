/** Says that the firm or its people are invented, while they are. */
import { hasExamplePeople } from '#schema/content/people.ts';
import { knownIdentity } from '../content/identity.ts';
import { useContent } from '../page.tsx';

export function ExampleNotice() {
  const { firm, people } = useContent('common').examples;
  const shown = [...(knownIdentity.firmName === undefined ? [firm] : []), ...(hasExamplePeople ? [people] : [])];
  if (shown.length === 0) return null;
  return <p className="measure my-8 border-s-2 border-accent ps-4 text-small text-ink-soft first:mt-0 last:mb-0">{shown.join(' ')}</p>;
}
