/** What this process may do with files. Plain JavaScript, for what runs before there are packages. */
import { accessSync } from 'node:fs';

/**
 * Whether a file or folder is there and may be used in a way: `mode` is `constants.X_OK`, `W_OK` or `R_OK` of `node:fs`.
 * @param {string} path
 * @param {number} mode
 */
export function isAccessible(path, mode) {
  try {
    accessSync(path, mode);
    return true;
  } catch {
    return false;
  }
}
