/** Types of mistakes in texts, and the mistake that every kind of text can have: its length. */
import type { Leaf } from '../../../schema/language/nodes.ts';
import { usedPlaceholders } from '../../../schema/language/placeholders.ts';
import type { Placeless } from '../problem.ts';
import type { SiteModel } from '../site-model.ts';

/** A mistake in a text, with its offset if known. */
export type TextFault = Placeless & { readonly offset?: number };

/** A text of the site: its message file and its node. */
export interface TextPlace {
  readonly site: Pick<SiteModel, 'pages' | 'components' | 'sources' | 'renamed'>;
  readonly bundle: string;
  readonly leaf: Pick<Leaf, 'meta'>;
}

/** The finding of a missing text. */
export const noText = 'no text';

/** Returns the problem of the length of a text. `shown`: the text as visitors read it; a placeholder that a component fills counts as typed. */
export function lengthFault(shown: string, value: string, max: number | undefined): TextFault | undefined {
  const length = max === undefined ? 0 : [...shown].length;
  if (max === undefined || length <= max) return undefined;
  const found = `${length} characters${usedPlaceholders(value).length > 0 ? ', with placeholders filled' : ''}`;
  return { found, expected: `${max} characters at most`, wayOut: 'shorten the text' };
}
