/** An error in the schema, with its place, the found and expected values, and a way out. */
export class SchemaError extends Error {
  override readonly name = 'SchemaError';
  /** A file or folder, and an entry in it if the line of the declaration is not precise enough. */
  readonly where: { readonly file: string; readonly entry?: string };
  readonly found: string;
  readonly expected: string;
  readonly wayOut: string;

  constructor(parts: Pick<SchemaError, 'where' | 'found' | 'expected' | 'wayOut'>) {
    super(`${parts.where.file}${parts.where.entry === undefined ? '' : ` ("${parts.where.entry}")`}: ${parts.found}`);
    this.where = parts.where;
    this.found = parts.found;
    this.expected = parts.expected;
    this.wayOut = parts.wayOut;
  }
}
