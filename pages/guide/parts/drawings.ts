/** The drawing of each guide that has labels; the compiler asks for those that lack. */
import type { ComponentType } from 'react';
import type { DrawingName } from '#renderer/drawings/drawing.ts';
import { BreakEven } from '#renderer/drawings/guides/budget.tsx';
import { ShopfrontCallouts } from '#renderer/drawings/guides/concept.tsx';
import type { DrawnGuide, GuideDrawing } from '#renderer/drawings/guides/guide-drawing.ts';
import { CatchmentMap } from '#renderer/drawings/guides/location.tsx';
import { NetworkOrganization } from '#renderer/drawings/guides/organization.tsx';
import { DeploymentPlane } from '#renderer/drawings/guides/retail.tsx';
import { RoadmapCash } from '#renderer/drawings/guides/strategy.tsx';

export const drawings: { readonly [Id in DrawnGuide]: ComponentType<GuideDrawing<Id>> } = {
  retail: DeploymentPlane,
  strategy: RoadmapCash,
  concept: ShopfrontCallouts,
  location: CatchmentMap,
  organization: NetworkOrganization,
  budget: BreakEven,
};

/** The drawings under the labels of a guide's figure: files that both languages share. */
export const grounds: { readonly [Id in DrawnGuide]?: DrawingName } = {
  retail: 'deployment',
  concept: 'shopfront',
  location: 'catchment',
  organization: 'network',
};

/** The words of a guide's drawing that are written out on narrow screens too: no number stands for them. */
export const spelledOut: { readonly [Id in DrawnGuide]?: readonly (keyof GuideDrawing<Id>['labels'])[] } = { strategy: ['start', 'year'] };

export function isDrawn(id: string): id is DrawnGuide {
  return id in drawings;
}
