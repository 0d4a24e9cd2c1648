/** Starting over when somebody saves what is about to be written. */
import { ProblemsError } from '../model/problem.ts';
import { ChangedMeanwhile } from './write.ts';

/** How often it is tried. */
const attempts = 5;

/** Does `work`, which reads, works out and writes, until nobody has saved a file in between. Throws a {@link ProblemsError} when somebody always does. */
export function untilUndisturbed<Result>(work: () => Result): Result {
  for (let attempt = 1; ; attempt++) {
    try {
      return work();
    } catch (error) {
      if (!(error instanceof ChangedMeanwhile)) throw error;
      if (attempt === attempts) throw new ProblemsError([savedAgainAndAgain(error.path)]);
    }
  }
}

function savedAgainAndAgain(path: string) {
  return {
    where: path,
    found: `a file that was saved ${attempts} times while codegen was about to write it`,
    expected: 'a file that rests for a second',
    wayOut: 'end what saves it, then run npm run codegen again; every save is kept',
  };
}
