/** Renders islands on the server: markup, address of the props, and time of hydration. */
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { plainText } from '#schema/text/language-marks.ts';
import { filesOf } from './code.ts';
import type { HydrateOn } from './hydrate.ts';

/** A value that JSON carries: no functions, and so no dates, sets or maps. */
type Carried<Value> = Value extends string | number | boolean | null | undefined
  ? Value
  : Value extends (...given: never[]) => unknown
    ? undefined
    : { readonly [Name in keyof Value]: Carried<Value[Name]> };

interface IslandOptions<Props extends object> {
  /** The name of the chunk: `carousel` for `carousel.island.tsx`. */
  readonly name: string;
  /** The component that the server renders; left out for an island that shows nothing until it is opened. */
  readonly of?: ComponentType<Props>;
  /** Renders the markup without React. */
  readonly draw?: (props: Props) => string;
  readonly hydrate: HydrateOn;
  readonly props: Props & Carried<Props>;
}

export function Island<Props extends object>({ name, of: Component, draw, hydrate, props }: IslandOptions<Props>) {
  if (!filesOf(name)) throw new Error(`no island "${name}"; way out: add renderer/islands/${name}/${name}.island.tsx, or correct the name`);
  // Hydration compares texts, so marks of another language are removed.
  const data = plainText(JSON.stringify(props));
  const markup = Component ? markupOf(name, Component, data) : (draw?.(JSON.parse(data) as Props) ?? '');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered on the line above.
  return <div data-island={name} data-hydrate={hydrate} data-props={addressOf(data)} dangerouslySetInnerHTML={{ __html: markup }} />;
}

/** Hydration needs the comments that static markup of the whole page leaves out, hence a separate rendering. */
function markupOf<Props extends object>(name: string, Component: ComponentType<Props>, data: string): string {
  return renderToString(<Component {...(JSON.parse(data) as Props)} />, { identifierPrefix: name });
}

/** Returns a `data:` URL of the props. The build replaces it with the address of a file: `scripts/build/hashed-files.ts`. */
function addressOf(data: string): string {
  // React does not escape any character that is left.
  return `data:application/json,${encodeURIComponent(data).replaceAll("'", '%27')}`;
}
