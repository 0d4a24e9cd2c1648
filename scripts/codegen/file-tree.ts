/** Text by path from the project folder. */
export type Files = Readonly<Record<string, string>>;

/** Every address that was ever published. Named here, because whoever reads files must not load the schema for it. */
export const ledgerFile = 'generated/published.txt';
