/** Databases that a benchmark may fill: new ones, gone afterwards. */
import pg from 'pg';
import { startEmbeddedDatabase } from '../local/embedded.ts';
import { migrate } from '../local/migrate.ts';

export interface BenchDatabase {
  readonly url: string;
  /** Leaves nothing behind. */
  readonly drop: () => Promise<void>;
}

/** The embedded database, with its data in `folder`. */
export async function embeddedDatabase(folder: string): Promise<BenchDatabase> {
  const { url, stop } = await startEmbeddedDatabase(folder);
  await migrate(url);
  return { url, drop: () => stop('SIGKILL') };
}

/** A database of its own on the server of `url`: the one that the address names can be an outbox that somebody delivers from. */
export async function throwawayDatabase(url: string): Promise<BenchDatabase> {
  const name = `contact_bench_${process.pid}`;
  await once(url, `create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  await migrate(own.href);
  return { url: own.href, drop: () => once(url, `drop database ${name} with (force)`) };
}

async function once(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
