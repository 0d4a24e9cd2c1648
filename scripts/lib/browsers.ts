/** Where the browsers are that the tests run in. */
import { createRequire } from 'node:module';
import { browserPrograms, isExecutable, onPath } from './on-path.mjs';

const mac = {
  chromium: ['/Applications/Chromium.app/Contents/MacOS/Chromium', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
  firefox: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
};

/**
 * Path of a Chromium: the one `CHROMIUM_PATH` names, one on the PATH, or one Playwright installed; undefined if none.
 * `chromium-headless-shell` is none: it is a browser that no visitor runs.
 */
export function findChromium(): string | undefined {
  return process.env['CHROMIUM_PATH'] || onPath(browserPrograms.chromium) || mac.chromium.find(isExecutable) || playwrightChromium();
}

/** Path of a Firefox: the one `FIREFOX_PATH` names, or one on the PATH; undefined if none. */
export function findFirefox(): string | undefined {
  return process.env['FIREFOX_PATH'] || onPath(browserPrograms.firefox) || mac.firefox.find(isExecutable);
}

/** Paths of WebKitGTK's driver, which brings its browser, and of the display without a screen that it shows itself on; undefined if one is missing. */
export function findWebKit(): { readonly driver: string; readonly display: string } | undefined {
  const [driver, display] = [onPath(browserPrograms.webkitDriver), onPath(browserPrograms.display)];
  return driver && display ? { driver, display } : undefined;
}

function playwrightChromium(): string | undefined {
  // Loaded no sooner: it takes a while, and most machines have a browser.
  const { chromium } = createRequire(import.meta.url)('playwright') as typeof import('playwright');
  return [chromium.executablePath()].find(isExecutable);
}
