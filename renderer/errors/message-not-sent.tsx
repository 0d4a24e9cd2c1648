/** Where a form that was posted without a script leads when the message was not taken in: why, and the ways out. */
import { contactBounds, refusals } from '#schema/contact-bounds.ts';
import { locales } from '#schema/site.ts';
import { fill } from '../content/fill.ts';
import { identity } from '../content/identity.ts';
import { Shutter } from '../drawings/shutter.tsx';
import { useContent, useLocale } from '../page.tsx';
import { Emphasis } from '../ui/emphasis.tsx';
import { TitledList } from '../ui/lists.tsx';

export function MessageNotSent() {
  const { title, kept, write, refusals: words } = useContent('messageNotSent');
  const max = contactBounds.message.max.toLocaleString(locales[useLocale()].tag);
  const said = { ...words, long: { ...words.long, text: fill(words.long.text, { max }) } };
  return (
    <div className="wrap grid items-center gap-12 pt-header pb-section lg:grid-cols-2">
      <div className="pt-16">
        <h1 className="text-h1">
          <Emphasis text={title} />
        </h1>
        {refusals.map((refusal) => (
          <section key={refusal} id={said[refusal].id} className="refusal mt-8 border-l-2 border-accent pl-5">
            <h2 className="text-h3">{said[refusal].title}</h2>
            <p className="measure mt-2 text-lead">{said[refusal].text}</p>
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
      <Shutter />
    </div>
  );
}
