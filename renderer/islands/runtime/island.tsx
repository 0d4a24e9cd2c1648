/** Renders islands on the server: markup, address of the props, and time of hydration. */
import type { ComponentType, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { plainText } from '#schema/text/language-marks.ts';
import { filesOf } from './code.ts';
import type { HydrateOn } from './hydrate.ts';
import type { HydrationData } from './mount.tsx';

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
  const plain = JSON.parse(plainText(JSON.stringify(props))) as Props;
  const markup = Component ? markupOf(name, <Component {...plain} />) : (draw?.(plain) ?? '');
  const data: HydrationData<Props> = Component ? { props: plain, markup } : { props: plain };
  const address = addressOf(JSON.stringify(data));
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered above.
  return <div data-island={name} data-hydrate={hydrate} data-props={address} dangerouslySetInnerHTML={{ __html: markup }} />;
}

/** Hydration needs the comments that static markup of the whole page leaves out, hence a separate rendering. */
function markupOf(name: string, island: ReactNode): string {
  return renderToString(island, { identifierPrefix: name });
}

/** Returns a `data:` URL of hydration data. The build replaces it with the address of a file: `scripts/build/hashed-files.ts`. */
function addressOf(data: string): string {
  // React does not escape any character that is left.
  return `data:application/json,${encodeURIComponent(data).replaceAll("'", '%27')}`;
}
