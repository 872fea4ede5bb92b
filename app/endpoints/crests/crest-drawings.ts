import type { CrestPattern } from '#domain/team/crest.ts';

/**
 * SVG path of the area in the second colour (`mark`) and the centre of the letters (`x`, `y`), on a field of 100 by 100; the same proportions as
 * in the stylesheet.
 */
export const crestDrawings: Readonly<Record<CrestPattern, { readonly mark: string; readonly x: number; readonly y: number }>> = {
  stripe: { mark: 'M0 0h19v100H0z', x: 59.5, y: 50 },
  foot: { mark: 'M0 78h100v22H0z', x: 50, y: 42 },
  head: { mark: 'M0 0h100v22H0z', x: 50, y: 59 },
  ring: { mark: 'M0 0h100v100H0zM14 14v72h72V14z', x: 50, y: 50 },
  corner: { mark: 'M100 52v48H52z', x: 50, y: 50 },
};
