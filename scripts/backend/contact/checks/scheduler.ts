/** Checks of the scheduler: the job that wakes the function, and its secrets. */
import type { Query } from '../database.ts';
import { type Check, failed, passed, skipped } from './check.ts';

const jobName = 'contact-delivery';
const noScheduler = 'no scheduler here: whoever runs the function wakes it';

/** The job in the schedule of the database. */
interface Job {
  readonly active: boolean;
  readonly schedule: string;
}

/** Returns the job, `no job` when the scheduler lacks it, or `no scheduler` when the database has none. */
async function findJob(query: Query): Promise<Job | 'no job' | 'no scheduler'> {
  const [there] = await query<{ schedule: boolean; extension: boolean }>(`
    select to_regclass('cron.job') is not null as schedule,
      exists (select from pg_available_extensions where name = 'pg_cron') as extension`);
  if (!there?.schedule) return there?.extension ? 'no job' : 'no scheduler';
  const [job] = await query<{ active: boolean; schedule: string }>('select active, schedule from cron.job where jobname = $1', [jobName]);
  return job ?? 'no job';
}

/** Returns true when the scheduler wakes the function. An unreadable schedule counts as none. */
export async function hasSchedule(query: Query): Promise<boolean> {
  const job = await findJob(query).catch(() => undefined);
  return typeof job === 'object' && job.active;
}

export const checkJob: Check<Query> = {
  title: 'scheduler',
  async run(query) {
    const job = await findJob(query);
    if (job === 'no scheduler') return skipped('scheduler', noScheduler);
    if (job !== 'no job' && job.active) return passed('scheduler', `the job ${jobName} is active (${job.schedule})`);
    const wayOut =
      job === 'no job'
        ? `enable pg_cron and pg_net, then run: select cron.schedule('${jobName}', '* * * * *', 'select contact.wake()');`
        : `run: select cron.alter_job(jobid, active := true) from cron.job where jobname = '${jobName}';`;
    const found = job === 'no job' ? `no job ${jobName}` : `the job ${jobName} is switched off`;
    return failed('scheduler', { found, expected: 'the job, active', wayOut });
  },
};

/** Secrets of the vault, and the environment variables that hold the same values. */
const secrets = { contact_function_url: 'CONTACT_FUNCTION_URL', contact_wake_key: 'CONTACT_WAKE_KEY' } as const;

export const checkSecrets: Check<Query> = {
  title: 'vault',
  async run(query) {
    if ((await findJob(query)) === 'no scheduler') return skipped('vault', noScheduler);
    const names = Object.keys(secrets);
    const [vault] = await query<{ there: boolean }>("select to_regclass('vault.decrypted_secrets') is not null as there");
    const secretsQuery = 'select name, decrypted_secret as secret from vault.decrypted_secrets where name = any($1)';
    const rows = vault?.there ? await query<{ name: string; secret: string | null }>(secretsQuery, [names]) : [];
    const wrong = Object.entries(secrets).flatMap(([name, variable]) => {
      const secret = rows.find((row) => row.name === name)?.secret;
      const here = process.env[variable];
      if (!secret) return [`no ${name}`];
      return here && here !== secret ? [`${name} is not the ${variable} of this environment`] : [];
    });
    if (wrong.length === 0) return passed('vault', `${names.join(' and ')} are there`);
    return failed('vault', {
      found: wrong.join(', '),
      expected: `${names.join(' and ')}, the address and the key of the function`,
      wayOut:
        "run: select vault.create_secret('…', '<name>'); or, where it is there, vault.update_secret(id, '…') with its id from vault.secrets",
    });
  },
};
