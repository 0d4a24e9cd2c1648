/** The partner: portrait, career, method and languages. */
import { identity, wholePartner } from '#renderer/content/identity.ts';
import { useContent } from '#renderer/page.tsx';
import { Drawn } from '#renderer/ui/drawn.tsx';
import { TitledList } from '#renderer/ui/lists.tsx';
import { Section } from '#renderer/ui/section.tsx';

export function Partner() {
  const { id, title, role, portrait, career, method, languages } = useContent('about').partner;
  const picture =
    identity.portrait === '' ? (
      <Drawn name="portrait" isBelow />
    ) : (
      <img
        className="block h-auto w-full"
        src={identity.portrait}
        width={320}
        height={400}
        alt={portrait}
        loading="lazy"
        decoding="async"
      />
    );
  return (
    <Section id={id} title={title.replace(identity.partner, wholePartner)} lead={role} aside={<div className="max-w-64">{picture}</div>}>
      <div className="measure grid gap-5">
        {career.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <div className="mt-12">
        <TitledList items={[method, languages]} />
      </div>
    </Section>
  );
}
