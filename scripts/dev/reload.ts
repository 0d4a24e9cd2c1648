/** What a saved file does to the pages that are open: they load again, once it is known to compile, or say why it does not. */
import type { Plugin, ViteDevServer } from 'vite';
import { wayTo } from '../lib/paths.ts';
import { createQueue } from '../lib/queue.ts';
import type { Board } from './board.ts';
import { problemOfCompiling, problemsOfMessages } from './broken.ts';
import { nextPage } from './next-page.ts';

/** Milliseconds without another change after which pages load again: whoever saves several files at once wants one load. */
const calm = 5;

/** Milliseconds after which a page that was to load again is waited for no longer: the browser may not have it on the screen. */
const patience = 1000;

/** How often a page is rendered for somebody who saves all the time. */
const attempts = 4;

/** Every style sheet is imported by this one. */
const styles = '/renderer/styles/main.css?direct';

/** Files are compiled apart from those of the pages: an environment takes what has been compiled for what has been run. */
export const probeName = 'probe';

export interface Reload {
  readonly plugin: Plugin;
  /** Loads every open page again. */
  readonly soon: () => void;
  /**
   * Renders from files that nobody saves meanwhile, and alone: of a page made half from old modules and half from new ones,
   * nothing is true, and a page that is rendered again takes the modules from all who render.
   */
  readonly undisturbed: <Result>(render: () => Promise<Result>) => Promise<Result>;
}

/**
 * `heard`: takes each file that was saved, added or deleted, as its path from the project folder, and what resolves once it
 * has done to open pages what it does: they wait for nothing else meanwhile.
 */
export function createReload(boardOf: () => Board, heard: (file: string, shown: Promise<unknown>) => void): Reload {
  let server: ViteDevServer;
  let pending: NodeJS.Timeout | undefined;
  /** How many loads were asked for, and how many before the page that was rendered last. */
  let asked = 0;
  let rendered = 0;
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
    // What codegen has to see first makes pages load again when it has.
    if (!(await isSound(file, isGone)) || file.startsWith('schema/')) return;
    soon();
    if (server.ws.clients.size > 0) await nextPage(server.ws, patience);
  };
  const renderUndisturbed = async <Result>(render: () => Promise<Result>) => {
    for (let attempt = 1; ; attempt++) {
      const [savesBefore, askedBefore] = [saves, asked];
      const result = await render();
      if (saves === savesBefore || attempt === attempts) {
        rendered = askedBefore;
        return result;
      }
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
        // What was saved while a page was on its way has not been seen by it, nor has it been told.
        given.ws.on('vite:client:connect', (_data, client) => {
          if (rendered < asked) client.send({ type: 'full-reload' });
        });
      },
      async hotUpdate({ file, type, modules }) {
        const path = wayTo(file, server.config.root);
        if (!isOfSite(path) || this.environment.name !== 'client') return [];
        saves++;
        // What failed to find a file that is there now, or holds one that is gone, may be any module.
        if (type !== 'update')
          for (const { moduleGraph } of [server.environments.client, server.environments.ssr]) moduleGraph.invalidateAll();
        // Pages hear of a style once it is compiled: two who compile at a time might each take for new what the other has read.
        if (path.endsWith('.css')) {
          const sound = isSound(path, type === 'delete');
          heard(path, sound);
          if (!(await sound)) return [];
          // A page that is on its way may have the style from before, and is told as it connects.
          asked++;
          return modules;
        }
        heard(path, look(path, type === 'delete'));
        return [];
      },
    },
  };
}

/** What a page may be made from. */
function isOfSite(path: string): boolean {
  return /^(?:schema|generated|renderer|pages)\//.test(path) && !path.endsWith('.tmp') && !path.includes('/_schema/');
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
