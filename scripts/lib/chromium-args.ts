/** What every Chromium of tests and benchmarks is started with. */
import { existsSync, statfsSync } from 'node:fs';

/** Parts of the browser's own window; a page knows nothing of them. */
export const unseenFeatures: readonly string[] = [
  // Two pages of its own below the address bar, made anew for every window: half of what a test took, and nobody types an address.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

/** Chromium refuses to start as root inside its sandbox. */
export const rootArgs: readonly string[] = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/** The bubbles, buttons and tabs of its own window change at once; what a page moves, moves as ever. A twentieth of what a test took. */
export const stillWindow = '--animation-duration-scale=0';

/** For tests: one process for all pages of a context, and none in reserve for a page that may never come. A tenth of what a test took. */
export const oneRenderer = '--renderer-process-limit=1';

/** The mouse of a browser that nobody sees rests at the very start of its first screen: a window that fills another one has it nowhere. */
export const firstScreen = { width: 800, height: 600 };
export const twoScreens = `--screen-info={${firstScreen.width}x${firstScreen.height}}{1440x900}`;

/** The memory that all its processes together share, in bytes, above all for what they draw. */
const sharedBytes = 2 ** 31;

const sharedMemory = '/dev/shm';

/**
 * What drivers start it with, and what is to be left out on this machine. They have its processes share files below `/tmp`, on a
 * disk, in case there is no room in memory; where there is, a test takes a fifteenth less without.
 */
export const needlessArgs: readonly string[] = hasRoom(sharedMemory) ? ['--disable-dev-shm-usage'] : [];

function hasRoom(folder: string): boolean {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= sharedBytes;
}
