/** An island on the server: its markup, the address of its props, and when it is hydrated. */

import { registry } from 'virtual:islands';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { plainText } from '#schema/language-marks.ts';
import type { HydrateOn } from './islands.ts';

/** A value as it is in the browser, where JSON has brought it: no functions, and so no dates, sets or maps. */
type Carried<Value> = Value extends string | number | boolean | null | undefined
  ? Value
  : Value extends (...given: never[]) => unknown
    ? undefined
    : { readonly [Name in keyof Value]: Carried<Value[Name]> };

interface IslandOptions<Props extends object> {
  /** That of its chunk: `carousel` of `carousel.island.tsx`. */
  readonly name: string;
  /** What the server draws of it; left out for an island that has nothing to show until it is opened. */
  readonly of?: ComponentType<Props>;
  /** Draws it where that is not for React to do. */
  readonly draw?: (props: Props) => string;
  readonly hydrate: HydrateOn;
  /** Carried by JSON. */
  readonly props: Props & Carried<Props>;
}

export function Island<Props extends object>({ name, of: Component, draw, hydrate, props }: IslandOptions<Props>) {
  if (!(name in registry)) throw new Error(`no island "${name}" in renderer/islands: there are ${Object.keys(registry).join(', ')}`);
  // In the browser React has to find the very text that it was given, so words of another language go unmarked here.
  const data = plainText(JSON.stringify(props));
  const markup = Component ? markupOf(name, Component, data) : (draw?.(JSON.parse(data) as Props) ?? '');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered on the line above.
  return <div data-island={name} data-hydrate={hydrate} data-props={addressOf(data)} dangerouslySetInnerHTML={{ __html: markup }} />;
}

/** What has been drawn, by component and props: thousands of pages have the same contact form. */
const drawn = new WeakMap<object, Map<string, string>>();

/** Text that React is to find again needs the comments that static markup leaves out, hence a rendering of its own. */
function markupOf<Props extends object>(name: string, Component: ComponentType<Props>, data: string): string {
  const known = drawn.get(Component) ?? new Map<string, string>();
  drawn.set(Component, known);
  const markup = known.get(data) ?? renderToString(<Component {...(JSON.parse(data) as Props)} />, { identifierPrefix: name });
  known.set(data, markup);
  return markup;
}

/** An address that brings the data itself. The build gives it a file, and its place to the address of that: `scripts/build/props.ts`. */
function addressOf(data: string): string {
  // Nothing in it is left for React to write in another way.
  return `data:application/json,${encodeURIComponent(data).replaceAll("'", '%27')}`;
}
