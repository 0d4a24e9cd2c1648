/** `npm run test:soak`: runs `npm test` with SOAK=1; see `tests/support/soak.ts` and `tests/playwright.config.ts`. */
import { runCommand } from '../lib/command.ts';
import { run } from '../lib/run.ts';

await runCommand({
  name: 'npm run test:soak',
  summary: `Runs npm test with the long histories and the wide matrix: thousands of random histories of outbox, clock, mail server and
kills, messages while function and database are killed, edits and imports of message files; the tests tagged @each in both languages on
phone and desk; every worked example of schema/how-to.md, and the whole build for another firm. About an hour.`,
  async run() {
    await run('tsx', ['scripts/test/main.ts'], { env: { SOAK: '1' }, isLoud: true });
  },
});
