/** The answer to a form posted without JavaScript whose message was accepted. */
import { MenuLink, useMenu } from '#renderer/layout/navigation.tsx';
import { useContent } from '#renderer/page.tsx';
import { Drawing } from '#renderer/ui/drawing.tsx';
import { WithMail } from '#renderer/ui/text.tsx';

export function Page() {
  const { success } = useContent('common').form.page;
  const { next, suggestions } = useContent('messageSent');
  const items = useMenu('messageSent');
  return (
    <div className="wrap grid items-center gap-12 pt-header pb-section lg:grid-cols-12">
      <div className="pt-16 lg:col-span-7">
        <h1 className="text-h1">{success.title}</h1>
        <p className="measure mt-6 text-lead text-ink-soft">{success.text}</p>
        <h2 className="mt-12 text-h3">{next.title}</h2>
        <p className="measure mt-2 text-ink-soft">
          <WithMail text={next.text} />
        </p>
        <p className="mt-10 text-small text-ink-soft">{suggestions}</p>
        <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-1">
          {items.map((item) => (
            <li key={item.id} className="link">
              <MenuLink item={item} />
            </li>
          ))}
        </ul>
      </div>
      <div className="mx-auto w-full max-w-80 lg:col-span-4 lg:col-start-9">
        <Drawing name="door" />
      </div>
    </div>
  );
}
