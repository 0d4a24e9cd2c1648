/** Drawings under `npm run dev`, from the components as they are then. */
import { serveMade } from '../serve-made.ts';
import { type DrawingsModule, drawingsModule, drawingTexts } from './files.ts';

export const serveDrawings = () =>
  serveMade({
    name: 'drawings',
    type: 'image/svg+xml',
    isTheirs: (path) => path.startsWith('/drawings/'),
    texts: async (load) => drawingTexts((await load(`/${drawingsModule}`)) as DrawingsModule),
  });
