/** Copies of the project in which commands can be run. */
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
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
];

export interface Copy {
  readonly root: string;
  readonly read: (path: string) => string;
  readonly write: (path: string, text: string) => void;
  /** Runs a command line and returns its output and exit code. */
  readonly run: (command: string) => Promise<{ readonly output: string; readonly exitCode: number }>;
  readonly remove: () => void;
}

/** Copies the files that commands need, and `extra` files, to a folder below `.cache/`. */
export function makeCopy(name: string, extra: readonly string[] = []): Copy {
  mkdirSync('.cache', { recursive: true });
  const root = mkdtempSync(join('.cache', `copy-${name}-`));
  for (const path of [...copied, ...extra]) cpSync(path, join(root, path), { recursive: true });
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
        const child = spawn('sh', ['-c', `${expandNpmScripts(command, root)} 2>&1`], { cwd: root, env: cleanEnvironment() });
        let output = '';
        child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
        child.on('error', reject);
        child.on('close', (code) => resolve({ output, exitCode: code ?? 1 }));
      }),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

/** Replaces `npm run …` by the script in `package.json`, because npm starts slowly. An unknown script is left for npm to reject. */
function expandNpmScripts(command: string, root: string): string {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  return command.replaceAll(/\bnpm run ([\w:]+)(?: --(?= ))?/g, (whole, name: string) => scripts[name] ?? whole);
}

/** Returns the environment without variables of the test runner and of a maintainer's site. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const isForeign = (name: string) => /^(?:NODE_ENV$|VITEST|SITE_|FORCE_COLOR$)/.test(name);
  const environment = Object.fromEntries(Object.entries(process.env).filter(([name]) => !isForeign(name)));
  return { ...environment, PATH: [resolve('node_modules/.bin'), process.env['PATH']].join(delimiter) };
}
