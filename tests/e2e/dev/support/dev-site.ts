/** A copy of the project at work under `npm run dev`, an open page of it, and somebody who saves files. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect, type Page } from 'playwright/test';
import { startChild } from '../../../../scripts/backend/child.ts';
import { type Copy, makeCopy } from '../../../support/copy.ts';
import { freePort } from '../../../support/free-port.ts';
import { familyOf, survivors } from '../../../support/processes.ts';

export interface DevSite {
  readonly url: string;
  /** Saves a file with something in it replaced, which must be there. Answers what puts it back. */
  readonly save: (path: string, before: string, after: string) => () => void;
  /** Deletes a file. Answers what puts it back. */
  readonly remove: (path: string) => () => void;
  /** Everything that the terminal has said. */
  readonly printed: () => string;
}

export const test = base.extend<{ lastWords: undefined }, { dev: DevSite }>({
  dev: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of a fixture's needs from this pattern.
    async ({}, use) => {
      const copy = makeCopy('dev');
      const port = await freePort();
      const lines: string[] = [];
      const child = await startChild(process.execPath, ['--import', 'tsx', 'scripts/dev/main.ts', '--no-backend'], {
        cwd: copy.root,
        // As on a machine where it is set for all programs: it is development all the same.
        env: { PORT: String(port), NO_COLOR: '1', FORCE_COLOR: '', NODE_ENV: 'production' },
        isReady: /Local:/,
        onLine: (line) => lines.push(line),
      });
      await use({ url: `http://127.0.0.1:${port}`, ...editorOf(copy), printed: () => lines.join('\n') });
      const family = familyOf(child.process.pid as number);
      await child.stop('SIGKILL');
      await expect.poll(() => survivors(family), { message: 'what is left of npm run dev when it is killed' }).toEqual([]);
      copy.remove();
    },
    { scope: 'worker' },
  ],

  // Beside a failure, what the server had said by then: whether it had answered is the first thing to know, and its copy is gone afterwards.
  lastWords: [
    async ({ dev }, use, testInfo) => {
      await use(undefined);
      if (testInfo.status !== testInfo.expectedStatus) console.log(`npm run dev had said:\n${lastLines(dev.printed())}`);
    },
    { auto: true },
  ],
});

/** As many as tell the last saves. */
const lastLines = (text: string) => text.split('\n').slice(-60).join('\n');

function editorOf(copy: Copy): Pick<DevSite, 'save' | 'remove'> {
  return {
    save(path, before, after) {
      const text = copy.read(path);
      if (!text.includes(before)) throw new Error(`${path} does not have "${before}"`);
      copy.write(
        path,
        text.replace(before, () => after),
      );
      return () => copy.write(path, text);
    },
    remove(path) {
      const text = copy.read(path);
      rmSync(join(copy.root, path));
      return () => copy.write(path, text);
    },
  };
}

/** What the server tells the page, opened after this: the types of its messages, and `opened` where the page begins to listen. */
export function heardBy(page: Page): readonly string[] {
  const heard: string[] = [];
  page.on('websocket', (socket) => {
    heard.push('opened');
    socket.on('framereceived', ({ payload }) => {
      const { type } = JSON.parse(String(payload)) as { readonly type?: string };
      heard.push(String(type));
    });
  });
  return heard;
}

/** What Vite’s overlay says over the page; of a page without one, it waits for it. */
export function overlayOf(page: Page) {
  return page.locator('vite-error-overlay');
}
