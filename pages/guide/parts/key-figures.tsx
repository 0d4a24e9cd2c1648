/** The key figures of a guide. */

import type { Contents } from '#generated/content.ts';
import type { PageOf } from '#generated/pages.ts';
import { useContent } from '#renderer/page.tsx';
import { KeyFigure } from '#renderer/ui/key-figure.tsx';

export function KeyFigures({ ids }: { readonly ids: Contents[PageOf<'guide'>]['keyFigures'] }) {
  const { keyFigure, keyFigures } = useContent('guides');
  return (
    <section aria-labelledby="key-figures">
      <h2 id="key-figures" className="font-sans text-small text-ink-soft">
        {ids.length === 1 ? keyFigure : keyFigures}
      </h2>
      <ul className="mt-3 grid gap-x-6 gap-y-6 sm:max-lg:grid-cols-3">
        {ids.map((id) => (
          <li key={id} className="border-t border-ink pt-4">
            <KeyFigure id={id} />
          </li>
        ))}
      </ul>
    </section>
  );
}
