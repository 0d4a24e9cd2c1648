/** Bundles and texts by locale: some exist in some locales only. */
import { contentIn } from '../../schema/language/content-in.ts';
import { type Leaf, leaves } from '../../schema/language/nodes.ts';
import { upwards } from './renames.ts';
import type { BundleModel, SiteModel } from './site-model.ts';

/** Returns the bundles that exist in a locale, with their content there. */
export function bundlesIn({ bundles }: Pick<SiteModel, 'bundles'>, locale: string): BundleModel[] {
  return bundles
    .filter(({ locales }) => locales.includes(locale))
    .map((bundle) => ({ ...bundle, content: contentIn(bundle.content, locale) }));
}

/** Returns every text of a bundle, in declared order, with the locales in which it exists. */
export function leavesByLocale(bundle: BundleModel): { readonly leaf: Leaf; readonly locales: readonly string[] }[] {
  const exists = existenceIn(bundle);
  return leaves(bundle.content).map((leaf) => ({ leaf, locales: bundle.locales.filter((locale) => exists(leaf.path, locale)) }));
}

/** Returns a test: does the text, or a text below the path, exist in the locale? */
export function existenceIn({ content, locales }: BundleModel): (path: readonly string[], locale: string) => boolean {
  const parts = locales.map((locale) => [locale, contentIn(content, locale)] as const).filter(([, part]) => part !== content);
  const keys = new Map(parts.map(([locale, part]) => [locale, new Set(leaves(part).flatMap(({ path }) => upwards(path.join('.'))))]));
  return (path, locale) => locales.includes(locale) && (path.length === 0 || (keys.get(locale)?.has(path.join('.')) ?? true));
}

/** Returns the locale that a text is translated from: the default locale, or the first locale in which the text exists. */
export function sourceLocaleOf({ defaultLocale }: Pick<SiteModel, 'defaultLocale'>, locales: readonly string[]): string {
  return locales.includes(defaultLocale) ? defaultLocale : (locales[0] ?? defaultLocale);
}
