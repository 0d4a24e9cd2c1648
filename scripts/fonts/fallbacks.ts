/** What text is set in until its font has come: a face of the visitor's machine, scaled to take up as much room. */
import arial from '@capsizecss/metrics/arial';
import georgia from '@capsizecss/metrics/georgia';
import notoSerif from '@capsizecss/metrics/notoSerif';
import roboto from '@capsizecss/metrics/roboto';
import { Blob, Face, Font, Buffer as Shaped, shape } from 'harfbuzzjs';

/** Units of a face, as its file says; `xWidthAvg` is the mean width of a letter. */
interface Metrics {
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
  readonly unitsPerEm: number;
  readonly xWidthAvg: number;
}

interface Fallback {
  readonly name: string;
  /** As `local()` may find it, by full name or by PostScript name. */
  readonly normal: readonly string[];
  readonly italic: readonly string[];
  readonly metrics: Metrics;
}

/** Read from the files of DejaVu 2.37, the widths by the letters of this site: no package tells them. */
const dejaVu = { ascent: 1901, descent: -483, lineGap: 0, unitsPerEm: 2048 };

/** One of Windows and Apple, one of Android, one of Linux. */
const fallbacks: Readonly<Record<'Newsreader' | 'Instrument Sans', readonly Fallback[]>> = {
  Newsreader: [
    { name: 'Georgia', normal: ['Georgia'], italic: ['Georgia Italic', 'Georgia-Italic'], metrics: georgia },
    { name: 'Noto Serif', normal: ['Noto Serif', 'NotoSerif'], italic: ['Noto Serif Italic', 'NotoSerif-Italic'], metrics: notoSerif },
    {
      name: 'DejaVu Serif',
      normal: ['DejaVu Serif', 'DejaVuSerif'],
      italic: ['DejaVu Serif Italic', 'DejaVuSerif-Italic'],
      metrics: { ...dejaVu, xWidthAvg: 1083 },
    },
  ],
  'Instrument Sans': [
    { name: 'Arial', normal: ['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans'], italic: [], metrics: arial },
    { name: 'Roboto', normal: ['Roboto', 'Roboto-Regular'], italic: [], metrics: roboto },
    { name: 'DejaVu Sans', normal: ['DejaVu Sans', 'DejaVuSans'], italic: [], metrics: { ...dejaVu, xWidthAvg: 1055 } },
  ],
};

/** The rules that let each fallback of a family take the room of its face, which `metrics` are of. */
export function fallbackFaces(family: keyof typeof fallbacks, style: 'normal' | 'italic', metrics: Metrics): readonly string[] {
  return fallbacks[family].map(({ name, metrics: own, ...local }) => {
    const scale = metrics.xWidthAvg / metrics.unitsPerEm / (own.xWidthAvg / own.unitsPerEm);
    const share = (units: number) => `${((100 * units) / metrics.unitsPerEm / scale).toFixed(2)}%`;
    return [
      '@font-face {',
      `  font-family: "${family} as ${name}";`,
      `  src: ${local[style].map((one) => `local("${one}")`).join(', ')};`,
      ...(style === 'italic' ? ['  font-style: italic;'] : []),
      `  ascent-override: ${share(metrics.ascent)};`,
      `  descent-override: ${share(-metrics.descent)};`,
      `  line-gap-override: ${share(metrics.lineGap)};`,
      `  size-adjust: ${(100 * scale).toFixed(2)}%;`,
      '}',
    ].join('\n');
  });
}

/** The mean width of a letter of these texts, as far as the font has it, in ems. */
export function meanWidth(font: Uint8Array, texts: readonly string[], letters: string): number {
  const held = new Set(letters);
  const run = new Shaped();
  run.addText([...texts.join(' ')].filter((letter) => held.has(letter)).join(''));
  run.guessSegmentProperties();
  const face = new Face(new Blob(font), 0);
  shape(new Font(face), run);
  const glyphs = run.getGlyphInfosAndPositions();
  return glyphs.reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0) / glyphs.length / face.upem;
}
