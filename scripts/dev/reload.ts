/** What a saved file does to the pages that are open: they load again, once it is known to compile, or say why it does not. */
import type { Plugin, ViteDevServer } from 'vite';
import { wayTo } from '../lib/paths.ts';
import { createQueue } from '../lib/queue.ts';
import type { Board } from './board.ts';
import { problemOfCompiling, problemsOfMessages } from './broken.ts';
import { nextPage } from './next-page.ts';

/** Milliseconds without another change after which pages load again: whoever saves several files at once wants one load. */
const calm = 5;

/** How long a page that was told to load again is waited for, in milliseconds: a browser may hold it back while it is out of view. */
const patience = 1000;

/** How often at most a page is rendered anew because files were saved meanwhile. */
const attempts = 4;

/** The folders that pages are made from. */
export const madeFrom = ['schema', 'generated', 'renderer', 'pages'];

/** Every style sheet is imported by this one. */
const styles = '/renderer/styles/main.css?direct';

/** What a page says when it begins to listen: how many loads had been asked for when it was made. */
const madeAfter = 'dev:made-after';

/** The environment in which a saved file is compiled to see whether it can be: that of the pages would take it for one that has run already. */
export const probeName = 'probe';

export interface Reload {
  readonly plugin: Plugin;
  /** Loads every open page again. */
  readonly soon: () => void;
  /**
   * Renders one page at a time, and again if a file was saved meanwhile: a page must not be made half of old modules and half of
   * new ones. One at a time, because rendering again makes all modules invalid, for every other page as well.
   */
  readonly undisturbed: <Result>(render: () => Promise<Result>) => Promise<Rendered<Result>>;
}

interface Rendered<Result> {
  readonly result: Result;
  /** HTML to be added to the page, by which it loads again if something was saved before it began to listen. */
  readonly listening: string;
}

/**
 * `heard` is told of each file that was saved, added or deleted, by its path from the project folder, with a promise that
 * resolves once open pages show the change: other work had better wait for that.
 */
export function createReload(boardOf: () => Board, heard: (file: string, shown: Promise<unknown>) => void): Reload {
  let server: ViteDevServer;
  let pending: NodeJS.Timeout | undefined;
  /** How many loads were asked for. */
  let asked = 0;
  let saves = 0;
  const queue = createQueue();

  const soon = () => {
    asked++;
    clearTimeout(pending);
    pending = setTimeout(() => {
      boardOf().forgetPages();
      server.ws.send({ type: 'full-reload' });
    }, calm);
  };
  /** Whether a file that was saved can be used; says why, where it cannot. */
  const isSound = async (file: string, isGone: boolean) => {
    const problems = isGone ? [] : await problemsOf(server, file);
    boardOf().set(`file ${file}`, problems);
    return problems.length === 0;
  };
  const look = async (file: string, isGone: boolean) => {
    // A file of the schema goes through codegen first, which makes pages load again.
    if (!(await isSound(file, isGone)) || file.startsWith('schema/')) return;
    soon();
    if (server.ws.clients.size > 0) await nextPage(server.ws, patience);
  };
  const renderUndisturbed = async <Result>(render: () => Promise<Result>) => {
    for (let attempt = 1; ; attempt++) {
      const [savesBefore, askedBefore] = [saves, asked];
      const result = await render();
      if (saves === savesBefore || attempt === attempts) return { result, listening: listeningAfter(askedBefore) };
      server.environments.ssr.moduleGraph.invalidateAll();
    }
  };

  return {
    soon,
    undisturbed: (render) => queue(() => renderUndisturbed(render)),
    plugin: {
      name: 'dev-reload',
      configureServer(given) {
        server = given;
        // A page on its way to the browser when something was saved was made before that, and has not been told.
        given.ws.on(madeAfter, (count: number, client) => {
          if (count < asked) client.send({ type: 'full-reload' });
        });
      },
      async hotUpdate({ file, type, modules }) {
        const path = wayTo(file, server.config.root);
        if (!isOfSite(path) || this.environment.name !== 'client') return [];
        saves++;
        // Any module may have looked for a file that is there now, or have loaded one that is gone.
        if (type !== 'update')
          for (const { moduleGraph } of [server.environments.client, server.environments.ssr]) moduleGraph.invalidateAll();
        // Pages are told of a style once it has been compiled here, so that it is not compiled twice at the same time: each would take the other’s result for a change.
        if (path.endsWith('.css')) {
          const sound = isSound(path, type === 'delete');
          heard(path, sound);
          if (!(await sound)) return [];
          // A page on its way may have the old style: it is told to load again when it listens.
          asked++;
          return modules;
        }
        heard(path, look(path, type === 'delete'));
        return [];
      },
    },
  };
}

function listeningAfter(asked: number): string {
  const listen = `import { createHotContext } from '/@vite/client'; createHotContext('/').send('${madeAfter}', ${asked})`;
  return `<script type="module">${listen}</script>`;
}

/** Whether a page may be made from a file, by its path from the project folder. */
function isOfSite(path: string): boolean {
  return madeFrom.some((folder) => path.startsWith(`${folder}/`)) && !path.endsWith('.tmp') && !path.includes('/_schema/');
}

/** Why a saved file cannot be used. */
async function problemsOf({ config, environments }: ViteDevServer, file: string) {
  const isStyle = file.endsWith('.css');
  if (file.endsWith('.json')) return problemsOfMessages(config.root, file);
  if (!isStyle && !/\.tsx?$/.test(file)) return [];
  try {
    await (isStyle ? environments.client.transformRequest(styles) : environments[probeName]?.transformRequest(`/${file}`));
    return [];
  } catch (error) {
    return [problemOfCompiling(config.root, file, error)];
  }
}
