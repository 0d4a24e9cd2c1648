/** The feed of the blog, one for each language: built from the same pages, named on them. */

/** Its file, in the folder of the page that the articles stand below: `/en/blog/feed.xml`. */
export const feedFile = 'feed.xml';
export const feedType = 'application/rss+xml';
