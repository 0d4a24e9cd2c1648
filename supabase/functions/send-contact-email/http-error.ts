/** A request that is refused: its status, why, and what more its headers say. */
import type { refusals } from '../_shared/contact-bounds.ts';

/** What a visitor is told of it. */
export type Refusal = (typeof refusals)[number];

export class HttpError extends Error {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Set where a visitor's own message can meet with it. */
  readonly refusal: Refusal | undefined;

  constructor(status: number, message: string, headers: Readonly<Record<string, string>> = {}, refusal?: Refusal) {
    super(message);
    this.status = status;
    this.headers = headers;
    this.refusal = refusal;
  }
}

/** A message that breaks the rules of the form: which fields, by name, and whether they are only too long. */
export class InvalidMessage extends HttpError {
  readonly fields: readonly string[];

  constructor(fields: readonly string[], isTooLong: boolean) {
    super(422, `${fields.join(', ')}: missing, too short, too long, or not of the expected form.`, {}, isTooLong ? 'long' : 'invalid');
    this.fields = fields;
  }
}
