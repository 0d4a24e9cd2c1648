/** Runs `npm run contact` in a folder with its own `.data`. */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startCommands } from '../../support/commands.ts';

const root = process.cwd();
const tsx = pathToFileURL(join(root, 'node_modules/tsx/dist/loader.mjs')).href;

export interface Printed {
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface ContactCommand {
  /** Runs the command with no environment variables except `env`. */
  readonly run: (args: readonly string[], env?: Readonly<Record<string, string>>) => Promise<Printed>;
  /** Runs the command on a terminal; `typed` is the input after the confirmation prompt. */
  readonly runOnTerminal: (args: readonly string[], typed: string, env?: Readonly<Record<string, string>>) => Promise<Printed>;
  /** Writes `.data/database-url`, as `npm start` does; undefined removes it. */
  readonly setLocal: (url: string | undefined) => void;
  readonly remove: () => void;
}

export function createContactCommand(): ContactCommand {
  const folder = mkdtempSync('/tmp/contact-command-');
  const file = join(folder, '.data/database-url');
  mkdirSync(join(folder, '.data'));
  symlinkSync(join(root, 'supabase'), join(folder, 'supabase'));
  const commands = startCommands({ root: folder, sources: root });
  const program = [process.execPath, '--import', tsx, join(root, 'scripts/backend/contact/main.ts')];
  return {
    async run(args, env = {}) {
      const { exitCode, stdout, stderr } = await commands.run('contact', args, env);
      return { exitCode, stdout, stderr };
    },
    runOnTerminal(args, typed, env = {}) {
      const line = [...program, ...args].map((word) => `'${word}'`).join(' ');
      const script = spawn('script', ['--quiet', '--return', '--command', line, '/dev/null'], {
        cwd: folder,
        env: { PATH: process.env['PATH'], ...env },
      });
      return finish(script, typed);
    },
    setLocal(url) {
      if (url === undefined) rmSync(file, { force: true });
      else writeFileSync(file, `${url}\n`);
    },
    remove() {
      commands.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Types the input after the prompt: earlier input would be lost when the terminal is configured. */
function finish(child: ReturnType<typeof spawn>, typed: string): Promise<Printed> {
  return new Promise((resolve, reject) => {
    const printed = { stdout: '', stderr: '' };
    let hasTyped = false;
    child.stdout?.on('data', (chunk: Buffer) => {
      printed.stdout += chunk.toString();
      if (hasTyped || !printed.stdout.includes('[y/N]')) return;
      hasTyped = true;
      child.stdin?.write(typed);
    });
    child.stderr?.on('data', (chunk: Buffer) => (printed.stderr += chunk.toString()));
    child.once('error', reject);
    child.once('close', (exitCode) => resolve({ exitCode, ...printed }));
  });
}
