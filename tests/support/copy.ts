/** A copy of the project in which the real commands can be run. */
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';

const copied = [
  'schema',
  'generated',
  'pages',
  'renderer',
  'scripts',
  'supabase',
  '.biome.jsonc',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
];

export interface Copy {
  readonly root: string;
  readonly read: (path: string) => string;
  readonly write: (path: string, text: string) => void;
  /** Runs a command line: all it printed, and its exit code. */
  readonly run: (command: string) => Promise<{ readonly output: string; readonly exitCode: number }>;
  readonly remove: () => void;
}

/** Copies the project below `.cache/`: what its commands need, and what else is named. */
export function makeCopy(name: string, also: readonly string[] = []): Copy {
  mkdirSync('.cache', { recursive: true });
  const root = mkdtempSync(join('.cache', `copy-${name}-`));
  for (const path of [...copied, ...also]) cpSync(path, join(root, path), { recursive: true });
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  return {
    root,
    read: (path) => readFileSync(join(root, path), 'utf8'),
    write(path, text) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    },
    run: (command) =>
      new Promise((resolve, reject) => {
        const child = spawn('sh', ['-c', `${withoutNpm(command, root)} 2>&1`], { cwd: root, env: readersEnvironment() });
        let output = '';
        child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
        child.on('error', reject);
        child.on('close', (code) => resolve({ output, exitCode: code ?? 1 }));
      }),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

/** What npm makes of `npm run …`: the script of `package.json`. Its own start takes longer than most of them; a script that is not there is left to it, which says so. */
function withoutNpm(command: string, root: string): string {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  return command.replaceAll(/\bnpm run ([\w:]+)(?: --(?= ))?/g, (whole, name: string) => scripts[name] ?? whole);
}

/** The environment without what the test runner and a maintainer's own site put into it. */
function readersEnvironment(): NodeJS.ProcessEnv {
  const isForeign = (name: string) => /^(?:NODE_ENV$|VITEST|SITE_|FORCE_COLOR$)/.test(name);
  const kept = Object.fromEntries(Object.entries(process.env).filter(([name]) => !isForeign(name)));
  return { ...kept, PATH: [resolve('node_modules/.bin'), process.env['PATH']].join(delimiter) };
}
