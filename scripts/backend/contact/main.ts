/** `npm run contact`: manages the messages of the contact form, and checks their deployment. */
import { runActions } from '../../lib/command.ts';
import { doctor } from './doctor.ts';
import { erase } from './erase.ts';
import { list } from './list.ts';
import { retry } from './retry.ts';
import { show } from './show.ts';

await runActions({
  name: 'npm run contact',
  summary: 'Looks after the contact messages in the database of DATABASE_URL; without it, in that of the running npm start.',
  actions: { list, show, retry, erase, doctor },
  example: 'list',
  args: {
    list: 'the newest messages, and how many there are of each state',
    'show <id>': 'everything about one message',
    'retry <id>': 'puts a message that failed, was taken for spam or waits back into the outbox, due now; --all-failed, all that failed',
    'erase <email>': 'deletes everything that one address has sent',
    doctor: 'checks a deployment: database, rights, clock, scheduler, mail server, origins, the form of the site, outbox',
  },
  options: {
    state: { type: 'string', help: 'list: only queued, sent, failed or spam' },
    limit: { type: 'string', help: 'list: how many at most (20)' },
    'all-failed': { type: 'boolean', help: 'retry: all messages that failed' },
    yes: { type: 'boolean', help: 'erase: do not ask' },
  },
});
