/** `npm run test:soak`: what takes longer than `npm test` may; which that is, each test says by `tests/support/soak.ts`. */
import { runCommand } from '../lib/command.ts';
import { run } from '../lib/run.ts';

await runCommand({
  name: 'npm run test:soak',
  summary: `Runs what npm test runs, with all that it tries a few times, or asks by turns in one language or another: thousands of random histories
of outbox, clock, mail server, kills and visitors, messages while function and database are killed, edits and imports of
message files; every page at every width in each language, the forms in each of their states, every scenario in each engine;
every worked example of the README, and the whole build for another firm. About an hour.`,
  async run() {
    await run('tsx', ['scripts/test/main.ts'], { env: { SOAK: '1' }, isLoud: true });
  },
});
