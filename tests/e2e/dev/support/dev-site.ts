/** A fixture that runs `npm run dev` in a copy of the project, with functions that change its files. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect, type Page } from 'playwright/test';
import { startChild } from '../../../../scripts/backend/child.ts';
import { type Copy, makeCopy } from '../../../support/copy.ts';
import { freePort } from '../../../support/free-port.ts';
import { familyOf, survivors } from '../../../support/processes.ts';
import { timeouts } from '../../../support/timeouts.ts';

export interface DevSite {
  readonly url: string;
  readonly read: (path: string) => string;
  /** Replaces `before`, which must occur in the file. Returns a function that restores the file. */
  readonly save: (path: string, before: string, after: string) => () => void;
  /** Writes a file, new or not. */
  readonly write: (path: string, text: string) => void;
  /** Deletes a file. Returns a function that restores it. */
  readonly remove: (path: string) => () => void;
  /** The terminal output so far. */
  readonly printed: () => string;
}

export const test = testWith();

/** The same with the desk, which the server's pages belong to. */
export const deskTest = testWith('--desk');

function testWith(...options: readonly string[]) {
  return base.extend<{ outputOfFailure: undefined }, { dev: DevSite }>({
    dev: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of a fixture's needs from this pattern.
      async ({}, use) => {
        const copy = makeCopy('dev');
        const port = await freePort();
        const lines: string[] = [];
        const child = await startChild(process.execPath, ['--import', 'tsx', 'scripts/dev/main.ts', '--no-backend', ...options], {
          cwd: copy.root,
          // A NODE_ENV set for the whole machine must not turn development off.
          env: { PORT: String(port), NO_COLOR: '1', FORCE_COLOR: '', NODE_ENV: 'production' },
          isReady: /Local:/,
          onLine: (line) => lines.push(line),
        });
        await use({ url: `http://127.0.0.1:${port}`, ...editorOf(copy), printed: () => lines.join('\n') });
        const family = familyOf(child.process.pid as number);
        await child.stop('SIGKILL');
        // The configured limit of expectations does not reach fixtures of workers.
        const limit = { message: 'processes left of npm run dev after SIGKILL', timeout: timeouts.expectMs };
        await expect.poll(() => survivors(family), limit).toEqual([]);
        copy.remove();
      },
      { scope: 'worker' },
    ],

    // Prints the output of the server after a failure: the copy of the project is deleted.
    outputOfFailure: [
      async ({ dev }, use, testInfo) => {
        await use(undefined);
        if (testInfo.status !== testInfo.expectedStatus) console.log(`Output of npm run dev:\n${lastLines(dev.printed())}`);
      },
      { auto: true },
    ],
  });
}

/** Enough lines for the last saves. */
const lastLines = (text: string) => text.split('\n').slice(-60).join('\n');

function editorOf(copy: Copy): Pick<DevSite, 'read' | 'save' | 'write' | 'remove'> {
  return {
    read: copy.read,
    write: copy.write,
    save(path, before, after) {
      const text = copy.read(path);
      if (!text.includes(before)) throw new Error(`${path} does not contain "${before}"`);
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

/** Collects the types of the messages that Vite sends to a page opened afterwards. */
export function collectServerMessages(page: Page): readonly string[] {
  const types: string[] = [];
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => {
      const { type } = JSON.parse(String(payload)) as { readonly type?: string };
      types.push(String(type));
    });
  });
  return types;
}

/** Vite’s error overlay. */
export function overlayOf(page: Page) {
  return page.locator('vite-error-overlay');
}
