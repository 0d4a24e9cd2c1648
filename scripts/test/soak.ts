/** `npm run test:soak`: runs `npm test` with SOAK=1; see `tests/support/soak.ts` and `tests/playwright.config.ts`. */
import { runCommand } from '../lib/command.ts';
import { run } from '../lib/run.ts';

await runCommand({
  name: 'npm run test:soak',
  summary: `Runs npm test with more cases: thousands of random histories of outbox, clock, mail server and kills; messages sent while
function and database are killed; random edits and imports of message files; tests tagged @each in both languages at phone and desktop
size; all worked examples of schema/how-to.md; a build for another firm. Takes about an hour.`,
  async run() {
    await run('tsx', ['scripts/test/main.ts'], { env: { SOAK: '1' }, isLoud: true });
  },
});
