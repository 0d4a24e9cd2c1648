/** Home. */
import { link } from '#generated/links.ts';
import { useContent } from '#renderer/page.tsx';
import { CallToAction } from '#renderer/ui/call-to-action.tsx';
import { StepList } from '#renderer/ui/lists.tsx';
import { Section } from '#renderer/ui/section.tsx';
import { Audiences } from './parts/audiences.tsx';
import { Categories } from './parts/categories.tsx';
import { Columns } from './parts/columns.tsx';
import { HomeHero } from './parts/home-hero.tsx';
import { Missions } from './parts/missions.tsx';
import { Offers } from './parts/offers.tsx';

export function Page() {
  const { steps, contact } = useContent('home');
  return (
    <>
      <HomeHero />
      <Audiences />
      <Section title={steps.title} lead={steps.lead}>
        <StepList items={steps.items} />
      </Section>
      <Columns />
      <Missions />
      <Categories />
      <Offers />
      <CallToAction id={contact.id} action={contact} to={link('contact', 'message')} />
    </>
  );
}
