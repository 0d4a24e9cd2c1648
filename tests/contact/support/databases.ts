/** The databases under test: the embedded one, and a real Postgres. Each can be killed and started again. */
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import type { Child } from '../../../scripts/local/child.ts';
import { startEmbeddedDatabase } from '../../../scripts/local/embedded.ts';
import { migrate } from '../../../scripts/local/migrate.ts';
import { freePort } from '../../support/free-port.ts';
import { isSoaking } from '../../support/soak.ts';
import { compiled } from './compiled.ts';
import { dataFolder, keep } from './folder.ts';
import { postgres } from './postgres.ts';

/** The embedded one's program. */
export const program = [await compiled('scripts/local/database.ts')];

export interface Database {
  readonly url: string;
  /** Where its files are. */
  readonly folder: string;
  /** As a power cut does: kill -9, without a word. */
  readonly kill: () => Promise<void>;
  /** Starts it again, on the same data and the same port. */
  readonly restart: () => Promise<void>;
  /** Everything it has logged. */
  readonly log: () => string;
  readonly stop: () => Promise<void>;
}

/** Which database it is. */
export type DatabaseKind = 'PGlite' | 'Postgres';

/** The one that is asked what no database is asked for its own sake. */
export const usualDatabase: DatabaseKind = 'Postgres';

/** What is asked of any database is asked of a real one, and in npm run test:soak of the embedded one as well. */
export const databaseKinds: readonly DatabaseKind[] = isSoaking ? ['PGlite', 'Postgres'] : [usualDatabase];

/** A fresh database, migrated. */
export async function startDatabase(kind: DatabaseKind): Promise<Database> {
  const folder = dataFolder('contact-database');
  const port = await freePort();
  const engine = kind === 'PGlite' ? await embedded(folder, port) : postgres(folder, port);
  let running = await engine.start();
  await migrate(engine.url);
  return {
    url: engine.url,
    folder,
    log: engine.log,
    async kill() {
      await engine.kill(running);
    },
    async restart() {
      running = await engine.start();
    },
    async stop() {
      await engine.end(running);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function embedded(folder: string, port: number) {
  cpSync(await emptyData(), `${folder}/data`, { recursive: true });
  const lines: string[] = [];
  return {
    url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
    log: () => lines.join('\n'),
    start: () => startEmbeddedDatabase(`${folder}/data`, { port, program, onLine: (line) => lines.push(line) }),
    kill: (child: Child) => child.stop('SIGKILL'),
    end: (child: Child) => child.stop('SIGKILL'),
  };
}

/** A migrated embedded database without anything in it: making one takes seconds, copying it none, so the first is kept for all. */
export async function emptyData(): Promise<string> {
  const migrations = readdirSync('supabase/migrations').map((file) => `supabase/migrations/${file}`);
  const sources = createHash('sha256');
  for (const file of ['node_modules/@electric-sql/pglite/package.json', 'supabase/local.sql', ...migrations])
    sources.update(readFileSync(file));
  const kept = `.cache/contact-database-${sources.digest('hex').slice(0, 16)}`;
  if (existsSync(kept)) return kept;
  mkdirSync('.cache', { recursive: true });
  const folder = mkdtempSync(`${kept}-`);
  const database = await startEmbeddedDatabase(`${folder}/data`);
  await migrate(database.url);
  await database.stop();
  keep(`${folder}/data`, kept);
  rmSync(folder, { recursive: true, force: true });
  return kept;
}
