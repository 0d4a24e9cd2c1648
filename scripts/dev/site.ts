/** Vite plugin of `npm run dev`: renders pages, reloads them after a save, and shows errors and findings in Vite's overlay. */
import { type ChildProcess, fork } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Plugin, transformWithEsbuild, type ViteDevServer } from 'vite';
import { renderPage } from 'vite-plugin-ssr/server';
import { relativePath } from '../lib/paths.ts';
import { parseJson } from '../model/messages/parse.ts';
import { formatProblem, type Problem, ProblemsError } from '../model/problem.ts';
import type { Report } from './examine.ts';

/** Milliseconds between a save and the reload, within which further saves share it. */
const reloadDelay = 20;

/** Milliseconds between a save and the checks, which would slow the reload down. */
const checkDelay = 300;

/** Milliseconds after which checks and backend start without a first page. */
const startDelay = 5000;

/** Findings in an overlay; the terminal has all. */
const shown = 10;

/** Files that pages are made from, by their path from the project folder. */
const isOfSite = (file: string) => /^(?:schema|generated|renderer|pages)\/(?!_schema\/)/.test(file) && !file.endsWith('.tmp');

/** `onFirstPage` is called once, after the first page was sent. */
export function developmentSite(onFirstPage: () => void): Plugin {
  let server: ViteDevServer;
  /** Problems by source: `codegen`, `rules`, or the path of a file that cannot be read. */
  const found = new Map<string, readonly Problem[]>();
  let printed = new Set<string>();
  let savedAt = 0;
  let renderedAt = 0;
  let isSchemaStale = false;
  let hasStarted = false;
  let child: ChildProcess | undefined;
  let reloading: NodeJS.Timeout | undefined;
  let checking: NodeJS.Timeout | undefined;

  const start = () => {
    if (hasStarted) return;
    hasStarted = true;
    check();
    onFirstPage();
  };

  const reload = (cause: string) => {
    savedAt = performance.now();
    clearTimeout(reloading);
    reloading = setTimeout(() => {
      server.config.logger.info(`page reload ${cause}`, { timestamp: true });
      server.ws.send({ type: 'full-reload' });
    }, reloadDelay);
  };

  /** Has the child process run codegen and the rules. */
  const check = (delay = checkDelay) => {
    found.delete('codegen');
    found.delete('rules');
    clearTimeout(checking);
    checking = setTimeout(() => {
      child ??= startChild();
      child.send('check');
    }, delay);
  };
  const startChild = () => {
    const started = fork(new URL('./examine.ts', import.meta.url), { execArgv: ['--import', 'tsx'] });
    started.on('message', (report) => {
      if (started === child) receive(report as Report);
    });
    started.on('exit', () => {
      if (started !== child) return;
      child = undefined;
      console.error('The checks crashed; the next save starts them again.');
    });
    return started;
  };
  const receive = ({ source, problems, isRefused }: Report) => {
    found.set(source, problems);
    if (source === 'codegen' && !isRefused && isSchemaStale) {
      isSchemaStale = false;
      reload('schema');
    }
    show();
    if (source === 'codegen' && !isRefused) return;
    const now = new Set([...found.values()].flat().map(formatProblem));
    if (now.size === 0) console.log('  ➜  Checks: no findings');
    printed = now;
  };

  /** Prints new problems and shows all errors in the open pages. */
  const show = () => {
    for (const text of new Set([...found.values()].flat().map(formatProblem))) {
      if (!printed.has(text)) console.error(`\n${text}`);
      printed.add(text);
    }
    // Vite would keep the overlay for the next page, even if mended by then.
    if (hasErrors() && server.ws.clients.size > 0) server.ws.send(overlay(server.config.root, [...found.values()].flat()));
  };
  const hasErrors = () => [...found.values()].flat().some(({ severity }) => severity !== 'advice');

  return {
    name: 'development-site',
    configureServer(given) {
      server = given;
      const { root } = given.config;
      // A saved vite.config.ts gives this plugin a new server.
      if (hasStarted) check();
      given.httpServer?.once('listening', () => setTimeout(start, startDelay).unref());
      given.ws.on('vite:client:connect', (_data, client) => {
        // A page rendered before the last save was not connected when that reloaded pages.
        if (renderedAt < savedAt) client.send({ type: 'full-reload' });
        else if (hasErrors()) client.send(overlay(root, [...found.values()].flat()));
      });
      return () =>
        given.middlewares.use(async (request, response, next) => {
          const url = request.originalUrl;
          if (url === undefined || (request.method !== 'GET' && request.method !== 'HEAD')) return next();
          renderedAt = performance.now();
          response.once('finish', start);
          const { httpResponse, errorWhileRendering: error } = await renderPage({ urlOriginal: url });
          if (error) {
            if (error instanceof Error) given.ssrFixStacktrace(error);
            return next(error);
          }
          if (!httpResponse) return next();
          for (const [name, value] of httpResponse.headers) response.setHeader(name, value);
          response.statusCode = httpResponse.statusCode;
          response.end(await httpResponse.getBody());
        });
    },
    async hotUpdate({ file: path, type, modules }) {
      const file = relativePath(path, server.config.root);
      if (this.environment.name !== 'client') return [];
      if (file.startsWith('schema/') || file.startsWith('scripts/')) {
        // Modules of the schema and of the checks stay loaded in a process.
        child?.kill();
        child = hasStarted ? startChild() : undefined;
      }
      if (!isOfSite(file)) return [];
      check(file.startsWith('schema/') ? reloadDelay : checkDelay);
      if (file.endsWith('.css')) {
        savedAt = performance.now();
        return modules;
      }
      // A module may have looked for a new file, or have imported a deleted one.
      if (type !== 'update') for (const { moduleGraph } of Object.values(server.environments)) moduleGraph.invalidateAll();
      const problems = type === 'delete' ? [] : await unreadable(server.config.root, file);
      if (problems.length > 0) found.set(file, problems);
      else found.delete(file);
      if (problems.length > 0) show();
      // Pages follow the schema after codegen.
      else if (file.startsWith('schema/')) isSchemaStale = true;
      // The page stays as it is while a file cannot be read.
      else if (![...found.keys()].some((source) => source !== 'codegen' && source !== 'rules')) reload(file);
      return [];
    },
  };
}

