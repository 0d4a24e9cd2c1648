/** The ways of saying what was found. */
import { UsageError } from '../../lib/command.ts';
import { closest } from '../../lib/problem.ts';
import type { Rule } from '../rule.ts';
import type { Result } from '../run.ts';
import { github } from './github.ts';
import { human } from './human.ts';
import { json } from './json.ts';
import { sarif } from './sarif.ts';

type Format = (result: Result, known: readonly Rule[]) => string;

const formats: Readonly<Record<string, Format>> = { human, json, github, sarif };

export const formatNames: readonly string[] = Object.keys(formats);

/** Throws a {@link UsageError} with the nearest names for one that is none. */
export function formatNamed(name: string): Format {
  const format = Object.hasOwn(formats, name) ? formats[name] : undefined;
  if (!format) throw new UsageError(`"${name}" is no format; the nearest are ${closest(name, formatNames)}.`);
  return format;
}
