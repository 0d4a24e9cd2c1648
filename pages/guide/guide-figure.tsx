/** The figure that opens a guide. */
import type { ComponentType } from 'react';
import type { DrawingName } from '#renderer/drawings/drawing.ts';
import { BreakEven } from '#renderer/drawings/guides/budget.tsx';
import { ShopfrontCallouts } from '#renderer/drawings/guides/concept.tsx';
import { CatchmentMap, DeploymentPlane, NetworkOrganization } from '#renderer/drawings/guides/labels.tsx';
import type { DrawnGuide, GuideDrawing } from '#renderer/drawings/guides/sheet.tsx';
import { RoadmapCash } from '#renderer/drawings/guides/strategy.tsx';
import { useContent } from '#renderer/page.tsx';
import { Drawing } from '#renderer/ui/drawing.tsx';

/** As wide as the page; its caption is on the left of wide windows, and below the drawing elsewhere. */
export function GuideFigure<Id extends DrawnGuide>({ id }: { readonly id: Id }) {
  const { figure } = useContent(id);
  const Labels: ComponentType<GuideDrawing<Id>> = drawings[id];
  const ground = grounds[id];
  return (
    <div className="wrap pb-section">
      <figure className="grid gap-x-column gap-y-6 border-t border-ink pt-6 lg:grid-cols-12">
        <div className="min-w-0 lg:col-span-9">
          <div className="grid overflow-hidden *:min-w-0 *:[grid-area:1/1] [&>svg]:relative">
            {ground && <Ground {...ground} />}
            <Labels labels={figure.labels} label={figure.description} />
          </div>
        </div>
        <figcaption className="lg:order-first lg:col-span-3">
          <strong className="block font-display text-h3 font-normal text-balance">{figure.title}</strong>
          <span className="measure mt-3 block text-small text-ink-soft">{figure.caption}</span>
        </figcaption>
      </figure>
    </div>
  );
}

/** The drawing under the labels of a layout. */
interface GroundFiles {
  readonly wide: DrawingName;
  /** Classes that place a wide drawing smaller than the layout. */
  readonly place?: string;
  /** Drawing for phones, or the class that crops the wide drawing for phones. */
  readonly phone?: { readonly name: DrawingName } | { readonly crop: string };
}

function Ground({ wide, place = '', phone }: GroundFiles) {
  if (phone && 'crop' in phone) {
    return (
      <div className={phone.crop}>
        <Drawing name={wide} isBelow />
      </div>
    );
  }
  return (
    <>
      <div className={`max-sm:hidden ${place}`}>
        <Drawing name={wide} isBelow />
      </div>
      {phone && (
        <div className="sm:hidden">
          <Drawing name={phone.name} isBelow />
        </div>
      )}
    </>
  );
}

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
const grounds: { readonly [Id in DrawnGuide]?: GroundFiles } = {
  retail: { wide: 'deployment', phone: { name: 'deployment-upright' } },
  // 696 of 880 units from the left edge of the terrace, and the floor above the shop cut off. ShopfrontCallouts draws to these measures.
  concept: {
    wide: 'shopfront',
    phone: { crop: 'max-sm:-ms-[2.874%] max-sm:-mt-[11.5%] max-sm:w-[126.437%] max-sm:[clip-path:inset(27%_0_0)]' },
  },
  // The map is 600 of 880 units wide.
  location: { wide: 'catchment', phone: { crop: 'max-sm:w-[146.667%]' } },
  organization: { wide: 'network', phone: { name: 'network-upright' } },
  // The street stands on the axis, 80 of 880 units above the lower edge of the chart.
  budget: { wide: 'break-even', place: 'self-end mb-[9.091%]' },
};

/** Returns true for a guide with a figure. */
export function isDrawn(id: string): id is DrawnGuide {
  return id in drawings;
}
