/** The drawing of each guide that has labels; the compiler asks for those that lack. */
import type { ComponentType } from 'react';
import { BreakEven } from '#renderer/drawings/guides/budget.tsx';
import { ShopfrontCallouts } from '#renderer/drawings/guides/concept.tsx';
import type { DrawnGuide, GuideDrawing } from '#renderer/drawings/guides/guide-drawing.ts';
import { CatchmentCircles } from '#renderer/drawings/guides/location.tsx';
import { NetworkOrganization } from '#renderer/drawings/guides/organization.tsx';
import { DeploymentPlane } from '#renderer/drawings/guides/retail.tsx';
import { RoadmapTimeline } from '#renderer/drawings/guides/strategy.tsx';

export const drawings: { readonly [Id in DrawnGuide]: ComponentType<GuideDrawing<Id>> } = {
  retail: DeploymentPlane,
  strategy: RoadmapTimeline,
  concept: ShopfrontCallouts,
  location: CatchmentCircles,
  organization: NetworkOrganization,
  budget: BreakEven,
};

export function isDrawn(id: string): id is DrawnGuide {
  return id in drawings;
}
