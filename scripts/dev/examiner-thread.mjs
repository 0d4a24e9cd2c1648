/**
 * The thread of the examiner. It runs `examine.ts` with all that it imports, the schema included, through Vite: a module that
 * was saved is evaluated anew, and packages stay as they are. Plain JavaScript, because a thread starts without what the
 * program has to read TypeScript.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { ModuleRunner } from 'vite/module-runner';

const root = workerData;
const answers = new Map();
let invoked = 0;
/** What was saved since the look that is under way began. */
let saved = [];
let isAsked = false;
/** Whether something was saved that the look under way has not seen. */
let isOutdated = false;
let isLooking = false;
/** What one look leaves for the next. */
let seen;

const tell = (message) => parentPort.postMessage(message);

const runner = new ModuleRunner({
  hmr: false,
  transport: {
    invoke: (payload) =>
      new Promise((resolve) => {
        const id = invoked++;
        answers.set(id, resolve);
        tell({ kind: 'invoke', id, payload });
      }),
  },
});

parentPort.on('message', (message) => {
  if (message.kind === 'invoked') {
    answers.get(message.id)(message.answer);
    answers.delete(message.id);
    return;
  }
  isOutdated = true;
  if (message.kind === 'outdated') return;
  saved.push(...message.files);
  isAsked = true;
  void look();
});

async function look() {
  if (isLooking) return;
  isLooking = true;
  while (isAsked) {
    const files = saved;
    saved = [];
    isAsked = false;
    isOutdated = false;
    try {
      seen ??= (await runner.import('/scripts/dev/seen.ts')).createSeen();
      const examine = await load(files);
      await examine({ root, files, seen, tell, isOutdated: () => isOutdated });
    } catch (error) {
      const { name, message, stack, id, loc, errors } = error;
      // Of what else a compiler adds, some cannot leave the thread.
      tell({ kind: 'failed', error: { name, message, stack, id, loc, errors: errors?.map(({ loc, message }) => ({ loc, message })) } });
    }
  }
  isLooking = false;
  tell({ kind: 'done' });
}

/** Loads what looks. One module after the other: two that wait for a third at once may each be given one of their own. */
async function load(files) {
  if (files.some((file) => file.startsWith('schema/'))) runner.clearCache();
  const { examine } = await runner.import('/scripts/dev/examine.ts');
  for (const name of readdirSync(join(root, 'schema')).filter((file) => file.endsWith('.ts'))) {
    // One that does not load is found, and said properly, by codegen.
    await runner.import(`/schema/${name}`).catch(() => {});
  }
  return examine;
}
