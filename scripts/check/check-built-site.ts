/** The rules that look at the built site. */
import type { Problem } from '../lib/problem.ts';
import { readBuiltSite } from './built-site.ts';
import { anchorsRule } from './rules/anchors.ts';
import { deadLinksRule } from './rules/dead-links.ts';

/** Runs them. Throws a {@link UsageError} when there is none. */
export function checkBuiltSite(folder: string): Problem[] {
  const site = readBuiltSite(folder);
  return [...deadLinksRule(site), ...anchorsRule(site)];
}
