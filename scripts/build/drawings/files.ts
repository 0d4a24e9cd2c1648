/** The files of the site's drawings, by the address that pages know them by. */
import { readPalettes } from './palette.ts';
import { svgOf } from './svg.ts';

/** Who says what there is to draw. Not imported but loaded, as pages are: commands know nothing of what pages look like. */
export const drawingsModule = 'renderer/drawings/files.tsx';

/** What that module exports. */
export interface DrawingsModule {
  drawingFiles(): readonly DrawingFile[];
  markupOf(name: string): string;
  /** A file that is served as it is. */
  readonly icons: { readonly address: string; text(): string };
}

interface DrawingFile {
  readonly address: string;
  readonly name: string;
  readonly look: { readonly isPlain: boolean; readonly forced?: 'dark' | 'light' };
}

/** The text of each file that is wanted, by the address that pages know it by: `/drawings/door-narrow.svg`. The others are not drawn. */
export function drawingTexts(module: DrawingsModule, isWanted = (_address: string) => true): ReadonlyMap<string, string> {
  const draw = drawerOf(module);
  const files = module.drawingFiles().filter(({ address }) => isWanted(address));
  const { address, text } = module.icons;
  return new Map([
    ...files.map((file): [string, string] => [file.address, draw(file)]),
    ...(isWanted(address) ? [[address, text()] as const] : []),
  ]);
}

/** What makes the text of a file, and draws but once what looks alike. */
function drawerOf({ markupOf }: DrawingsModule): (file: DrawingFile) => string {
  const { own, ...forced } = readPalettes('renderer/styles/tokens.css');
  const drawn = new Map<string, string>();
  return ({ name, look }) => {
    const key = `${look.isPlain} ${name}`;
    const text = drawn.get(key) ?? svgOf(markupOf(name), own, look.isPlain);
    drawn.set(key, text);
    return look.forced ? recoloured(text, own, forced[look.forced]) : text;
  };
}

/** The text with each colour exchanged for the one of the same name. */
function recoloured(text: string, from: ReadonlyMap<string, string>, to: ReadonlyMap<string, string>): string {
  const names = new Map([...from].map(([name, colour]) => [colour, name]));
  return text.replace(/#[0-9a-f]{6}/g, (colour) => to.get(names.get(colour) ?? '') ?? colour);
}
