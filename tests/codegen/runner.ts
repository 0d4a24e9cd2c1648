/**
 * Runs the real codegen as often as it is asked, in one process: what a run takes is mostly Node, tsx and zod starting.
 * Modules of a schema are loaded anew all the same, for each project has its own folder.
 */
export interface Asked {
  readonly root: string;
  readonly args: readonly string[];
}

/** How the command ended, what it wrote, and what it complained of. */
export interface Ran {
  readonly code: number;
  readonly written: string;
  readonly complained: string;
}

let runs = 0;

process.on('message', async ({ root, args }: Asked) => {
  process.argv.splice(2, Infinity, '--root', root, ...args);
  process.exitCode = 0;
  const written = capture(process.stdout);
  const complained = capture(process.stderr);
  await import(`../../scripts/codegen/main.ts?run=${runs++}`);
  process.send?.({ code: Number(process.exitCode), written: written.end(), complained: complained.end() } satisfies Ran);
});

/** Takes what is written to a stream instead of the stream, until the end. */
function capture(stream: NodeJS.WriteStream): { readonly end: () => string } {
  const { write } = stream;
  let text = '';
  stream.write = (chunk: string | Uint8Array) => {
    text += typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString();
    return true;
  };
  return {
    end() {
      stream.write = write;
      return text;
    },
  };
}
