/** Vite plugin of `npm run dev -- --desk`: serves the desk at `/__desk/`, and passes its requests to the child process. */
import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { Plugin, ViteDevServer } from 'vite';
import { relativePath } from '../lib/paths.ts';
import { urlOf } from '../lib/percent.ts';
import { readMessages } from '../model/message-files.ts';
import { noText } from '../model/messages/fault.ts';
import { messagesFolder } from '../model/messages/texts.ts';
import { formatProblem, type Problem } from '../model/problem.ts';
import { maxBodyBytes, methods, refusalOf } from './guard.ts';
import { deskPrefix, events } from './protocol.ts';
import type { Answer } from './requests.ts';
import type { FromWorker, ToWorker } from './worker.ts';

/** Milliseconds between a change on disk and its event, within which further changes share it. */
const eventDelay = 30;

const page = fileURLToPath(new URL('app/index.html', import.meta.url));

export interface DeskPlugin {
  readonly plugin: Plugin;
  /** Address of the desk on a port, with the token. */
  readonly addressAt: (port: number) => string;
  /** Shows problems of the schema, the texts and the code in the app. */
  readonly show: (problems: readonly Problem[]) => void;
}

/** Returns a page with the script that the desk needs in its frames. vite-plugin-ssr allows no `transformIndexHtml`. */
export function withDeskScript(html: string): string {
  return html.replace('</body>', () => '<script type="module" src="/scripts/desk/page/main.ts"></script></body>');
}

export function desk(): DeskPlugin {
  const token = randomBytes(16).toString('base64url');
  let server: ViteDevServer | undefined;
  let changing: NodeJS.Timeout | undefined;
  /** Problems of files that the desk cannot read, and those of the checks. */
  let [own, checked]: [readonly string[], readonly Problem[]] = [[], []];

  const emit = (event: string, data: unknown) => server?.ws.send(event, data);
  const emitProblems = () => {
    const rules = worker.textRules();
    const others = checked.filter((problem) => !isInLists(problem, rules)).map(formatProblem);
    emit(events.problems, [...new Set([...own, ...others])]);
  };
  const worker = createWorker({
    texts: (texts) => emit(events.texts, texts),
    problems(problems) {
      own = problems;
      emitProblems();
    },
  });
  const changed = (path: string) => {
    const file = relativePath(path, server?.config.root ?? '.');
    if (file.startsWith('schema/')) worker.renew();
    if (!file.startsWith(`${messagesFolder}/`) || !file.endsWith('.json')) return;
    clearTimeout(changing);
    changing = setTimeout(worker.refresh, eventDelay);
  };

  const plugin: Plugin = {
    name: 'desk',
    configureServer(given) {
      server = given;
      given.watcher.on('all', (_event, path) => changed(path));
      given.httpServer?.once('close', worker.stop);
      worker.renew();
      given.middlewares.use(async (request, response, next) => {
        const url = urlOf(request);
        if (!url.pathname.startsWith(deskPrefix)) return next();
        const refusal = refusalOf(request, url, token);
        if (refusal) return send(response, { status: refusal.status, body: refusal.sentence });
        const name = url.pathname.slice(deskPrefix.length);
        if (name === '') {
          response.writeHead(200, { ...headers, 'Content-Type': 'text/html; charset=utf-8' });
          return response.end(await given.transformIndexHtml(deskPrefix, readFileSync(page, 'utf8')));
        }
        const body = methods[name] === 'POST' ? await readBody(request) : { value: undefined };
        send(response, 'refusal' in body ? body.refusal : await worker.ask(name, body.value));
      });
    },
  };
  return {
    plugin,
    addressAt: (port) => `http://127.0.0.1:${port}${deskPrefix}?token=${token}`,
    show(problems) {
      checked = problems;
      emitProblems();
    },
  };
}

/** Returns true for a missing text and for a finding about a single text, which the app has in its lists. */
export function isInLists({ where, rule, found }: Problem, textRules: readonly string[]): boolean {
  return where.startsWith(`${messagesFolder}/`) && (rule === undefined ? found === noText : textRules.includes(rule));
}

