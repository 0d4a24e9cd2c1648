declare module 'subset-font' {
  interface Options {
    readonly targetFormat?: 'woff2' | 'truetype';
    /** Variable axes, pinned to a value or limited to a range. */
    readonly variationAxes?: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
  }
  /** Cuts a font down to the letters of `text`. */
  export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>;
}
