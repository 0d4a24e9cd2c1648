/** How the compiler is asked about a project. */

/** What it knows from its last run, from the project folder: it looks at what has changed since, and at what that touches. */
export const compilerMemory = '.cache/tsconfig.tsbuildinfo';

/** What is wrong with the project of the working folder, one error a line. */
export const compilerArgs = ['--noEmit', '--pretty', 'false', '--incremental', '--tsBuildInfoFile', compilerMemory] as const;
