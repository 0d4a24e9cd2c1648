/** Renamed message keys. Codegen moves their translations. */
import type { Renamed } from '../language/define.ts';

/** Old key to new key, each beginning with its page or bundle. A key of a page, bundle or branch moves all texts below it. */
export const renamed: Renamed = {};
