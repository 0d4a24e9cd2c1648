/** Message bundles that belong to no single page: words that several show, and the texts of every collection. */
import { articlePagesContent } from './content/blog.ts';
import { studies } from './content/case-studies.ts';
import { audiences, sectors } from './content/clients.ts';
import { commonContent } from './content/common.ts';
import { criteria } from './content/criteria.ts';
import { engagements } from './content/engagements.ts';
import { guidesContent } from './content/guides.ts';
import { lawContent } from './content/law.ts';
import { scoringSheetContent } from './content/scoring.ts';

export const bundles = {
  common: commonContent,
  guides: guidesContent,
  law: lawContent,
  articlePages: articlePagesContent,
  scoringSheet: scoringSheetContent,
  audiences: audiences.content,
  criteria: criteria.content,
  engagements: engagements.content,
  sectors: sectors.content,
  studies: studies.content,
};
