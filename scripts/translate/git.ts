/** Runs git. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

interface GitOptions {
  readonly input?: string;
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly timeoutMs?: number;
}

/** Returns the output of a git command in a folder. Throws with the output of git in `stderr` if the command fails or takes too long. */
export async function git(root: string, args: readonly string[], options: GitOptions = {}): Promise<string> {
  return (await gitBytes(root, args, options)).toString('utf8');
}

async function gitBytes(root: string, args: readonly string[], { input = '', env = {}, timeoutMs = 0 }: GitOptions): Promise<Buffer> {
  const running = run('git', args as string[], {
    cwd: root,
    // Nobody sees a question of git.
    env: { ...process.env, GIT_TERMINAL_PROMPT: '0', ...env },
    encoding: 'buffer',
    maxBuffer: 1e9,
    timeout: timeoutMs,
  });
  // Git may end before it has read its input; its exit code tells whether it has failed.
  running.child.stdin?.on('error', () => {}).end(input);
  return (await running).stdout;
}

/** Returns the texts of files in commits, by `<commit>:<path from the folder>`. Names without a file are left out. */
export async function readCommitted(root: string, names: readonly string[]): Promise<Map<string, string>> {
  const input = names.map((name) => `${name.replace(':', ':./')}\n`).join('');
  const output = await gitBytes(root, ['cat-file', '--batch'], { input });
  const texts = new Map<string, string>();
  let at = 0;
  for (const name of names) {
    const end = output.indexOf('\n', at);
    const [, size] = /^\S+ blob (\d+)$/.exec(output.toString('utf8', at, end)) ?? [];
    at = end + 1;
    if (size === undefined) continue;
    texts.set(name, output.toString('utf8', at, at + Number(size)));
    at += Number(size) + 1;
  }
  return texts;
}
