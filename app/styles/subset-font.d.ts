declare module 'subset-font' {
  interface SubsetOptions {
    readonly targetFormat: 'woff2';
    /** A number pins an axis of a variable font to it, a range narrows it. */
    readonly variationAxes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
    /** Tags of the OpenType features to keep; all others are dropped. */
    readonly keepFeatures: readonly string[];
    readonly noHinting: boolean;
    readonly dropTables: readonly string[];
  }
  /** Returns a font that has the letters of a text and no others. */
  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>;
}
