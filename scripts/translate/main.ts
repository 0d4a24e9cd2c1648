/** `npm run translate`: exchanges texts with translators. */
import { runActions } from '../lib/command.ts';
import { ack } from './ack.ts';
import { desk } from './desk.ts';
import { diff } from './diff.ts';
import { exportTexts, folder } from './export.ts';
import { fill } from './fill.ts';
import { importTexts } from './import.ts';
import { status } from './status.ts';

await runActions({
  name: 'npm run translate',
  summary: 'Exchanges texts with translators and tracks which translations are missing, stale or unreviewed.',
  actions: { desk, diff, export: exportTexts, import: importTexts, fill, status, ack },
  common: ['root'],
  example: 'status',
  args: {
    desk: 'opens the site with its texts to edit, in all languages side by side',
    'diff <ref>': 'shows the sentences that differ from a commit, by page, with the findings of the changed texts',
    export: `writes ${folder}/<locale>.xlf or .csv: each text with its page, note, limit and neighbours`,
    'import <file>': 'writes the translations of an exported file; lists rejected entries and then exits with 1',
    fill: 'has the program of --with translate the missing texts; writes the valid ones as unreviewed, and exits with 1 if others are left',
    status: 'counts the texts that are done, missing, stale or unreviewed, by page and locale',
    'ack <page|key…>': 'marks translations as reviewed and up to date with their source texts; --all marks every translation',
  },
  options: {
    format: { type: 'string', help: 'export: xliff (2.1) or csv; diff: text (default) or markdown' },
    only: { type: 'string', help: 'export: some of missing,stale,unreviewed,done (default: all)' },
    locale: { type: 'string', help: 'export, fill, status, ack: one locale (default: all but the source locale)' },
    with: {
      type: 'string',
      help: 'fill: a command that reads JSON lines and answers with JSON lines; scripts/translate/README.md has both',
    },
    screenshots: { type: 'boolean', help: 'export: also a picture of each page, with its texts framed and numbered' },
    all: { type: 'boolean', help: 'ack: every translation' },
    root: { type: 'string', default: '.', help: 'the project folder (default: the current folder)' },
  },
});
