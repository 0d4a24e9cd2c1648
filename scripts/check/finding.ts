/** What a rule finds wrong. */
export interface Finding {
  /** Name of the rule. */
  readonly rule: string;
  /** File from the project folder, with the line where there is one. */
  readonly where: string;
  readonly found: string;
  readonly expected: string;
  readonly wayOut: string;
}
