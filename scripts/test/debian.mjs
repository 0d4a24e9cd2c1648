/** The browsers that the tests run in, from Debian's packages. Plain JavaScript, for it begins before there are packages of npm. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { browserPrograms, onPath } from '../lib/on-path.mjs';

/** @type {Promise<void> | undefined} */
let begun;

/** As root on Debian, installs those of all three engines that are not there; once, however often it is asked. Whether that worked, what is there then shows. */
export function installFromDebian() {
  begun ??= install();
  return begun;
}

async function install() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const { chromium, firefox, webkitDriver, display } = browserPrograms;
  const names = [
    ...(process.env.CHROMIUM_PATH || onPath(chromium) ? [] : ['chromium']),
    ...(process.env.FIREFOX_PATH || onPath(firefox) ? [] : ['firefox-esr']),
    ...(onPath(webkitDriver) && onPath(display) ? [] : ['webkit2gtk-driver', 'xvfb']),
  ];
  if (names.length === 0) return;
  console.log(`Installing ${names.join(', ')}, while what needs no browser runs`);
  // The lists that are there may do; if not, fresh ones.
  if (await aptInstall(240_000, ...names)) return;
  await apt(60_000, 'update');
  if (await aptInstall(240_000, ...names)) return;
  // A release that lacks one of them may have the others.
  for (const name of names) await aptInstall(120_000, name);
}

/**
 * @param {number} timeout
 * @param {string[]} names
 */
function aptInstall(timeout, ...names) {
  return apt(timeout, 'install', '-y', '--no-install-recommends', ...names);
}

/**
 * Whether apt-get has done as it was told, within so many milliseconds. A network that does not answer costs a minute at most, one that crawls a few.
 * @param {number} timeout
 * @param {string[]} words
 * @returns {Promise<boolean>}
 */
function apt(timeout, ...words) {
  const quick = ['-qq', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10'];
  return new Promise((resolve) => {
    spawn('apt-get', [...words, ...quick], { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, timeout })
      .on('error', () => resolve(false))
      .on('close', (status) => resolve(status === 0));
  });
}
