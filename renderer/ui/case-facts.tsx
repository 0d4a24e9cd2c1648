/** The known facts of a case study: client, sector, city, size, year, duration. */
import type { CaseStudyPage } from '#generated/content.ts';
import { useContent } from '../page.tsx';
import { Fact } from './lists.tsx';

interface CaseFactsProps {
  readonly facts: CaseStudyPage;
  readonly details: Readonly<Partial<Record<CaseStudyPage['details'][number], string>>> | undefined;
}

export function CaseFacts({ facts: { client, year }, details = {} }: CaseFactsProps) {
  const words = useContent('caseStudyPages').details;
  const { sector, city, size, duration } = details;
  const known = Object.entries({ client, sector, city, size, year, duration }).filter(([, value]) => value !== undefined);
  if (known.length === 0) return null;
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-6">
      {known.map(([name, value]) => (
        <Fact key={name} word={words[name as keyof typeof words]}>
          {value}
        </Fact>
      ))}
    </dl>
  );
}
