/** The colours of drawings: those of the style sheet, and those that stand for the visitor's own where these rule. */
import { readFileSync } from 'node:fs';

/** By name, as classes say it: `ink` of `fill-ink`. */
export type Palette = ReadonlyMap<string, string>;

/** What the keywords for a visitor's colours look like in the contrast themes of Windows: an image is not told more. */
const contrastThemes = {
  dark: { Canvas: '#000', CanvasText: '#fff', GrayText: '#3ff23f', LinkText: '#ff0' },
  light: { Canvas: '#fff', CanvasText: '#000', GrayText: '#600000', LinkText: '#00009f' },
} as const;

/** What the style sheet says: each colour, and by which keyword it goes where the visitor's rule. */
export function readPalettes(file: string): Readonly<Record<'own' | 'dark' | 'light', Palette>> {
  const [base = '', forced = ''] = readFileSync(file, 'utf8').split('@media (forced-colors: active)');
  const keywords = [...forced.matchAll(/--color-([\w-]+): (Canvas|CanvasText|GrayText|LinkText);/g)];
  const standIns = (theme: keyof typeof contrastThemes) =>
    new Map(keywords.map(([, name = '', keyword]) => [name, contrastThemes[theme][keyword as 'Canvas']]));
  const own = new Map([...base.matchAll(/--color-([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', colour = '']) => [name, colour]));
  return { own, dark: standIns('dark'), light: standIns('light') };
}
