/** Drawings under `npm run dev`, from the components as they are then. */
import { serveMade } from '../serve-made.ts';

export const serveDrawings = () =>
  serveMade({
    name: 'drawings',
    type: 'image/svg+xml',
    isTheirs: (path) => path.startsWith('/drawings/'),
    async text(path, load) {
      // Loaded when a page shows the first one: what makes files small takes its time.
      const files = (await load('/scripts/build/drawings/files.ts')) as typeof import('./files.ts');
      const module = (await load(`/${files.drawingsModule}`)) as import('./files.ts').DrawingsModule;
      return files.drawingTexts(module, (address) => address === path).get(path);
    },
  });
