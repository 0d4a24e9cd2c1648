/** `npm run translate`: exchanges texts with translators. */
import { runActions } from '../lib/command.ts';
import { ack } from './ack.ts';
import { desk } from './desk.ts';
import { diff } from './diff.ts';
import { exportTexts, folder } from './export.ts';
import { importTexts } from './import.ts';
import { status } from './status.ts';

await runActions({
  name: 'npm run translate',
  summary: 'Exchanges texts with translators and tracks which translations are missing or stale.',
  actions: { desk, diff, export: exportTexts, import: importTexts, status, ack },
  common: ['root'],
  example: 'status',
  args: {
    desk: 'opens the site with its texts to edit, in all languages side by side',
    'diff <ref>': 'shows the sentences that differ from a commit, by page, with the findings of the changed texts',
    export: `writes ${folder}/<locale>.xlf or .csv: each text with its page, note, limit and neighbours`,
    'import <file>': 'writes the translations of an exported file; lists rejected entries and then exits with 1',
    status: 'counts the texts that are done, missing or stale, by page and locale',
    'ack <page|key…>': 'marks translations as up to date with their source texts; --all marks every translation',
  },
  options: {
    format: { type: 'string', help: 'export: xliff (2.1) or csv; diff: text (default) or markdown' },
    only: { type: 'string', help: 'export: some of missing,stale,done (default: all)' },
    locale: { type: 'string', help: 'export, status, ack: one locale (default: all but the source locale)' },
    screenshots: { type: 'boolean', help: 'export: also a picture of each page, with its texts framed and numbered' },
    all: { type: 'boolean', help: 'ack: every translation' },
    root: { type: 'string', default: '.', help: 'the project folder (default: the current folder)' },
  },
});
