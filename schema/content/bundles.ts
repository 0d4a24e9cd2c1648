/** Message bundles outside the page tree: texts shared by several pages, and the texts of every collection. */
import { articlePagesContent } from './blog/article.ts';
import { studies } from './case-studies.ts';
import { caseStudyPagesContent } from './case-study.ts';
import { audiences, sectors } from './clients.ts';
import { commonContent } from './common.ts';
import { criteria } from './criteria.ts';
import { engagements } from './engagements.ts';
import { guidesContent } from './guides.ts';
import { lawContent } from './law/law.ts';
import { bylineContent, pastRoles, people } from './people.ts';
import { scoringSheetContent } from './scoring-tool.ts';

export const bundles = {
  common: commonContent,
  guides: guidesContent,
  law: lawContent,
  articlePages: articlePagesContent,
  byline: bylineContent,
  caseStudyPages: caseStudyPagesContent,
  scoringSheet: scoringSheetContent,
  audiences: audiences.content,
  criteria: criteria.content,
  engagements: engagements.content,
  people: people.content,
  pastRoles: pastRoles.content,
  sectors: sectors.content,
  studies: studies.content,
};
