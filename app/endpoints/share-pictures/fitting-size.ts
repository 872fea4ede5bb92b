/** A type size in pixels, and the max number of lines of a text at it. */
export interface TypeSize {
  readonly px: number;
  readonly lines: number;
}

/** The sizes of a name beside a monogram of 104 pixels. */
export const nameSizes = [
  { px: 64, lines: 1 },
  { px: 54, lines: 1 },
  { px: 46, lines: 2 },
] as const satisfies readonly TypeSize[];
/** The sizes of a name beside a monogram of 240 pixels. */
export const singleNameSizes = [
  { px: 92, lines: 1 },
  { px: 76, lines: 2 },
  { px: 62, lines: 3 },
  { px: 52, lines: 3 },
] as const satisfies readonly TypeSize[];
export const titleSizes = [
  { px: 76, lines: 2 },
  { px: 66, lines: 3 },
  { px: 56, lines: 4 },
  { px: 48, lines: 4 },
] as const satisfies readonly TypeSize[];

/** Kinds of letters by their advance widths in IBM Plex Sans at weight 600. */
const narrow = /[\s.,:;'’‘|!ijlIΙιίϊΐ·()[\]-]/;
const slim = /[frtſřťț/“”τ–]/;
const wide = /[mwMWÆŒæœ@%ΩΦΨωώφψ—]/;
const capital = /\p{Lu}/u;

/** Returns the estimated width of a text in one line, in type sizes; rather too wide than too narrow. */
function estimatedWidth(text: string): number {
  let width = 0;
  for (const letter of text) {
    if (narrow.test(letter)) width += 0.33;
    else if (wide.test(letter)) width += 0.94;
    else if (capital.test(letter)) width += 0.69;
    else if (slim.test(letter)) width += 0.48;
    else width += 0.6;
  }
  return width;
}

/** Returns the largest of the sizes at which a text fits in its lines; the last one if none fits. Sizes and width in pixels. */
export function fittingSize(text: string, widthPx: number, sizes: readonly TypeSize[]): number {
  // A line that wraps leaves a part of its width empty.
  const fits = sizes.find(({ px, lines }) => estimatedWidth(text) * px <= widthPx * (lines === 1 ? 1 : lines - 0.6));
  return (fits ?? sizes.at(-1))?.px ?? 0;
}
