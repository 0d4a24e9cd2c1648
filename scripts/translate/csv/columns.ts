/** The columns of a table of translations; those that an import needs come first. */
export const needed = ['id', 'locale', 'source', 'target'] as const;
export const columns = [...needed, 'state', 'page', 'note', 'limit', 'before', 'after', 'base'] as const;

export type Column = (typeof columns)[number];
