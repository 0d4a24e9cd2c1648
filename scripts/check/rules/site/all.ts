/** The rules on the built site, on each page of it and on all together. */
import type { Rule } from '../../rule.ts';
import { accessibleNames } from './accessible-names.ts';
import { anchors } from './anchors.ts';
import { canonical } from './canonical.ts';
import { deadLinks } from './dead-links.ts';
import { externalLinks } from './external-links.ts';
import { head } from './head.ts';
import { headings } from './headings.ts';
import { ids } from './ids.ts';
import { inlineCode } from './inline-code.ts';
import { leftovers } from './leftovers.ts';
import { linkForm } from './link-form.ts';
import { linkLabels } from './link-labels.ts';
import { pageLanguage } from './page-language.ts';
import { robots } from './robots.ts';
import { structuredData } from './structured-data.ts';
import { thirdParties } from './third-parties.ts';

export const siteRules: readonly Rule[] = [
  accessibleNames,
  anchors,
  canonical,
  deadLinks,
  externalLinks,
  head,
  headings,
  ids,
  inlineCode,
  leftovers,
  linkForm,
  linkLabels,
  pageLanguage,
  robots,
  structuredData,
  thirdParties,
];
