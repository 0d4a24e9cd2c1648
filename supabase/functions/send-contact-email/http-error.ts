/** A request that is refused: its status, why, and what more its headers say. */
export class HttpError extends Error {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
  }
}

/** A message that breaks the rules of the form: which fields, by name. */
export class InvalidMessage extends HttpError {
  readonly fields: readonly string[];

  constructor(fields: readonly string[]) {
    super(422, `${fields.join(', ')}: missing, too short, too long, or not of the expected form.`);
    this.fields = fields;
  }
}
