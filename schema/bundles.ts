/** Message bundles that belong to no single page. */
import { commonContent } from './content/common.ts';
import { guidesContent } from './content/guides.ts';

export const bundles = { common: commonContent, guides: guidesContent };
