/** The case studies, told in full. */
import { useContent } from '#renderer/page.tsx';
import { CallToAction } from '#renderer/ui/call-to-action.tsx';
import { Hero } from '#renderer/ui/hero.tsx';
import { Study } from './parts/study.tsx';

export function Page() {
  const { hero, studies, action } = useContent('caseStudies');
  return (
    <>
      <Hero title={hero.title} lead={hero.lead} />
      {studies.map((study) => (
        <Study key={study.id} study={study} />
      ))}
      <CallToAction action={action} />
    </>
  );
}
