/** What the retention has erased leaves the files of the database as well. */
import { connect } from '../contact/database.ts';
import { scrub } from '../contact/scrub.ts';

/** Looks whether anything was erased since it last looked, and scrubs the database then. Rejects when it does not answer. */
export function createScrubbing(url: string): () => Promise<void> {
  let last: string | null = null;
  return async () => {
    const { ask, end } = await connect({ url, isLocal: true, name: 'npm start' });
    try {
      const [row] = await ask<{ erased: string | null }>('select max(erased_at)::text as erased from contact.messages');
      if (!row || row.erased === last) return;
      await scrub(ask);
      last = row.erased;
    } finally {
      await end();
    }
  };
}
