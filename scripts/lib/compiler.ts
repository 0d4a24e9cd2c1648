/** How the compiler is asked about a project. */
import { availableParallelism } from 'node:os';

/** What it knows from its last run, from the project folder: it looks at what has changed since, and at what that touches. */
export const compilerMemory = '.cache/tsconfig.tsbuildinfo';

/** Checkers work side by side, and each finds out anew what types all of them meet: four, as there are by itself, take twice the work of one. */
const checkers = Math.max(1, Math.min(4, Math.floor(availableParallelism() / 2)));

/** What is wrong with a project, one error a line. */
export const compilerArgs = ['--noEmit', '--pretty', 'false', '--checkers', String(checkers)] as const;

/** The same with a memory, of the project of the working folder. */
export const incrementalArgs = [...compilerArgs, '--incremental', '--tsBuildInfoFile', compilerMemory] as const;
