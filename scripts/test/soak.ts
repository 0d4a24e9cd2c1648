/** `npm run test:soak`: what takes longer than a test may. */
import { runCommand } from '../lib/command.ts';
import { run } from '../lib/run.ts';

const histories = 2000;

await runCommand({
  name: 'npm run test:soak',
  summary: `Plays ${histories} random histories of outbox, clock, mail server, kills and visitors on each database: about half an hour.`,
  run: () =>
    run('vitest', ['run', '--config', 'tests/vitest.config.ts', 'tests/contact/model.test.ts'], {
      env: { CONTACT_HISTORIES: String(histories) },
      isLoud: true,
    }),
});
