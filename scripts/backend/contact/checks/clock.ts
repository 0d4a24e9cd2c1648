/** Whether the database and this machine agree what time it is. */
import type { Ask } from '../database.ts';
import { type Check, failed, passed } from './check.ts';

const toleratedSeconds = 30;

export const checkClock: Check<Ask> = {
  title: 'clock',
  async run(ask) {
    const before = Date.now();
    const [row] = await ask<{ seconds: number }>('select extract(epoch from clock_timestamp())::double precision as seconds');
    const here = (before + Date.now()) / 2000;
    const apart = (row?.seconds ?? Number.NaN) - here;
    if (Math.abs(apart) <= toleratedSeconds) return passed('clock', `the database and this machine agree within ${toleratedSeconds} s`);
    return failed('clock', {
      found: `the database is ${Math.abs(apart).toFixed(0)} s ${apart > 0 ? 'ahead of' : 'behind'} this machine`,
      expected: `${toleratedSeconds} s at most`,
      wayOut: 'set the one that is wrong: when messages are due, and when they are forgotten, goes by the database',
    });
  },
};
