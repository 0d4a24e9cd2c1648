/** `npm run test:soak`: what takes longer than a test may. */
import { runCommand } from '../lib/command.ts';
import { run } from '../lib/run.ts';

/** What repeats itself more often where there is time; how often, each says by `tests/support/repetitions.ts`. */
const soaks = ['tests/contact/model', 'tests/contact/outbox', 'tests/contact/crashes', 'tests/unit/translate/random'];

await runCommand({
  name: 'npm run test:soak',
  summary: `Repeats what npm test tries a few times: thousands of random histories of outbox, clock, mail server, kills and visitors on each
database, messages while function and database are killed, edits and imports of message files. About half an hour.`,
  async run() {
    await run('vitest', ['run', '--config', 'tests/vitest.config.ts', ...soaks], { env: { SOAK: '1' }, isLoud: true });
  },
});
