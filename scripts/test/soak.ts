/** `npm run test:soak`: what takes longer than a test may. */
import { runCommand } from '../lib/command.ts';
import { run } from '../lib/run.ts';

/** Each with the variable that says how many, and how many. */
const soaks = [
  { test: 'tests/contact/model.test.ts', variable: 'CONTACT_HISTORIES', count: 2000 },
  { test: 'tests/unit/translate/random.test.ts', variable: 'TRANSLATION_EDITS', count: 10_000 },
] as const;

await runCommand({
  name: 'npm run test:soak',
  summary: `Plays ${soaks[0].count} random histories of outbox, clock, mail server, kills and visitors on each database, about half an hour,
and ${soaks[1].count} random edits and imports of message files, a few minutes.`,
  async run() {
    for (const { test, variable, count } of soaks) {
      await run('vitest', ['run', '--config', 'tests/vitest.config.ts', test], { env: { [variable]: String(count) }, isLoud: true });
    }
  },
});
