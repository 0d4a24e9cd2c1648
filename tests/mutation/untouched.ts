/** The copy before any fault is planted: every rule runs on it, and finds nothing. */
import { UsageError } from '../../scripts/lib/command.ts';
import { makeCopy } from '../support/copy.ts';

/** Throws with what was found: rules that cry wolf prove nothing by what they catch. */
export async function untouched(): Promise<void> {
  const copy = makeCopy('untouched', ['tests', '.knip.jsonc', 'README.md', 'dist']);
  try {
    for (const command of ['scripts/typecheck.ts', 'scripts/check/main.ts']) {
      const { output, exitCode } = await copy.run(`node_modules/.bin/tsx ${command}`);
      if (exitCode !== 0) throw new UsageError(`the untouched copy is not sound:\n${output}`);
    }
  } finally {
    copy.remove();
  }
}
