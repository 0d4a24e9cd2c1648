/** What one word after `npm run contact --` does. */
export interface Action {
  /** The word that follows its own, as an error names it: `the id of a message`. None may follow without. */
  readonly takes?: string;
  /** The option that stands in for that word. */
  readonly orElse?: string;
  /** Its options; those of other actions are refused. */
  readonly options: readonly string[];
  readonly run: (given: { readonly word: string; readonly values: Readonly<Record<string, unknown>> }) => Promise<void>;
}
