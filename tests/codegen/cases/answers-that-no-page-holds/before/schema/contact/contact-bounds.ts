/** What the functions know as well. */
export const contactBounds = { name: { min: 2 } } as const;
