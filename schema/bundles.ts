/** Message bundles that belong to no single page: words that several show, and the texts of every collection. */
import { studies } from './content/case-studies.ts';
import { audiences, sectors } from './content/clients.ts';
import { commonContent } from './content/common.ts';
import { criteria } from './content/criteria.ts';
import { guidesContent } from './content/guides.ts';

export const bundles = {
  common: commonContent,
  guides: guidesContent,
  audiences: audiences.content,
  criteria: criteria.content,
  sectors: sectors.content,
  studies: studies.content,
};
