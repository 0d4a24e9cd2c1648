/**
 * The explanatory figure of a guide, with its caption; on a narrow screen numbers stand in the drawing, and their key below it. The
 * caption says what is drawn; read out, the drawing is the words in it, and its key would say them again.
 */
import type { ComponentType } from 'react';
import type { DrawnGuide, GuideDrawing } from '#renderer/drawings/guides/guide-drawing.ts';
import { Keyed } from '#renderer/drawings/guides/sheet.tsx';
import { useContent } from '#renderer/page.tsx';
import { Drawn } from '#renderer/ui/drawn.tsx';
import { drawings, grounds, spelledOut } from './drawings.ts';

export function GuideFigure<Id extends DrawnGuide>({ id }: { readonly id: Id }) {
  const { figure } = useContent(id);
  const Drawing: ComponentType<GuideDrawing<Id>> = drawings[id];
  const ground = grounds[id];
  const words = Object.entries<string>(figure.labels);
  const spelled: readonly PropertyKey[] = spelledOut[id] ?? [];
  const keyed = distinct(words.filter(([name]) => !spelled.includes(name)));
  const drawing = <Drawing labels={figure.labels} label={distinct(words).join(', ')} />;
  return (
    <figure className="mb-16 border-y border-ink py-6">
      <figcaption>
        <strong className="block font-display text-h3 font-normal">{figure.title}</strong>
        <span className="measure mt-1 block text-small text-ink-soft">{figure.caption}</span>
      </figcaption>
      <div className="mt-6">
        <Keyed value={keyed}>
          {ground ? (
            <div className="grid *:[grid-area:1/1]">
              <Drawn name={ground} isBelow />
              {drawing}
            </div>
          ) : (
            drawing
          )}
        </Keyed>
      </div>
      <ol aria-hidden="true" className="mt-4 list-decimal pl-6 text-small sm:hidden">
        {keyed.map((word) => (
          <li key={word}>{word}</li>
        ))}
      </ol>
    </figure>
  );
}

/** The words of labels, each once. */
const distinct = (labels: readonly (readonly [name: string, word: string])[]) => [...new Set(labels.map(([, word]) => word))];
