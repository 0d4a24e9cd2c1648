/** The fields of the message. */
export const contactFields = { name: { min: 2 } } as const;
