/** A check of `doctor` and its outcome. */
import type { Placeless } from '../../../model/problem.ts';

export interface Check<Subject> {
  readonly title: string;
  readonly run: (subject: Subject) => Promise<Outcome>;
}

/** `✓` passed, `!` passed with a warning, `–` not checked here, `✗` failed. */
export type Outcome =
  | { readonly mark: '✓' | '!' | '–'; readonly title: string; readonly says: string }
  | { readonly mark: '✗'; readonly title: string; readonly complaint: Placeless };

export function passed(title: string, says: string): Outcome {
  return { mark: '✓', title, says };
}

export function warned(title: string, says: string): Outcome {
  return { mark: '!', title, says };
}

export function skipped(title: string, why: string): Outcome {
  return { mark: '–', title, says: why };
}

export function failed(title: string, complaint: Placeless): Outcome {
  return { mark: '✗', title, complaint };
}