/** Returns the syntax errors of a saved file. */
async function unreadable(root: string, file: string): Promise<readonly Problem[]> {
  try {
    const text = readFileSync(join(root, file), 'utf8');
    if (file.endsWith('.json')) parseJson(file, text);
    if (/\.tsx?$/.test(file)) await transformWithEsbuild(text, file);
    return [];
  } catch (error) {
    if (error instanceof ProblemsError) return error.problems;
    const { errors = [] } = error as { errors?: readonly { text: string; location: { line: number; column: number } | null }[] };
    return errors.map(({ text, location }) => ({
      where: file,
      ...(location && { line: location.line, column: location.column + 1 }),
      found: text,
      expected: 'a file that compiles',
      wayOut: 'Correct the file and save it.',
    }));
  }
}

/** Returns the message that has Vite's client show an overlay. Paths are absolute, with line and column: such paths open an editor. */
function overlay(root: string, problems: readonly Problem[]) {
  const errors = problems.filter(({ severity }) => severity !== 'advice');
  const texts = errors.slice(0, shown).map((problem) => {
    const path = join(root, problem.where);
    const where = existsSync(path.replace(/(?::\d+)+$/, '')) ? path : problem.where;
    return formatProblem({ ...problem, where }).replace(/(\.\w+:\d+)(?![\d:])/, '$1:1');
  });
  const more = errors.length > shown ? [`and ${errors.length - shown} more in the terminal`] : [];
  const message = errors.length === 1 ? '1 error in the project' : `${errors.length} errors in the project`;
  return { type: 'error' as const, err: { message, stack: [...texts, ...more].join('\n\n') } };
}
