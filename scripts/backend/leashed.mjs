/**
 * `node leashed.mjs <program> <arguments…>`: runs a program until the parent process closes the input of this one, however the
 * parent ends, or SIGTERM comes. Ends the program by SIGINT, the fast shutdown of Postgres, and ends as the program does.
 */
import { spawn } from 'node:child_process';

const [program, ...args] = process.argv.slice(2);
// A process group of its own: Ctrl+C must not stop the database before the function that uses the database.
const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'], detached: true });
const stop = () => child.kill('SIGINT');

process.stdin.on('error', stop).on('close', stop).resume();
process.on('SIGTERM', stop).on('SIGINT', () => {});
child.on('exit', (code, signal) => (signal ? process.kill(process.pid, signal) : process.exit(code)));
