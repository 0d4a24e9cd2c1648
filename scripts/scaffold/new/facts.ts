/** Facts as they are given at the terminal. */
import { closest } from '../../lib/problem.ts';
import { nameOf, objectIn, propertiesOf } from '../objects.ts';
import { refuse } from '../refuse.ts';
import type { Asked } from './thing.ts';

/** The id of a key figure. Throws, with the nearest names, when there is none. */
export function readFigure({ sources, where }: Asked, id: string): string {
  const figures = propertiesOf(objectIn(sources.file('schema/constants.ts'), 'figures')).map(nameOf);
  return figures.includes(id)
    ? id
    : refuse(where, `the figure "${id}"`, `a figure of schema/constants.ts: ${closest(id, figures)}`, `correct "${id}"`);
}

/** The day that `--date` names, `YYYY-MM-DD`; without it, today. */
export function readDate({ where, one }: Asked): string {
  const today = new Date().toISOString().slice(0, 10);
  const date = one('date') ?? today;
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(date) && new Date(`${date}T00:00:00Z`).toJSON()?.startsWith(date);
  return isDay ? date : refuse(where, `the date "${date}"`, 'a day of the calendar', `write it as ${today}`);
}

/** The value of an option that may not be left out. */
export function need({ where, one }: Asked, option: string, example: string): string {
  return one(option) ?? refuse(where, `no --${option}`, `--${option}, such as ${example}`, `add --${option} ${example}`);
}
