import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

// This module is heavy; it is loaded where pictures are drawn, and nowhere else.
await initWasm(readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm'))).catch((error: Error) => {
  // It is initialised once in a process, however often this module is loaded.
  if (!error.message.startsWith('Already initialized')) throw error;
});

/** Returns an SVG as PNG, `width` pixels wide or, by default, as wide as the SVG says. Letters must be outlines, because no font is loaded. */
export function svgToPng(svg: string, width?: number): Uint8Array {
  const picture = new Resvg(svg, {
    font: { loadSystemFonts: false },
    ...(width === undefined ? {} : { fitTo: { mode: 'width', value: width } }),
  });
  const rendered = picture.render();
  const png = rendered.asPng();
  // What WebAssembly holds is not collected by itself.
  rendered.free();
  picture.free();
  return png;
}
