/** `npm run translate`: texts to translators and back. */
import { runActions } from '../lib/command.ts';
import { ack } from './ack.ts';
import { exportTexts, folder } from './export.ts';
import { importTexts } from './import.ts';
import { status } from './status.ts';

await runActions({
  name: 'npm run translate',
  summary: 'Exchanges texts with translators, and keeps account of what is translated.',
  actions: { export: exportTexts, import: importTexts, status, ack },
  common: ['root'],
  example: 'status',
  args: {
    export: `writes ${folder}/<locale>.xlf or .csv: each text with its page, note, limit and neighbours`,
    'import <file>': 'lands the translations of such a file; refuses, line by line, what cannot stand, and exits 1 then',
    status: 'how many texts are done, missing or stale, by page and locale',
    'ack <page|key…>': 'marks translations as checked against the source of today; --all, every one',
  },
  options: {
    format: { type: 'string', help: 'export: xliff (2.1) or csv' },
    only: { type: 'string', help: 'export: some of missing,stale,done (default: all)' },
    locale: { type: 'string', help: 'export, status, ack: one locale (default: all but that of the source)' },
    all: { type: 'boolean', help: 'ack: every translation' },
    root: { type: 'string', default: '.', help: 'the project folder (default: this one)' },
  },
});
