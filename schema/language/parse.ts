/** Parses declared values, and describes an invalid one by the value found. */
import type { z } from 'zod';
import { SchemaError } from './error.ts';

type Issue = z.core.$ZodIssue;

/** Names of JavaScript types, for error messages. */
const typeNames: Readonly<Record<string, string>> = {
  array: 'a list, in square brackets',
  boolean: 'true or false',
  int: 'a whole number',
  number: 'a number',
  object: 'an object, in braces',
  record: 'an object, in braces',
  string: 'a text in quotes',
  ZodObject: 'a content type: z.object({ … })',
};

/**
 * Returns a value as its type parses it, with defaults. Throws a {@link SchemaError} for an invalid value. `owner`: the declaration that
 * the value belongs to, for the message.
 */
export function parseDeclared<Type extends z.ZodType>(
  type: Type,
  value: unknown,
  owner: string,
  where: SchemaError['where'],
): z.output<Type> {
  const { data, error } = type.safeParse(value, { reportInput: true });
  const [issue] = error?.issues ?? [];
  if (!issue) return data as z.output<Type>;
  throw new SchemaError({ where, ...describeIssue(issue, owner) });
}

/** Describes an issue of zod, which must have been reported with its input. `owner`: the declaration, if it is not clear from the place. */
export function describeIssue(issue: Issue, owner = ''): Pick<SchemaError, 'found' | 'expected' | 'wayOut'> {
  const key = issue.path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
    .join('')
    .replace(/^\./, '');
  const name = key || 'the value';
  if (issue.code === 'unrecognized_keys') {
    const names = issue.keys.map((each) => `"${each}"`).join(', ');
    const found = `the unknown ${names}${within('in', owner)}`;
    return { found, expected: 'the names that the type declares', wayOut: `correct or remove ${names}` };
  }
  const expected = expectationOf(issue);
  if (issue.input === undefined) return { found: `no ${key || 'value'}${within('in', owner)}`, expected, wayOut: `add ${name}` };
  const value = written(issue.input);
  return { found: `${value} as ${name}${within('of', owner)}`, expected, wayOut: `correct ${value}` };
}

function within(word: string, owner: string): string {
  return owner === '' ? '' : ` ${word} ${owner}`;
}

function expectationOf(issue: Issue): string {
  if (issue.code === 'invalid_value') return `${issue.values.length > 1 ? 'one of ' : ''}${issue.values.map(String).join(', ')}`;
  if (issue.code === 'invalid_type') return typeNames[issue.expected] ?? issue.expected;
  // The messages of zod begin with a heading: "Too small: expected array to have >=3 items".
  return issue.message
    .replace(/^[A-Z][\w ]*: /, '')
    .replace(/^expected /, '')
    .replace(/^Invalid /, 'a valid ');
}

/** Returns a value as in source code, up to 60 characters. */
function written(value: unknown): string {
  const text = typeof value === 'function' || typeof value === 'symbol' ? `a ${typeof value}` : (JSON.stringify(value) ?? String(value));
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
