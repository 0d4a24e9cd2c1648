/** The address of the file that says which pages a browser may prepare; its type is one that browsers insist on. */
export const speculationRules = { path: '/speculation-rules.json', type: 'application/speculationrules+json' } as const;
