/** Looking for programs. Plain JavaScript, for what runs before there are packages. */
import { constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { isAccessible } from './access.mjs';

/** What browsers go by, and what shows one where there is no screen. */
export const browserPrograms = {
  chromium: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
  firefox: ['firefox-esr', 'firefox'],
  webkitDriver: ['WebKitWebDriver'],
  display: ['Xvfb'],
};

/**
 * Path of the first of these programs on the PATH; undefined if there is none.
 * @param {readonly string[]} names
 * @returns {string | undefined}
 */
export function onPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

/** @param {string} path */
export const isExecutable = (path) => isAccessible(path, constants.X_OK);
