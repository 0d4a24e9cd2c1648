/** The rules on the built site, on each page of it and on all together. */
import type { Rule } from '../../rule.ts';
import { abbreviationsRule } from './abbreviations.ts';
import { accessibleNames } from './accessible-names.ts';
import { anchors } from './anchors.ts';
import { budgets } from './budgets.ts';
import { canonical } from './canonical.ts';
import { classNames } from './class-names.ts';
import { contentPolicy } from './content-policy.ts';
import { deadLinks } from './dead-links.ts';
import { delivery } from './delivery.ts';
import { drawings } from './drawings.ts';
import { duplicateHeads } from './duplicate-heads.ts';
import { externalLinks } from './external-links.ts';
import { feeds } from './feeds.ts';
import { fileEncoding } from './file-encoding.ts';
import { head } from './head.ts';
import { headings } from './headings.ts';
import { hreflang } from './hreflang.ts';
import { ids } from './ids.ts';
import { images } from './images.ts';
import { inlineCode } from './inline-code.ts';
import { landmarks } from './landmarks.ts';
import { lawSources } from './law-sources.ts';
import { leftovers } from './leftovers.ts';
import { linkForm } from './link-form.ts';
import { linkLabels } from './link-labels.ts';
import { messageForms } from './message-forms.ts';
import { orphans } from './orphans.ts';
import { pageLanguage } from './page-language.ts';
import { redirects } from './redirects.ts';
import { robots } from './robots.ts';
import { robotsFile } from './robots-file.ts';
import { scriptImports } from './script-imports.ts';
import { secrets } from './secrets.ts';
import { sharing } from './sharing.ts';
import { sheets } from './sheets.ts';
import { sitemap } from './sitemap.ts';
import { structuredData } from './structured-data.ts';
import { tables } from './tables.ts';
import { thirdParties } from './third-parties.ts';
import { thirdPartyStyles } from './third-party-styles.ts';
import { times } from './times.ts';
import { unreachedPages } from './unreached-pages.ts';
import { unshownTexts } from './unshown-texts.ts';
import { withinReach } from './within-reach.ts';

export const siteRules: readonly Rule[] = [
  abbreviationsRule,
  accessibleNames,
  anchors,
  budgets,
  canonical,
  contentPolicy,
  deadLinks,
  duplicateHeads,
  fileEncoding,
  externalLinks,
  head,
  headings,
  hreflang,
  ids,
  images,
  inlineCode,
  landmarks,
  lawSources,
  leftovers,
  linkForm,
  linkLabels,
  orphans,
  pageLanguage,
  redirects,
  robots,
  robotsFile,
  secrets,
  sharing,
  sitemap,
  structuredData,
  thirdParties,
  thirdPartyStyles,
  unreachedPages,
  unshownTexts,
  feeds,
  sheets,
  delivery,
  drawings,
  scriptImports,
  messageForms,
  withinReach,
  times,
  tables,
  classNames,
];
