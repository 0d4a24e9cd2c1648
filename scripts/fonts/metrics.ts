/**
 * How much room families take, in units of their files; `xWidthAvg` is the mean width of a letter. That of DejaVu 2.37 by the
 * letters of this site; all else as `@capsizecss/metrics` 4.3.0 has it, which is 29,000 files and was only ever asked for these.
 */
export interface Metrics {
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
  readonly unitsPerEm: number;
  readonly xWidthAvg: number;
}

export const metrics = {
  Newsreader: { ascent: 1470, descent: -530, lineGap: 0, unitsPerEm: 2000, xWidthAvg: 857 },
  'Instrument Sans': { ascent: 970, descent: -250, lineGap: 0, unitsPerEm: 1000, xWidthAvg: 458 },
  Georgia: { ascent: 1878, descent: -449, lineGap: 0, unitsPerEm: 2048, xWidthAvg: 913 },
  'Noto Serif': { ascent: 1069, descent: -293, lineGap: 0, unitsPerEm: 1000, xWidthAvg: 481 },
  'DejaVu Serif': { ascent: 1901, descent: -483, lineGap: 0, unitsPerEm: 2048, xWidthAvg: 1083 },
  Arial: { ascent: 1854, descent: -434, lineGap: 67, unitsPerEm: 2048, xWidthAvg: 913 },
  Roboto: { ascent: 1900, descent: -500, lineGap: 0, unitsPerEm: 2048, xWidthAvg: 911 },
  'DejaVu Sans': { ascent: 1901, descent: -483, lineGap: 0, unitsPerEm: 2048, xWidthAvg: 1055 },
} as const satisfies Readonly<Record<string, Metrics>>;
