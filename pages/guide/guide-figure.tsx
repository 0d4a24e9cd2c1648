/** The figure of a guide. Narrow windows show numbers and a key, hidden from screen readers, which read the drawing's name. */
import type { ComponentType } from 'react';
import type { DrawingName } from '#renderer/drawings/drawing.ts';
import { BreakEven } from '#renderer/drawings/guides/budget.tsx';
import { ShopfrontCallouts } from '#renderer/drawings/guides/concept.tsx';
import { CatchmentMap, DeploymentPlane, NetworkOrganization } from '#renderer/drawings/guides/labels.tsx';
import { type DrawnGuide, type GuideDrawing, Keyed } from '#renderer/drawings/guides/sheet.tsx';
import { RoadmapCash } from '#renderer/drawings/guides/strategy.tsx';
import { useContent } from '#renderer/page.tsx';
import { Drawing } from '#renderer/ui/drawing.tsx';

export function GuideFigure<Id extends DrawnGuide>({ id }: { readonly id: Id }) {
  const { figure } = useContent(id);
  const Labels: ComponentType<GuideDrawing<Id>> = drawings[id];
  const ground = grounds[id];
  const words = Object.entries<string>(figure.labels);
  const spelled: readonly PropertyKey[] = spelledOut[id] ?? [];
  const keyed = distinct(words.filter(([name]) => !spelled.includes(name)));
  const drawing = <Labels labels={figure.labels} label={figure.description} />;
  return (
    <figure className="mb-16 border-y border-ink py-6 [.prose>&]:my-4 [.prose>&]:min-w-0">
      <figcaption>
        <strong className="block font-display text-h3 font-normal">{figure.title}</strong>
        <span className="measure mt-1 block text-small text-ink-soft">{figure.caption}</span>
      </figcaption>
      <div className="mt-6">
        <Keyed value={keyed}>
          {ground ? (
            <div className="grid *:[grid-area:1/1]">
              <Drawing name={ground} isBelow />
              {drawing}
            </div>
          ) : (
            drawing
          )}
        </Keyed>
      </div>
      <ol aria-hidden="true" className="mt-4 list-decimal ps-6 text-small sm:hidden">
        {keyed.map((word) => (
          <li key={word}>{word}</li>
        ))}
      </ol>
    </figure>
  );
}

/** Returns the words of labels without duplicates. */
const distinct = (labels: readonly (readonly [name: string, word: string])[]) => [...new Set(labels.map(([, word]) => word))];

/** The figure of each guide; the compiler reports a missing one. */
const drawings: { readonly [Id in DrawnGuide]: ComponentType<GuideDrawing<Id>> } = {
  retail: DeploymentPlane,
  strategy: RoadmapCash,
  concept: ShopfrontCallouts,
  location: CatchmentMap,
  organization: NetworkOrganization,
  budget: BreakEven,
};

/** The drawings under the labels: files without words, shared by all locales. */
const grounds: { readonly [Id in DrawnGuide]?: DrawingName } = {
  retail: 'deployment',
  concept: 'shopfront',
  location: 'catchment',
  organization: 'network',
};

/** Labels that narrow windows show in full instead of as numbers. */
const spelledOut: { readonly [Id in DrawnGuide]?: readonly (keyof GuideDrawing<Id>['labels'])[] } = { strategy: ['start', 'year'] };

/** Returns true for a guide with a figure. */
export function isDrawn(id: string): id is DrawnGuide {
  return id in drawings;
}
