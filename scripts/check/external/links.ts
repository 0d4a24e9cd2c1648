/** Every address elsewhere that the site names: in its schema, in its texts, on its built pages. */
import { messageFile } from '../../codegen/messages/paths.ts';
import { placesIn } from '../../lib/lines.ts';
import type { Problem } from '../../lib/problem.ts';
import type { Project } from '../project.ts';
import { factsIn } from '../schema-facts.ts';
import { resolveAddress } from '../site/addresses.ts';
import { readBuiltSite } from '../site/built-site.ts';
import { identityOf } from '../site/identity.ts';
import { addressesIn } from '../site/named.ts';

/** Where an address is named. */
export type Place = Omit<Problem, 'found' | 'expected' | 'wayOut'>;

/** The places of each address, those in the schema first: there it is corrected. Anchors are left out: no server is told them. */
export type ExternalLinks = ReadonlyMap<string, readonly Place[]>;

/** Fields of the identity that no visitor follows. */
const notFollowed = new Set(['origin', 'backendUrl']);

/** Reads them; `client` is the folder of the built site. Throws a {@link UsageError} when there is none. */
export async function externalLinks(project: Project, client: string): Promise<ExternalLinks> {
  const identity = identityOf(project);
  /** By address, its places by what tells them apart: one in a footer is on every page. */
  const links = new Map<string, Map<string, Place>>();
  const add = (target: string, place: Place, from = '/') => {
    const url = resolveAddress(target, from, identity.origin);
    if (!url || url.origin === identity.origin || !/^https?:$/.test(url.protocol)) return;
    url.hash = '';
    const places = links.get(url.href) ?? new Map<string, Place>();
    links.set(url.href, places.set(JSON.stringify(place), place));
  };

  for (const [field, value] of Object.entries(identity))
    if (!notFollowed.has(field) && /^https?:/.test(String(value))) add(String(value), { where: `schema/site.ts (${field})` });
  for (const { entry, bundle, value } of factsIn(project.model))
    if (/^https?:/.test(String(value))) add(String(value), { where: `the content of "${bundle}"`, fact: { entry, words: [] } });
  for (const { locale, bundle, key, text } of project.texts)
    for (const [target] of text.matchAll(/\bhttps?:\/\/[^\s<>"«»“”()[\]{}]*[^\s<>"«»“”()[\]{}.,;:!?]/g))
      add(target, { where: messageFile(locale, bundle), key, locale });
  await readBuiltSite(client, project, ({ tags, html, path, file, page, locale }) => {
    const at = placesIn(html);
    for (const { tag, target } of addressesIn(tags)) {
      // Said to the browser, for connections to come.
      if (/\b(?:preconnect|dns-prefetch)\b/.test(tag.attributes['rel'] ?? '')) continue;
      add(target, { where: file, ...at(tag.offset), page: page.id, locale }, path);
    }
  });
  return new Map([...links].map(([address, places]) => [address, [...places.values()]]));
}
