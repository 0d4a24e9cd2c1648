/** Runs the TypeScript compiler on a copy of schema, generated files and tsconfig. */
import { spawn } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { scriptOf } from '../../../scripts/lib/run.ts';
import { temporaryFolder } from '../../codegen/project.ts';

/** Copies the files that message types depend on; `include` replaces that of the tsconfig. */
export function copyForCompiler(include?: readonly string[]): string {
  const root = temporaryFolder('compiler');
  for (const path of ['schema', 'generated', 'tsconfig.json']) cpSync(path, join(root, path), { recursive: true });
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  if (include) {
    const { compilerOptions } = JSON.parse(readFileSync('tsconfig.json', 'utf8')) as { compilerOptions: object };
    writeFileSync(join(root, 'tsconfig.json'), JSON.stringify({ compilerOptions, include }));
  }
  return root;
}

/** Returns the ids of all message bundles. */
export function bundleIds(): string[] {
  return readdirSync('generated/messages/_schema').map((file) => file.slice(0, -'.json'.length));
}

/** A compiler error; `text` includes the explanation. */
export interface CompilerError {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

/** Compiles a project with `tsc --noEmit -p`. */
export async function compile(root: string): Promise<CompilerError[]> {
  const output = await new Promise<string>((done, reject) => {
    const child = spawn(process.execPath, [scriptOf('tsc'), '--noEmit', '--pretty', 'false', '-p', root], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', reject);
    child.on('close', () => done(Buffer.concat(chunks).toString()));
  });
  // An error begins at the left margin; its explanation is indented.
  const blocks = output.split(/^(?=\S)/m).filter((block) => block !== '');
  return blocks.map((text) => {
    const [, path = '', line] = /^(.+?)\((\d+),\d+\): error /.exec(text) ?? [];
    if (line === undefined) throw new Error(`unexpected compiler output: ${text}`);
    return { file: path.startsWith(root) ? path.slice(root.length + 1) : path, line: Number(line), text };
  });
}

/** Returns the message key that an error names, joined from the steps of its explanation: `hero.title`. */
export function namedKey({ text }: CompilerError): string {
  const steps = [...text.matchAll(/(?:Types of property|The types of|Property) '(.+?)' (?:are incompatible|is missing)/g)];
  return steps
    .map(([, step = '']) => step.replaceAll(/['"\]]/g, '').replaceAll('[', '.'))
    .join('.')
    .replaceAll(/\.{2,}/g, '.')
    .replace(/^\./, '');
}
