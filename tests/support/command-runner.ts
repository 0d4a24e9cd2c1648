/** Runs the commands of a copy in one process: most of what a short one takes is Node and its modules starting. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export interface Ran {
  readonly exitCode: number;
  readonly output: string;
}

const root = resolve(process.argv[2] ?? '');
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly scripts: Readonly<Record<string, string>> };
process.chdir(root);
let runs = 0;

process.on('message', async ({ name, args }: { readonly name: string; readonly args: readonly string[] }) => {
  process.argv.splice(2, Infinity, ...args);
  process.exitCode = 0;
  let output = '';
  const writes = [process.stdout, process.stderr].map((stream) => [stream, stream.write] as const);
  for (const [stream] of writes)
    stream.write = (chunk: string | Uint8Array) => {
      output += chunk.toString();
      return true;
    };
  const file = scripts[name]?.split(' ').at(-1) ?? '';
  await import(`${join(root, file)}?run=${runs++}`);
  for (const [stream, write] of writes) stream.write = write;
  process.send?.({ exitCode: Number(process.exitCode), output } satisfies Ran);
});
