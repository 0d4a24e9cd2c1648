/** What text is set in until its font has come: a face of the visitor's machine, scaled to take up as much room. */
import { Blob, Face, Font } from 'harfbuzzjs';
import { glyphsOf } from './kerning.ts';
import { type Metrics, metrics } from './metrics.ts';

interface Fallback {
  readonly name: keyof typeof metrics;
  /** As `local()` may find it, by full name or by PostScript name. */
  readonly normal: readonly string[];
  readonly italic: readonly string[];
}

/** One of Windows and Apple, one of Android, one of Linux. */
const fallbacks: Readonly<Record<'Newsreader' | 'Instrument Sans', readonly Fallback[]>> = {
  Newsreader: [
    { name: 'Georgia', normal: ['Georgia'], italic: ['Georgia Italic', 'Georgia-Italic'] },
    { name: 'Noto Serif', normal: ['Noto Serif', 'NotoSerif'], italic: ['Noto Serif Italic', 'NotoSerif-Italic'] },
    { name: 'DejaVu Serif', normal: ['DejaVu Serif', 'DejaVuSerif'], italic: ['DejaVu Serif Italic', 'DejaVuSerif-Italic'] },
  ],
  'Instrument Sans': [
    { name: 'Arial', normal: ['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans'], italic: [] },
    { name: 'Roboto', normal: ['Roboto', 'Roboto-Regular'], italic: [] },
    { name: 'DejaVu Sans', normal: ['DejaVu Sans', 'DejaVuSans'], italic: [] },
  ],
};

/** To a thousandth, which a line of text cannot tell: every page holds these. */
const percent = (share: number) => `${Number((100 * share).toFixed(1))}%`;

/** The rules that let each fallback of a family take the room of its face, which `taken` tells. */
export function fallbackFaces(family: keyof typeof fallbacks, style: 'normal' | 'italic', taken: Metrics): readonly string[] {
  return fallbacks[family].map(({ name, ...local }) => {
    const own = metrics[name];
    const scale = taken.xWidthAvg / taken.unitsPerEm / (own.xWidthAvg / own.unitsPerEm);
    const share = (units: number) => percent(units / taken.unitsPerEm / scale);
    return [
      '@font-face {',
      `  font-family: "${family} as ${name}";`,
      `  src: ${local[style].map((one) => `local("${one}")`).join(', ')};`,
      ...(style === 'italic' ? ['  font-style: italic;'] : []),
      `  ascent-override: ${share(taken.ascent)};`,
      `  descent-override: ${share(-taken.descent)};`,
      `  line-gap-override: ${share(taken.lineGap)};`,
      `  size-adjust: ${percent(scale)};`,
      '}',
    ].join('\n');
  });
}

/** The mean width of a letter of these texts, as far as the font has it, in ems. */
export function meanWidth(font: Uint8Array, texts: readonly string[], letters: string): number {
  const held = new Set(letters);
  const face = new Face(new Blob(font), 0);
  const text = [...texts.join(' ')].filter((letter) => held.has(letter)).join('');
  const glyphs = glyphsOf(new Font(face), text, []);
  return glyphs.reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0) / glyphs.length / face.upem;
}
