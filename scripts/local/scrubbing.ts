/** What the retention has forgotten leaves the files of the database as well. */
import { connect } from '../contact/database.ts';
import { scrub } from '../contact/scrub.ts';

/** Which messages it has forgotten, and of which the address they came from; the oldest go first, so each time it is another text. */
const forgottenUpTo = `
  select concat_ws(' ', max(erased_at), max(created_at) filter (where client is null)) as forgotten from contact.messages`;

/** Looks whether anything was forgotten since it last looked, and scrubs the database then. Rejects when it does not answer. */
export function createScrubbing(url: string): () => Promise<void> {
  let last = '';
  return async () => {
    const { ask, end } = await connect({ url, isLocal: true, name: 'npm start' });
    try {
      const [row] = await ask<{ forgotten: string }>(forgottenUpTo);
      if (!row || row.forgotten === last) return;
      await scrub(ask);
      last = row.forgotten;
    } finally {
      await end();
    }
  };
}
