/** Imported before there are packages: Debian brings browsers on one core while npm brings packages on the other. */
import { installFromDebian } from './debian.mjs';

if (!process.argv.includes('--help')) installFromDebian();
