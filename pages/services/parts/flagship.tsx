/** The flagship offer. */
import { link } from '#generated/links.ts';
import { useContent } from '#renderer/page.tsx';
import { PageLink } from '#renderer/ui/link.tsx';
import { StepList } from '#renderer/ui/lists.tsx';

export function Flagship() {
  const { flagship } = useContent('services');
  return (
    <section id={flagship.id} className="band">
      <div className="wrap grid gap-x-column gap-y-10 py-section lg:grid-cols-12">
        <div className="lg:col-span-5">
          <p className="text-small text-accent">{flagship.kicker}</p>
          <h2 className="mt-3 text-h2">{flagship.title}</h2>
          <div className="measure mt-6 grid gap-4">
            {flagship.text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <PageLink to={link('contact')} className="button button-primary mt-8">
            {flagship.button}
          </PageLink>
        </div>
        <div className="lg:col-span-7">
          <StepList items={flagship.points} />
        </div>
      </div>
    </section>
  );
}
