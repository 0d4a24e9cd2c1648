/** No process survives `npm start` or `npm run dev`, however they end. */
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { type Child, startChild } from '../../scripts/backend/child.ts';
import { freePort } from '../support/free-port.ts';
import { familyOf, survivors } from '../support/processes.ts';
import { firstOf } from '../support/soak.ts';
import { copyEmptyDatabase } from './support/database.ts';
import { makeProject } from './support/project.ts';

const project = makeProject();
mkdirSync(join(project.folder, '.data'));
await copyEmptyDatabase(join(project.folder, '.data/postgres'));
let family: ReturnType<typeof familyOf> = [];

afterEach(() => {
  // Also after a failed test.
  const left = survivors(family);
  for (const { pid, command } of family) if (left.includes(command)) process.kill(pid, 'SIGKILL');
});

afterAll(() => project.remove());

const isServing = /Messages arrive at/;

/** Runs an npm command and records its child processes in `family`. */
async function start(...args: string[]): Promise<Child> {
  const child = await startChild('npm', args, { cwd: project.folder, env: { PORT: String(await freePort()) }, isReady: isServing });
  family = familyOf(child.process.pid as number);
  return child;
}

/** Kills the process whose command matches, and waits until all others have ended. */
async function kill(command: RegExp): Promise<void> {
  const victim = family.find((one) => command.test(one.command));
  process.kill(victim?.pid as number, 'SIGKILL');
  await expect.poll(() => survivors(family), { interval: 50 }).toEqual([]);
}

const npm = /^npm /;
const script = /^\S*node\S* scripts\/setup\.mjs/;

/** Ways to end; `npm run test:soak` tests all of them. `e2e/dev/support/dev-site.ts` tests npm run dev without the backend. */
const ends = [
  { started: 'npm start', args: ['start', '--', '--no-build'], killed: 'npm', command: npm, parts: ['deno serve', 'bin/postgres'] },
  {
    started: 'npm start',
    args: ['start', '--', '--no-build'],
    killed: 'the server',
    command: script,
    parts: ['deno serve', 'bin/postgres'],
  },
  { started: 'npm run dev', args: ['run', 'dev'], killed: 'the server', command: script, parts: ['bin/postgres'] },
];

test.each(firstOf(ends))('$started leaves nothing when $killed is killed', async ({ args, command, parts }) => {
  await start(...args);
  for (const part of parts) expect(family.map((one) => one.command).join('\n')).toContain(part);
  await kill(command);
});

describe('npm start', () => {
  test('leaves no build process when it is killed during the build', async () => {
    const main = `import { run } from '${join(process.cwd(), 'scripts/lib/run.ts')}'; await run('tsx', ['build.ts'], { isLoud: true });`;
    writeFileSync(join(project.folder, 'main.ts'), main);
    writeFileSync(join(project.folder, 'build.ts'), "console.log('building'); for (;;);");
    const child = await startChild(process.execPath, ['--import', 'tsx', 'main.ts'], { cwd: project.folder, isReady: /building/ });
    family = familyOf(child.process.pid as number);
    expect(family.map((one) => one.command).join('\n')).toContain('build.ts');
    await kill(/ main\.ts$/);
  });
});

describe('npm run dev', () => {
  test('ends with the reason when it cannot start', async () => {
    const taken = createServer();
    const port = await freePort();
    await new Promise<void>((resolve) => taken.listen(port, '127.0.0.1', resolve));
    const child = spawn('npm', ['run', 'dev'], { cwd: project.folder, env: { ...process.env, PORT: String(port) }, stdio: 'pipe' });
    let printed = '';
    child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()));
    child.stdout.on('data', () => {
      family = familyOf(child.pid as number);
    });
    const code = await new Promise((resolve) => child.once('close', resolve));
    taken.close();
    expect({ code, printed }).toEqual({ code: 1, printed: expect.stringContaining(`Port ${port}`) });
    await expect.poll(() => survivors(family)).toEqual([]);
  });
});
