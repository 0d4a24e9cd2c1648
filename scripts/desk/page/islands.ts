/** Islands: their texts that are not shown, and texts that have changed since React got them. */
import { readMarks, type TextKey } from '../../../schema/text/text-keys.ts';

/** Templates by key: as React has them, and as they are now. */
const templates = new WeakMap<Element, Map<string, { readonly given: string; readonly now: string }>>();

const islandOf = (element: Element | null) => element?.closest<HTMLElement>('[data-island]') ?? null;

/** Returns true from the request for the island's code until it is mounted. */
export function isHydrating(element: Element | null): boolean {
  const { dataset } = islandOf(element) ?? {};
  return dataset !== undefined && 'hydrating' in dataset && !('hydrated' in dataset) && !('failed' in dataset);
}

/** Returns true for an island that React renders. */
export function isHydrated(element: Element): boolean {
  return element.hasAttribute('data-hydrated');
}

/** Returns the keys of all texts in the props of an island. */
export function keysOfProps(element: Element): readonly TextKey[] {
  return readMarks(propsText(element.getAttribute('data-props'))).keys;
}

/** Returns the JSON of props without the markup, which repeats their texts. */
function propsText(address: string | null): string {
  const json = address?.slice(address.indexOf(',') + 1) ?? '';
  if (json === '') return '';
  const { props } = JSON.parse(decodeURIComponent(json)) as { readonly props: unknown };
  return JSON.stringify(props);
}

/** Keeps the texts of new props for an island that React has already rendered with earlier ones. */
export function renewProps(island: Element, address: string): void {
  const known = templates.get(island);
  const given = templatesIn(propsText(island.getAttribute('data-props')));
  const now = templatesIn(propsText(address));
  templates.set(
    island,
    new Map([...now].map(([name, text]) => [name, { given: known?.get(name)?.given ?? given.get(name) ?? text, now: text }])),
  );
  island.setAttribute('data-props', address);
}

/** Returns the strings with a mark in props, by key. */
function templatesIn(json: string): Map<string, string> {
  const found = new Map<string, string>();
  const walk = (value: unknown): void => {
    if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) walk(part);
    if (typeof value !== 'string') return;
    const { plain, keys } = readMarks(value);
    const key = keys.at(-1);
    if (key) found.set(nameOf(key), plain);
  };
  if (json !== '') walk(JSON.parse(json));
  return found;
}

const nameOf = ({ locale, id }: TextKey) => `${locale}/${id}`;

/** Returns the text that React would render with the props of now: the same values in the new template. */
export function renewed(plain: string, keys: readonly TextKey[], element: Element | null): string {
  const island = islandOf(element);
  const key = keys.at(-1);
  const template = island && key && templates.get(island)?.get(nameOf(key));
  if (!template || template.given === template.now) return plain;
  const names = [...template.given.matchAll(placeholder)].map(([, name]) => name);
  const literal = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  const pattern = template.given.split(placeholder).map((part, index) => (index % 2 === 1 ? '(.*?)' : literal(part)));
  const values = new RegExp(`^${pattern.join('')}$`, 's').exec(plain);
  if (!values) return plain;
  return template.now.replace(placeholder, (whole, name: string) => values[names.indexOf(name) + 1] ?? whole);
}

const placeholder = /\{(\w+)\}/g;
