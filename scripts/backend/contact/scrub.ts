/** Removes erased text from the files of the database too: table, statistics and WAL. */
import { connect, type Query } from './database.ts';

/** Codes of Postgres for missing administrator rights. */
const notAllowed = ['42501', '0A000'];

/**
 * Rewrites the table without the erased texts, and all files of the log (WAL). Returns false when the log is not ours to rewrite, as
 * on a managed database: the platform drops its log and backups in time.
 */
export async function scrub(query: Query): Promise<boolean> {
  // The statistics of the planner quote names and addresses.
  await query('vacuum (full, analyze) contact.messages');
  await query('vacuum full pg_catalog.pg_statistic');
  const nextFile = async () => {
    // `pg_switch_wal` does nothing unless new WAL was written.
    await query("select pg_logical_emit_message(false, 'scrub', '')");
    await query('select pg_switch_wal()');
  };
  try {
    await nextFile();
    await query('checkpoint');
    // Postgres keeps files of the log that it no longer needs, and overwrites them later: overwrites all of them now.
    const [row] = await query<{ files: number }>('select count(*)::integer as files from pg_ls_waldir()');
    for (let file = 0; file <= (row?.files ?? 0); file++) await nextFile();
    await query('checkpoint');
    return true;
  } catch (error) {
    if (notAllowed.includes((error as { readonly code?: string }).code ?? '')) return false;
    throw error;
  }
}

/** The newest message and the newest address that the retention has erased: the oldest go first, so each erasure changes this text. */
const erasedUpTo = `
  select concat_ws(' ', max(erased_at), max(created_at) filter (where client is null)) as erased from contact.messages`;

/** Returns a function that scrubs the database if the retention has erased anything since the last call; rejects when the database does not answer. */
export function createScrubbing(url: string): () => Promise<void> {
  let last = '';
  return async () => {
    const { query, end } = await connect({ url, isLocal: true, name: 'npm start' });
    try {
      const [row] = await query<{ erased: string }>(erasedUpTo);
      if (!row || row.erased === last) return;
      await scrub(query);
      last = row.erased;
    } finally {
      await end();
    }
  };
}
