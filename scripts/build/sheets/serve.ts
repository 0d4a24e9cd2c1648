/** Sheets under `npm run dev`. */
import { serveMade } from '../serve-made.ts';

export const serveSheets = () =>
  serveMade({
    name: 'sheets',
    type: 'text/csv; charset=utf-8',
    isTheirs: (path) => path.startsWith('/shared/sheets/'),
    text: async (path, load) => ((await load('/scripts/build/sheets/texts.ts')) as typeof import('./texts.ts')).sheetTexts().get(path),
  });
