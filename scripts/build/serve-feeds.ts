/** Feeds under `npm run dev`, from the pages as they are then. */
import { serveMade } from './serve-made.ts';

/** Not imported but loaded, as pages are. */
const feedsModule = '/renderer/document/feed.ts';

export const serveFeeds = () =>
  serveMade({
    name: 'feeds',
    type: 'text/xml; charset=utf-8',
    isTheirs: (path) => path.endsWith('.xml'),
    text: async (path, load) => ((await load(feedsModule)) as { feeds(): ReadonlyMap<string, string> }).feeds().get(path),
  });
