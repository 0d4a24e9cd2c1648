/** What no page needs before its visitor has given a first sign: fetched then, or when an island is wanted, and at work once it is there. */
import { watchActiveSection } from './behaviour/active-section.ts';
import { forEachApart } from './behaviour/apart.ts';
import { goOnInLanguageShown } from './behaviour/language-shown.ts';
import { fetchNextPages } from './behaviour/next-page.ts';
import { watchScrollDirection } from './behaviour/scroll-direction.ts';
import { restoreDrafts } from './islands/contact/draft.ts';
import { fetchIsland } from './islands/fetch-island.ts';
import { warmIslands } from './islands/warm.ts';

export { fetchIsland };

const arrangements = [restoreDrafts, goOnInLanguageShown, watchActiveSection, watchScrollDirection, fetchNextPages, warmIslands];
forEachApart(arrangements, (arrange) => arrange());
