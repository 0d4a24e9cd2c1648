declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'woff2' | 'truetype';
    /** Values or ranges of variable axes. */
    readonly variationAxes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
    /** Tags of the layout features to keep. */
    readonly keepFeatures: readonly string[];
    readonly noHinting: boolean;
    readonly dropTables: readonly string[];
  }
  /** Cuts a font down to the characters of `text`. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
