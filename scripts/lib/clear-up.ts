/** Giving memory back before V8 would by itself. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');

/** Collects garbage, and gives the freed memory back to the system: for the moment when much has been let go and another process begins to work. */
export const clearUp = runInNewContext('gc') as () => void;
