/** Where a form that was posted without a script leads when the message was not taken in: why, and the ways out. */
import { roles } from '#generated/pages.ts';
import { refusals } from '#schema/contact/endpoint.ts';
import { identity } from '../content/identity.ts';
import { useContent } from '../page.tsx';
import { Drawn } from '../ui/drawn.tsx';
import { Emphasis } from '../ui/emphasis.tsx';
import { TitledList } from '../ui/lists.tsx';

export function MessageNotSent() {
  const { title, kept, write, refusals: words } = useContent(roles.messageNotSent);
  return (
    <div className="wrap grid items-center gap-12 pt-header pb-section lg:grid-cols-2">
      <div className="pt-16">
        <h1 className="text-h1">
          <Emphasis text={title} />
        </h1>
        {refusals.map((refusal) => (
          <section key={refusal} id={words[refusal].id} className="refusal mt-8 border-l-2 border-accent pl-5">
            <h2 className="text-h3">{words[refusal].title}</h2>
            <p className="measure mt-2 text-lead">{words[refusal].text}</p>
          </section>
        ))}
        <div className="mt-12">
          <TitledList items={[kept, write]} heading="h2" />
        </div>
        <p className="mt-8">
          <a className="button" href={`mailto:${identity.email}`}>
            {identity.email}
          </a>
        </p>
      </div>
      <Drawn name="shutter" />
    </div>
  );
}
