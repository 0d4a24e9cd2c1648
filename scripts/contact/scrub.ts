/** Erased means gone: what rows no longer say is in no file of the database either. */
import type { Ask } from './database.ts';

/** Codes of Postgres for what only its administrator may do. */
const notAllowed = ['42501', '0A000'];

/**
 * Rewrites the table without what was erased, and the database's log (WAL), which has seen it all. False when the log is not
 * ours to rewrite, as on a managed database: there it stays until the platform drops it, with the backups.
 */
export async function scrub(ask: Ask): Promise<boolean> {
  // The planner's statistics quote names and addresses: they are made anew as well.
  await ask('vacuum (full, analyze) contact.messages');
  await ask('vacuum full pg_catalog.pg_statistic');
  const nextFile = async () => {
    // Without a word in between, the next would be the same.
    await ask("select pg_logical_emit_message(false, 'scrub', '')");
    await ask('select pg_switch_wal()');
  };
  try {
    await nextFile();
    await ask('checkpoint');
    // Files of the log that are no longer needed are kept to be used again, as they are: all of them are, now.
    const [row] = await ask<{ files: number }>('select count(*)::integer as files from pg_ls_waldir()');
    for (let file = 0; file <= (row?.files ?? 0); file++) await nextFile();
    await ask('checkpoint');
    return true;
  } catch (error) {
    if (notAllowed.includes((error as { readonly code?: string }).code ?? '')) return false;
    throw error;
  }
}
