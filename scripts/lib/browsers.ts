/** The browsers of tests and benchmarks, with the arguments of Chromium, and the web servers of tests. */
import { accessSync, constants } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

/** Names of programs on the PATH, the preferred one first. */
const programs = {
  chromium: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
  firefox: ['firefox-esr', 'firefox'],
  webkitDriver: ['WebKitWebDriver'],
  display: ['Xvfb'],
};

const mac = {
  chromium: ['/Applications/Chromium.app/Contents/MacOS/Chromium', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
  firefox: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
};

/**
 * Returns the path of Chromium: from `CHROMIUM_PATH`, from the PATH, or installed by Playwright; undefined if there is none.
 * `chromium-headless-shell` is excluded: visitors do not run that browser.
 */
export function findChromium(): string | undefined {
  return process.env['CHROMIUM_PATH'] || onPath(programs.chromium) || mac.chromium.find(isExecutable) || playwrightChromium();
}

/** Returns the path of Firefox: from `FIREFOX_PATH`, or from the PATH; undefined if there is none. */
export function findFirefox(): string | undefined {
  return process.env['FIREFOX_PATH'] || onPath(programs.firefox) || mac.firefox.find(isExecutable);
}

/** Returns the paths of WebKitGTK's driver, whose package includes the browser, and of a virtual display; undefined if one is missing. */
export function findWebKit(): { readonly driver: string; readonly display: string } | undefined {
  const [driver, display] = [onPath(programs.webkitDriver), onPath(programs.display)];
  return driver && display ? { driver, display } : undefined;
}

/** Web servers by the name of their program, and the packages of Debian. */
export const webServers = { nginx: 'nginx-light', caddy: 'caddy', apache2: 'apache2' } as const;

/** Returns the path of a web server; undefined if it is not installed. */
export function findWebServer(name: keyof typeof webServers): string | undefined {
  // Debian has the programs of administrators outside the PATH of users.
  return onPath([name]) ?? [`/usr/sbin/${name}`].find(isExecutable);
}

function playwrightChromium(): string | undefined {
  // Imported here, because Playwright loads slowly and most machines have a browser.
  const { chromium } = createRequire(import.meta.url)('playwright') as typeof import('playwright');
  return [chromium.executablePath()].find(isExecutable);
}

function onPath(names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Chromium refuses to start as root inside its sandbox. */
export const rootArgs: readonly string[] = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
