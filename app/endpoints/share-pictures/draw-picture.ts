import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import satori, { type SatoriOptions } from 'satori';
import type { ShareCard } from '#app/share-cards/share-card.ts';
import { sharePictureSize } from '#app/shell/page-head.ts';
import { drawCard } from './draw-card.ts';
import { readPictureFonts } from './picture-fonts.ts';

// This module is heavy; it is loaded where pictures are drawn, and nowhere else.
await initWasm(readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')));
const fonts = readPictureFonts();

/** The reports of the drawing beside the picture itself. */
export type DrawingHooks = Pick<SatoriOptions, 'loadAdditionalAsset' | 'onNodeDetected'>;

/** Returns a card as SVG: every letter is an outline, so that no font is needed where it is shown. */
export function drawSvg(card: ShareCard, watched: DrawingHooks = {}): Promise<string> {
  return satori(drawCard(card), { ...sharePictureSize, fonts, ...watched });
}

/** Returns a card as PNG. */
export async function drawPicture(card: ShareCard): Promise<Uint8Array> {
  const picture = new Resvg(await drawSvg(card), { font: { loadSystemFonts: false } });
  const rendered = picture.render();
  const png = rendered.asPng();
  // What WebAssembly holds is not collected by itself.
  rendered.free();
  picture.free();
  return png;
}
