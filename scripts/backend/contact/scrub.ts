/** Removes erased text from the files of the database too: table, statistics, lost files and WAL. */
import { setTimeout as sleep } from 'node:timers/promises';
import { connect, type Query } from './database.ts';

/** Codes of Postgres for missing administrator rights. */
const notAllowed = ['42501', '0A000'];

/** Resolution of the times of files. */
const fileTimeMs = 1000;

/** Attempts to rewrite the table without a transaction that can still read the erased rows, and the milliseconds between them. */
const [rewriteAttempts, rewritePauseMs] = [4, 500];

/**
 * Rewrites the table without the erased texts, empties lost files, and overwrites the log (WAL). Returns false when files and log are
 * not ours to change, as on a managed database: the platform drops its log and backups in time.
 */
export async function scrub(query: Query): Promise<boolean> {
  // Files that a crash has just left count as older then.
  await sleep(fileTimeMs);
  const since = await rewrite(query);
  const nextFile = async () => {
    // `pg_switch_wal` does nothing unless new WAL was written.
    await query("select pg_logical_emit_message(false, 'scrub', '')");
    await query('select pg_switch_wal()');
  };
  try {
    await emptyLostFiles(query, since);
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

/**
 * Rewrites table and statistics. Returns a time before which no running transaction began: a rewrite keeps erased rows that an older
 * transaction can still read. Rejects when such a transaction does not end.
 */
async function rewrite(query: Query): Promise<string> {
  for (let attempt = 1; ; attempt++) {
    const [row] = await query<{ at: string }>('select clock_timestamp()::text as at');
    const { at } = row as { at: string };
    await query('vacuum (full, analyze) contact.messages');
    // Older versions had statistics of names and addresses.
    await query('vacuum full pg_catalog.pg_statistic');
    const older = await query<{ pid: number }>(
      'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and xact_start < $1',
      [at],
    );
    if (older.length === 0) return at;
    if (attempt === rewriteAttempts)
      throw new Error(`an older transaction can still read the erased rows: process ${older.map(({ pid }) => pid).join(', ')}`);
    await sleep(rewritePauseMs);
  }
}

/**
 * Empties the files of relations that do not exist: the crash of a database during a rewrite leaves the new file there for good. Files
 * of a running transaction look the same and are newer than `since`.
 */
async function emptyLostFiles(query: Query, since: string): Promise<void> {
  const files = await query<{ path: string }>(
    `select current_setting('data_directory') || '/' || path as path
      from (select regexp_replace(pg_relation_filepath('contact.messages'), '[^/]*$', '') as folder) f,
        pg_ls_dir(folder) as name, concat(folder, name) as path, pg_stat_file(path, true) as file
      where name ~ '^[0-9]+(_[a-z]+)?([.][0-9]+)?$' and file.size > 0
        and file.modification <= $1::timestamptz - make_interval(secs => $2)
        and not exists (select from pg_class where pg_relation_filenode(oid)::text = substring(name from '^[0-9]+'))`,
    [since, fileTimeMs / 1000],
  );
  for (const { path } of files) await query(`copy (select where false) to '${path.replaceAll("'", "''")}'`);
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
