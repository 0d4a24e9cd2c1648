/** The backend of `npm start`: mailbox, restart, supervision, and the refusals to start. */
import { existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contactEndpoint } from '../../schema/contact/endpoint.ts';
import { type Child, startChild } from '../../scripts/backend/child.ts';
import { connect } from '../../scripts/backend/contact/database.ts';
import { freePort } from '../support/free-port.ts';
import { familyOf } from '../support/processes.ts';
import { firstOf } from '../support/soak.ts';
import { type Database, startDatabase } from './support/database.ts';
import { insertMessage } from './support/outbox.ts';
import { makeProject } from './support/project.ts';
import { createMessage } from './support/stack.ts';

const { folder, remove } = makeProject();
let port: number;
let running: Child;
const lines: string[] = [];

const pglite = join(folder, '.data/database/PG_VERSION');

beforeAll(async () => {
  mkdirSync(join(folder, '.data/database'), { recursive: true });
  writeFileSync(pglite, '17');
  port = await freePort();
  running = await start();
});

afterAll(async () => {
  await running.stop();
  remove();
});

test('a sent message is in the mailbox and can be read there', async () => {
  const message = createMessage({ name: 'Ada <i>Lovelace</i>' });
  expect(await send(message)).toBe(200);
  await expect.poll(() => mailbox()).toContain('Message de Ada &#60;i&#62;Lovelace&#60;/i&#62;');
  const [, path = ''] = /href="(\/_mail\/[^"]+)"/.exec(await mailbox()) ?? [];
  expect(await (await fetch(`http://127.0.0.1:${port}${path}`)).text()).toContain(`une question sur ${message.id}.`);
  expect((await fetch(`http://127.0.0.1:${port}/_mail/..%2Fdatabase.lock`)).status).toBe(404);
});

test('a database of PGlite is reported with the way out, and left unchanged', () => {
  expect(lines).toContainEqual(
    expect.stringMatching(/^\.data\/database holds messages of an earlier version, .*or remove the folder \(rm -r \.data\/database\)\.$/),
  );
  expect(existsSync(pglite)).toBe(true);
});

test('pages of another origin cannot send', async () => {
  expect(await send(createMessage(), 'https://not-this-site.example')).toBe(403);
});

// Without --no-build, the refusal must come before the build.
test.each(firstOf([[[]], [['--no-build']]]))('a second start on the same data is refused before the build (%j)', async (options) => {
  const refusal = (await start(await freePort(), options).catch((error: Error) => error)) as Error;
  expect(refusal.message).toMatch(/The database in \.data\/postgres is in use by process \d+\. End the npm start or npm run dev that has/);
  expect(refusal.message).not.toContain('codegen');
});

test('the site of an interrupted build is not served', async () => {
  const made = join(folder, 'dist/source-hashes.txt');
  rmSync(made);
  await expect(start(await freePort())).rejects.toThrow(
    'The build of the site in dist/client was interrupted. Run npm start without --no-build.',
  );
  writeFileSync(made, '');
});

