/** Text by path from the project folder. */
export type Files = Readonly<Record<string, string>>;
