/** The database asks of a message what the form asks of it: bounds in SQL are those of the schema. */
import { placesIn } from '../../../lib/lines.ts';
import type { CodeRule, Located } from '../../rule.ts';
import type { Source } from '../../sources.ts';

interface Bounds {
  readonly min?: number;
  readonly max: number;
}

/** `char_length(name) between 5 and 161`, `char_length(email) <= 254`, `length(name) > 4`. */
const form = /\b(?:char_length|character_length|length)\(\s*(?:\w+\.)?(\w+)\s*\)\s*(?:between\s+(\d+)\s+and\s+(\d+)|(<=?|>=?|=)\s*(\d+))/gi;

export const sqlBounds: CodeRule = {
  name: 'sql-bounds',
  looksAt: 'code',
  explain: `A constraint of supabase/migrations that bounds a text of the contact message otherwise than payloadBounds, in
schema/contact-bounds.ts, does; or none at all. The form would say that a message is right, and the database refuse it, or the
other way round: a message is lost either way.

  char_length(message) between 10 and 4000   found:   10 to 4000 characters of message
                                             way out: a migration that alters the constraint, or other bounds in the schema`,
  check({ sources }, { schema }) {
    const wanted = Object.entries((schema.constants['payloadBounds'] ?? {}) as Readonly<Record<string, Bounds>>);
    const migrations = sources.filter(({ file }) => /^supabase\/migrations\/.*\.sql$/.test(file));
    if (migrations.length === 0) return [];
    const constraints = migrations.flatMap(constraintsIn);
    return wanted.flatMap(([field, { min, max }]): Located[] => {
      const expected = `${said(min, max)} of ${field}, as payloadBounds says in schema/contact-bounds.ts`;
      const wayOut = 'write a migration that alters the constraint, or correct the bounds in the schema';
      const own = constraints.filter((constraint) => constraint.field === field);
      const place = { where: (constraints[0] ?? migrations[0])?.file ?? '' };
      if (own.length === 0) return [{ ...place, found: `no constraint on the length of ${field}`, expected, wayOut }];
      // What a later migration says of a field stands in place of what an earlier one said.
      const { file } = own.at(-1) as (typeof own)[number];
      const last = own.filter((constraint) => constraint.file === file);
      const [least, most] = [last.find((each) => each.min !== undefined), last.find((each) => each.max !== undefined)];
      if (least?.min === min && most?.max === max) return [];
      const wrong = most?.max === max ? (least ?? most) : (most ?? least);
      return [
        {
          where: file,
          ...(wrong && { line: wrong.line, column: wrong.column }),
          found: `${said(least?.min, most?.max)} of ${field}`,
          expected,
          wayOut,
        },
      ];
    });
  },
};

function constraintsIn({ file, text }: Source) {
  const placeOf = placesIn(text);
  // Comments speak of constraints without being any.
  const code = text.replace(/--[^\n]*/g, (comment) => ' '.repeat(comment.length));
  return [...code.matchAll(form)].map(({ index, 1: field = '', 2: least, 3: most, 4: sign, 5: number }) => {
    const value = Number(number);
    const min =
      least !== undefined ? Number(least) : sign?.startsWith('>') ? value + (sign === '>' ? 1 : 0) : sign === '=' ? value : undefined;
    const max =
      most !== undefined ? Number(most) : sign?.startsWith('<') ? value - (sign === '<' ? 1 : 0) : sign === '=' ? value : undefined;
    return { file, field, min, max, ...placeOf(index) };
  });
}

function said(min: number | undefined, max: number | undefined): string {
  if (max === undefined) return min === undefined ? 'any number of characters' : `${min} characters and more`;
  return min === undefined ? `up to ${max} characters` : `${min} to ${max} characters`;
}