describe('a given database or mail server', () => {
  let database: Database;
  beforeAll(async () => {
    database = await startDatabase();
  });
  afterAll(() => database.stop());

  /** Returns the error message of a refused start. */
  async function readRefusal(env: Readonly<Record<string, string>>): Promise<string> {
    const started = await start(await freePort(), ['--no-build'], env).catch((error: Error) => error);
    if (started instanceof Error) return started.message;
    await started.stop();
    return 'no refusal: npm start has started';
  }

  const databases: readonly [which: string, url: string, found: string][] = [
    ['does not answer', 'postgresql://me:hush@127.0.0.1:9/x', 'DATABASE_URL (127.0.0.1:9)\n  found:    connect ECONNREFUSED'],
    ['is not an address', 'somewhere', 'DATABASE_URL\n  found:    no address of a database'],
    ['is not Postgres', 'mysql://me:hush@127.0.0.1/x', 'DATABASE_URL\n  found:    no address of a database'],
  ];
  test.each(firstOf(databases))('a database that %s is named, with the way out', async (_, url, found) => {
    const refusal = await readRefusal({ DATABASE_URL: url });
    expect(refusal).toContain(found);
    expect(refusal).toContain('way out:  correct DATABASE_URL, or start that database, or unset DATABASE_URL for one of its own');
    expect(refusal).not.toMatch(/hush|\n {4}at /);
  });

  test('wrong settings are named, each with the expected value', async () => {
    const refusal = await readRefusal({ DATABASE_URL: database.url, SMTP_URL: 'somewhere', CONTACT_LIMIT: 'many' });
    expect(refusal).toContain('\nsend-contact-email cannot start:\n  SMTP_URL: not an address; ');
    expect(refusal).toContain('\n  CONTACT_LIMIT: "many" found; a whole number from 1 expected\n');
    expect(refusal).not.toMatch(/deno|\n {4}at /);
  });

  test('the database of a deployment requires SMTP_URL: otherwise its queued messages would go to the local mailbox', async () => {
    const { query, end } = await connect({ url: database.url, isLocal: false, name: 'the test' });
    await query('create schema cron create table job (jobid integer, jobname text, schedule text, active boolean)');
    await query("insert into cron.job values (1, 'contact-delivery', '* * * * *', true)");
    const id = await insertMessage({ query }, {});
    const refusal = await readRefusal({ DATABASE_URL: database.url });
    expect(refusal).toMatch(
      /DATABASE_URL \(127\.0\.0\.1:\d+\)\n {2}found: {4}the database of a deployment .*\n.*\n {2}way out: {2}.*SMTP_URL/,
    );
    expect(await query('select id, state, attempts from contact.messages')).toEqual([{ id, state: 'queued', attempts: 0 }]);
    await end();
  });
});

test('after a restart, mails and messages are still there', async () => {
  const message = createMessage();
  expect(await send(message)).toBe(200);
  await expect.poll(countMails).toBe(2);
  await running.stop();
  running = await start();
  expect(await mailbox()).toContain('Ada');
  expect(await send(message)).toBe(200);
  expect(await send({ ...message, message: 'Another text with the same key.' })).toBe(409);
});

test('only the owner can read the data', () => {
  expect((statSync(`${folder}/.data`).mode & 0o777).toString(8)).toBe('700');
  expect((statSync(`${folder}/.data/database-url`).mode & 0o777).toString(8)).toBe('600');
});

test.each([
  ['The contact function', /deno serve/],
  ['The database', /^\S+bin\/postgres -D/],
])('%s restarts when it is killed, and the restart is logged', async (name, command) => {
  const victim = familyOf(running.process.pid as number).find((one) => command.test(one.command));
  process.kill(victim?.pid as number, 'SIGKILL');
  const before = await countMails();
  const message = createMessage();
  await expect.poll(() => send(message), { interval: 100 }).toBe(200);
  await expect.poll(countMails, { interval: 100 }).toBe(before + 1);
  const own = () => lines.filter((line) => line.startsWith(`${name} ended`) || line.startsWith(`${name} runs`));
  // The mail may arrive before the log line.
  await expect.poll(own).toEqual([`${name} ended (SIGKILL); it is started again in 0.25 s.`, `${name} runs again.`]);
});

function start(at = port, options: readonly string[] = ['--no-build'], env: Readonly<Record<string, string>> = {}): Promise<Child> {
  return startChild(process.execPath, ['--import', 'tsx', 'scripts/start/main.ts', ...options], {
    cwd: folder,
    env: { PORT: String(at), ...env },
    isReady: /^Messages arrive at/,
    onLine: (line) => lines.push(line),
  });
}

async function send(message: object, origin = `http://127.0.0.1:${port}`): Promise<number> {
  const headers = { 'Content-Type': 'application/json', Origin: origin };
  return (await fetch(`http://127.0.0.1:${port}${contactEndpoint}`, { method: 'POST', headers, body: JSON.stringify(message) })).status;
}

async function mailbox(): Promise<string> {
  return (await fetch(`http://127.0.0.1:${port}/_mail`)).text();
}

/** Counts the mails in the mailbox. */
async function countMails(): Promise<number> {
  return (await mailbox()).match(/<li>/g)?.length ?? 0;
}
