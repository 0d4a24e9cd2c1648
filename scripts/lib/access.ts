/** What this process may do with files. */
import { accessSync } from 'node:fs';

/** Whether it may use a file or folder so: `constants.X_OK`, `W_OK` or `R_OK` of `node:fs`. One that is not there it may not. */
export function isAccessible(path: string, mode: number): boolean {
  try {
    accessSync(path, mode);
    return true;
  } catch {
    return false;
  }
}
