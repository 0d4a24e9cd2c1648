/** A drawing as a file of its own: what its classes say as attributes, then as few bytes as SVGO makes of it. */
import { type CustomPlugin, optimize, type XastElement } from 'svgo/browser';
import type { Palette } from './palette.ts';

/** Elements that have a line, whose weight is the same at every size. */
const shapes = new Set(['path', 'line', 'rect', 'circle', 'ellipse', 'polyline', 'polygon']);

/** What `.drawing` says in the style sheet. */
const pen = { fill: 'none', 'stroke-width': '1.25', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;

/**
 * Shorter ways to write the same lines, and none that only looks alike. Paths are not merged, for overlaps would show, nor
 * are attributes moved out of groups, for the compressed file would be larger.
 */
const exact = {
  floatPrecision: 2,
  makeArcs: { threshold: 0, tolerance: 0 },
  straightCurves: false,
  convertToQ: false,
  smartArcRounding: false,
  removeUseless: false,
} as const;

/**
 * The file of a drawing in its own colours; `isPlain` leaves out what is `max-sm:hidden`. Attributes, because a content
 * policy that forbids inline style forbids it in an image too, in Firefox. Throws for a class that it does not know.
 */
export function svgOf(markup: string, palette: Palette, isPlain: boolean): string {
  return optimize(markup, {
    plugins: [
      classesAsAttributes(palette, isPlain),
      'collapseGroups',
      { name: 'convertPathData', params: exact },
      'convertTransform',
      'cleanupNumericValues',
      'removeUnknownsAndDefaults',
      'sortAttrs',
    ],
  }).data;
}

function classesAsAttributes(palette: Palette, isPlain: boolean): CustomPlugin {
  return {
    name: 'classes-as-attributes',
    fn: () => ({
      element: {
        enter(element, parent) {
          const { class: classes = '', 'aria-hidden': _, ...attributes } = element.attributes;
          const names = classes.split(' ').filter((name) => name !== '');
          if (isPlain && names.includes('max-sm:hidden')) {
            parent.children = parent.children.filter((child) => child !== element);
            return;
          }
          element.attributes = { ...attributes, ...attributesOf(element, names, palette) };
        },
      },
    }),
  };
}

function attributesOf({ name, attributes }: XastElement, classes: readonly string[], palette: Palette): Record<string, string> {
  const own: Record<string, string> = {};
  if (shapes.has(name) && !classes.includes('stroke-none')) own['vector-effect'] = 'non-scaling-stroke';
  for (const each of classes) {
    const [, attribute, colour = ''] = /^(fill|stroke)-([\w-]+)$/.exec(each) ?? [];
    const value = colour === 'none' ? 'none' : palette.get(colour);
    if (each === 'drawing') Object.assign(own, pen, { stroke: palette.get('ink') });
    else if (attribute !== undefined && value !== undefined) own[attribute] = value;
    else if (each !== 'max-sm:hidden')
      throw new Error(
        `a drawing has the class "${each}" on <${name} d="${attributes['d'] ?? ''}">: only fill-…, stroke-… of a colour of tokens.css, and max-sm:hidden, hold in a file`,
      );
  }
  return own;
}
