import type { Crest, CrestPattern } from '#domain/team/crest.ts';
import { escapeXml } from '#server/http/escape-xml.ts';

/** The second colour's part of the field, and where the middle of the letters stands; the same shares as in the stylesheet. */
const drawings: Readonly<Record<CrestPattern, { readonly mark: string; readonly x: number; readonly y: number }>> = {
  stripe: { mark: 'M0 0h19v100H0z', x: 59.5, y: 50 },
  foot: { mark: 'M0 78h100v22H0z', x: 50, y: 42 },
  head: { mark: 'M0 0h100v22H0z', x: 50, y: 59 },
  ring: { mark: 'M0 0h100v100H0zM14 14v72h72V14z', x: 50, y: 50 },
  corner: { mark: 'M100 52v48H52z', x: 50, y: 50 },
};

/** The monogram as a picture of its own. It needs no font of the site: the letters are fitted to the width. */
export function crestSvg(crest: Crest, name: string): string {
  const { mark, x, y } = drawings[crest.pattern];
  const width = crest.letters.length > 1 ? 58 : 30;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" role="img" aria-label="${escapeXml(name)}">` +
    `<path fill="${escapeXml(crest.field)}" d="M0 0h100v100H0z"/><path fill="${escapeXml(crest.mark)}" d="${mark}"/>` +
    `<text x="${x}" y="${y}" fill="${escapeXml(crest.ink)}" font-family="'IBM Plex Sans','Arial Narrow',Arial,sans-serif" font-size="50" font-weight="700" ` +
    `text-anchor="middle" dominant-baseline="central" textLength="${width}" lengthAdjust="spacingAndGlyphs">${escapeXml(crest.letters)}</text></svg>`
  );
}
