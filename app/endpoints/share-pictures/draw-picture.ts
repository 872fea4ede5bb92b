import satori, { type SatoriOptions } from 'satori';
import type { ShareCard } from '#app/share-cards/share-card.ts';
import { sharePictureSize } from '#app/shell/page-head.ts';
import { drawCard } from './draw-card.ts';
import { readPictureFonts } from './picture-fonts.ts';
import { svgToPng } from './svg-to-png.ts';

const fonts = readPictureFonts();

/** Callbacks of the drawing library, by which tests watch a drawing. */
export type DrawingHooks = Pick<SatoriOptions, 'loadAdditionalAsset' | 'onNodeDetected'>;

/** Returns a card as SVG: every letter is an outline, so that no font is needed where it is shown. */
export function drawSvg(card: ShareCard, watched: DrawingHooks = {}): Promise<string> {
  return satori(drawCard(card), { ...sharePictureSize, fonts, ...watched });
}

/** Returns a card as PNG. */
export async function drawPicture(card: ShareCard): Promise<Uint8Array> {
  return svgToPng(await drawSvg(card));
}
