/** Vite plugin of `npm run dev`: renders pages, reloads them after a save, and shows errors and findings in Vite's overlay. */
import { type ChildProcess, fork } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ESBuildTransformResult, type Plugin, transformWithEsbuild, type ViteDevServer } from 'vite';
import { renderPage } from 'vite-plugin-ssr/server';
import { type DeskPlugin, withDeskScript } from '../desk/plugin.ts';
import { relativePath } from '../lib/paths.ts';
import { parseJson } from '../model/messages/parse.ts';
import { messagesFolder, sourcesFileName } from '../model/messages/texts.ts';
import { formatProblem, type Problem, ProblemsError } from '../model/problem.ts';
import { withAltClick } from './message-lines.ts';
import { createProblems, type Report } from './problems.ts';

/** Milliseconds between a save and the reload, within which further saves share it. */
const reloadDelay = 20;

/** Milliseconds between a save and the checks, which would slow the reload down. */
const checkDelay = 300;

/** Milliseconds after which checks and backend start without a first page. */
const startDelay = 5000;

/** Findings in an overlay; the terminal has all. */
const shown = 10;

/** Files that pages and checks depend on, by their path from the project folder. The compiler reads `content.ts` in the run that writes it. */
const isOfSite = (file: string) =>
  /^(?:schema|generated|renderer|pages)\/(?!_schema\/)/.test(file) && !file.endsWith('.tmp') && file !== 'generated/content.ts';

/** An error or a warning of esbuild. */
type Message = ESBuildTransformResult['warnings'][number];

/** `onFirstPage` is called once, after the first page was sent. `desk`: shows problems too, and has pages follow message files without a reload. */
export function developmentSite(onFirstPage: () => void, desk?: DeskPlugin): Plugin {
  let server: ViteDevServer;
  const problems = createProblems();
  let printed = new Set<string>();
  let isOverlayShown = false;
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
      isOverlayShown = false;
      server.ws.send({ type: 'full-reload' });
    }, reloadDelay);
  };

  /** Has the child process run codegen, the rules and the compiler. */
  const check = (delay = checkDelay) => {
    const run = problems.outdate();
    clearTimeout(checking);
    checking = setTimeout(() => {
      child ??= startChild();
      child.send(run);
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
  const receive = (report: Report) => {
    if (!problems.receive(report)) return;
    if (report.source === 'codegen' && !report.isRefused && isSchemaStale) {
      isSchemaStale = false;
      reload('schema');
    }
    show();
    if (!problems.isComplete()) return;
    if (problems.errors().length === 0 && isOverlayShown) {
      isOverlayShown = false;
      // Vite closes its overlay at an update.
      server.ws.send({ type: 'update', updates: [] });
    }
    printed = new Set(problems.all().map(formatProblem));
    if (printed.size === 0) console.log('  ➜  Checks: no findings');
  };

  /** Prints new problems and shows all errors in the open pages. */
  const show = () => {
    for (const text of problems.all().map(formatProblem)) {
      if (!printed.has(text)) console.error(`\n${text}`);
      printed.add(text);
    }
    const errors = problems.errors();
    desk?.show(errors);
    // Vite would keep the overlay for the next page, even if mended by then.
    if (errors.length === 0 || server.ws.clients.size === 0) return;
    isOverlayShown = true;
    server.ws.send(overlay(server.config.root, errors));
  };

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
        else if (problems.errors().length > 0) client.send(overlay(root, problems.errors()));
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
          const body = withAltClick(await httpResponse.getBody());
          response.end(desk ? withDeskScript(body) : body);
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
      // No page depends on the confirmed translations.
      if (file.endsWith(sourcesFileName)) return [];
      // A module may have looked for a new file, or have imported a deleted one.
      if (type !== 'update') for (const { moduleGraph } of Object.values(server.environments)) moduleGraph.invalidateAll();
      const mistakes = type === 'delete' ? [] : await unreadable(server.config.root, file);
      problems.setFile(file, mistakes);
      if (mistakes.length > 0) show();
      else if (file.endsWith('.css')) {
        savedAt = performance.now();
        return modules;
      } else if (desk && file.startsWith(`${messagesFolder}/`)) return [];
      // Pages follow the schema after codegen.
      else if (file.startsWith('schema/')) isSchemaStale = true;
      // The page stays as it is while a file cannot be read.
      else if (!problems.hasUnreadableFile()) reload(file);
      return [];
    },
  };
}

/** Returns the syntax errors of a saved file. esbuild reports those of a style sheet as warnings. */
async function unreadable(root: string, file: string): Promise<readonly Problem[]> {
  try {
    const text = readFileSync(join(root, file), 'utf8');
    if (file.endsWith('.json')) parseJson(file, text);
    if (!/\.(?:tsx?|css)$/.test(file)) return [];
    const { warnings } = await transformWithEsbuild(text, file, { logLevel: 'silent' });
    return file.endsWith('.css') ? warnings.map((warning) => notCompiling(file, warning)) : [];
  } catch (error) {
    if (error instanceof ProblemsError) return error.problems;
    return ((error as { readonly errors?: readonly Message[] }).errors ?? []).map((message) => notCompiling(file, message));
  }
}

function notCompiling(file: string, { text, location, notes }: Message): Problem {
  // Of a brace that is not closed, esbuild gives the end of the file, and its beginning in a note.
  const place = notes.find((note) => note.location)?.location ?? location;
  return {
    where: file,
    ...(place && { line: place.line, column: place.column + 1 }),
    found: text,
    expected: 'a file that compiles',
    wayOut: 'Correct the file and save it.',
  };
}

/** Returns the message that has Vite's client show an overlay. Paths are absolute, with line and column: such paths open an editor. */
function overlay(root: string, errors: readonly Problem[]) {
  const texts = errors.slice(0, shown).map((problem) => {
    const path = join(root, problem.where);
    const where = existsSync(path.replace(/(?::\d+)+$/, '')) ? path : problem.where;
    return formatProblem({ ...problem, where }).replace(/(\.\w+:\d+)(?![\d:])/, '$1:1');
  });
  const more = errors.length > shown ? [`and ${errors.length - shown} more in the terminal`] : [];
  const message = errors.length === 1 ? '1 error in the project' : `${errors.length} errors in the project`;
  return { type: 'error' as const, err: { message, stack: [...texts, ...more].join('\n\n') } };
}
