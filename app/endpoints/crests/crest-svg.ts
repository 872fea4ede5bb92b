import { escapeXml } from '#app/http/escape-xml.ts';
import type { Crest } from '#domain/team/crest.ts';
import { crestDrawings } from './crest-drawings.ts';

/** Returns the monogram as a picture of its own. It needs no font of the site: the letters are fitted to the width. */
export function crestSvg(crest: Crest, name: string): string {
  const { mark, x, y } = crestDrawings[crest.pattern];
  const width = crest.letters.length > 1 ? 58 : 30;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" role="img" aria-label="${escapeXml(name)}">` +
    `<path fill="${escapeXml(crest.field)}" d="M0 0h100v100H0z"/><path fill="${escapeXml(crest.mark)}" d="${mark}"/>` +
    `<text x="${x}" y="${y}" fill="${escapeXml(crest.ink)}" font-family="'IBM Plex Sans','Arial Narrow',Arial,sans-serif" font-size="50" font-weight="700" ` +
    `text-anchor="middle" dominant-baseline="central" textLength="${width}" lengthAdjust="spacingAndGlyphs">${escapeXml(crest.letters)}</text></svg>`
  );
}
