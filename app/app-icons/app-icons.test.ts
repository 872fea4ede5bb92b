import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { svgToPng } from '#app/endpoints/share-pictures/svg-to-png.ts';
import { appIcons, badgeIcon, logoSvg, maskableIcon } from './app-icons.ts';
import { themeColours } from './theme-colours.ts';

const read = (path: string) => readFileSync(fileURLToPath(new URL(`../../public${path}`, import.meta.url)));
const pixelsOf = (path: string) => PNG.sync.read(read(path));

/** Returns the largest distance from the middle of a pixel in another colour than the corner's, as a share of the width. */
function farthestFromMiddle(path: string): number {
  const { width, data } = pixelsOf(path);
  const middle = (width - 1) / 2;
  let farthest = 0;
  for (let at = 0; at < data.length; at += 4) {
    if (data.readUInt32BE(at) === data.readUInt32BE(0)) continue;
    const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)];
    farthest = Math.max(farthest, Math.hypot(x - middle, y - middle) / width);
  }
  return farthest;
}

describe('the icons of the installed site', () => {
  it.each(appIcons)('$path is what the logo draws, in its size', ({ path, size, svg }) => {
    const { width, height } = pixelsOf(path);
    expect([width, height]).toEqual([size, size]);
    expect(read(path).equals(svgToPng(svg, size)), 'npm run icons draws it anew').toBe(true);
  });

  it('the maskable one has its mark within the circle that no launcher cuts', () => {
    expect(farthestFromMiddle(maskableIcon.path)).toBeLessThan(0.4);
    expect(farthestFromMiddle('/icons/icon-512.png')).toBeGreaterThan(0.4);
  });

  it('the sign of a notification is white on nothing', () => {
    const { data } = pixelsOf(badgeIcon.path);
    expect(data.readUInt32BE(0)).toBe(0);
    const opaque = Array.from({ length: data.length / 4 }, (_, at) => data.readUInt32BE(at * 4)).filter((pixel) => (pixel & 255) === 255);
    expect(new Set(opaque)).toEqual(new Set([0xffffffff]));
  });

  it('the favicon is the logo', () => {
    expect(read('/favicon.svg').toString().trim()).toBe(logoSvg);
  });

  it('the colours around a page are those of its paper', () => {
    const tokens = readFileSync(fileURLToPath(new URL('../styles/tokens.css', import.meta.url)), 'utf8');
    expect(tokens).toContain(`--color-paper:        light-dark(${themeColours.light}, ${themeColours.dark});`);
  });
});
