/** What this process may do with files. */
import { accessSync } from 'node:fs';

/** Whether a file or folder is there and may be used in a way: `mode` is `constants.X_OK`, `W_OK` or `R_OK` of `node:fs`. */
export function isAccessible(path: string, mode: number): boolean {
  try {
    accessSync(path, mode);
    return true;
  } catch {
    return false;
  }
}
