import type { Hono } from 'hono';
import { escapeXml } from '#app/http/escape-xml.ts';
import type { Database } from '#data/database/database.ts';
import { type CrestSubject, getTeamCrestSubject, getTournamentCrestSubject } from '#data/queries/crest/get-crest-subject.ts';
import type { Crest } from '#domain/team/crest.ts';
import { crestOf } from '#domain/team/crest.ts';
import { crestDrawings } from './crest-drawings.ts';

const headers = {
  'Content-Type': 'image/svg+xml; charset=utf-8',
  'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800',
  // Opened by itself, the picture is a document: it may do nothing.
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
};

/** Mounts /crest/{team}.svg and /crest/tournament/{id}.svg: monograms for clients that load pictures by their address. */
export function mountCrests(app: Hono, { db }: { readonly db: Database }): void {
  const draw = (subject: CrestSubject) => crestSvg(crestOf(subject.name, subject.colours), subject.name);
  app.get('/crest/tournament/:file{[a-z0-9.-]+\\.svg}', async (c) => {
    const subject = await getTournamentCrestSubject(db, c.req.param('file').slice(0, -'.svg'.length));
    return subject === undefined ? c.notFound() : c.body(draw(subject), 200, headers);
  });
  app.get('/crest/:file{[1-9][0-9]{0,8}\\.svg}', async (c) => {
    const subject = await getTeamCrestSubject(db, Number.parseInt(c.req.param('file'), 10));
    return subject === undefined ? c.notFound() : c.body(draw(subject), 200, headers);
  });
}

/** Returns the monogram as a self-contained SVG. It needs no font of the site: the letters are fitted to the width. */
function crestSvg(crest: Crest, name: string): string {
  const { mark, x, y } = crestDrawings[crest.pattern];
  const width = crest.letters.length > 1 ? 58 : 30;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" role="img" aria-label="${escapeXml(name)}">` +
    `<path fill="${escapeXml(crest.field)}" d="M0 0h100v100H0z"/><path fill="${escapeXml(crest.mark)}" d="${mark}"/>` +
    `<text x="${x}" y="${y}" fill="${escapeXml(crest.ink)}" font-family="'IBM Plex Sans','Arial Narrow',Arial,sans-serif" font-size="50" font-weight="700" ` +
    `text-anchor="middle" dominant-baseline="central" textLength="${width}" lengthAdjust="spacingAndGlyphs">${escapeXml(crest.letters)}</text></svg>`
  );
}