/** No other site may frame the desk or learn its address. */
const headers = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
} as const;

function send(response: ServerResponse, { status, body }: Answer): void {
  const isSentence = typeof body === 'string';
  response.writeHead(status, { ...headers, 'Content-Type': isSentence ? 'text/plain; charset=utf-8' : 'application/json' });
  response.end(isSentence ? `${body}\n` : JSON.stringify(body));
}

async function readBody(request: IncomingMessage): Promise<{ readonly value: unknown } | { readonly refusal: Answer }> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes <= maxBodyBytes) chunks.push(chunk);
  }
  if (bytes > maxBodyBytes) return { refusal: { status: 413, body: `The body has ${bytes} bytes; ${maxBodyBytes} at most expected.` } };
  try {
    return { value: JSON.parse(Buffer.concat(chunks).toString('utf8')) };
  } catch {
    return { refusal: { status: 400, body: 'The body is malformed; JSON expected.' } };
  }
}

interface Listeners {
  readonly texts: (texts: unknown) => void;
  readonly problems: (problems: readonly string[]) => void;
}

/** Runs the child process. While a new one loads the schema, and if the schema has a mistake, the last one answers. */
function createWorker({ texts, problems }: Listeners) {
  const atStart = readMessages(process.cwd());
  let current: ChildProcess | undefined;
  let next: ChildProcess | undefined;
  let mistakes: readonly string[] = [];
  let textRules: readonly string[] = [];
  let count = 0;
  const waiting = new Map<number, { readonly child: ChildProcess; readonly resolve: (answer: Answer) => void }>();
  /** Requests before the first process is ready. */
  let queue: (() => void)[] = [];

  const post = (child: ChildProcess, message: ToWorker) => child.send(message);
  const flush = () => {
    const work = queue;
    queue = [];
    for (const each of work) each();
  };
  const renew = () => {
    next?.kill();
    const child = fork(new URL('./worker.ts', import.meta.url), { execArgv: ['--import', 'tsx'] });
    next = child;
    post(child, { kind: 'open', atStart });
    child.on('message', (message: FromWorker) => {
      if (message.kind === 'answer') {
        waiting.get(message.number)?.resolve(message);
        waiting.delete(message.number);
        if (message.changed) texts(message.changed);
      } else if (child !== next && child !== current) return;
      else if (message.kind === 'ready') {
        current?.disconnect();
        [current, next, mistakes, textRules] = [child, undefined, [], message.textRules];
        problems([]);
        flush();
      } else if (message.kind === 'refused') {
        mistakes = message.problems;
        problems(mistakes);
        child.disconnect();
        next = undefined;
        flush();
      } else if (message.kind === 'texts') texts(message.texts);
      else problems([...mistakes, ...message.problems]);
    });
    child.on('exit', () => {
      for (const [number, { child: asked, resolve }] of waiting) {
        if (asked !== child) continue;
        waiting.delete(number);
        resolve({ status: 503, body: 'The desk was restarted meanwhile; what was typed is kept. Try again.' });
      }
      if (current === child) current = undefined;
      if (next === child) next = undefined;
      if (!current && !next) flush();
    });
  };
  const ask = (name: string, body: unknown): Promise<Answer> =>
    new Promise((resolve) => {
      const pass = () => {
        if (!current)
          return resolve({
            status: 503,
            body: mistakes.length > 0 ? mistakes.join('\n\n') : 'The desk has not started; the terminal shows why.',
          });
        const number = count++;
        waiting.set(number, { child: current, resolve });
        post(current, { kind: 'request', number, name, body });
      };
      if (current) return pass();
      if (!next) renew();
      queue.push(pass);
    });
  return {
    ask,
    textRules: () => textRules,
    renew,
    refresh() {
      if (current) post(current, { kind: 'changed' });
      else if (!next) renew();
    },
    stop() {
      for (const child of [current, next]) if (child?.connected) child.disconnect();
    },
  };
}
