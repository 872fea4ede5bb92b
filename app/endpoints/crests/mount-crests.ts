import type { Hono } from 'hono';
import type { Database } from '#data/database/database.ts';
import { type CrestSubject, getTeamCrestSubject, getTournamentCrestSubject } from '#data/queries/crest/get-crest-subject.ts';
import { crestOf } from '#domain/team/crest.ts';
import { crestSvg } from './crest-svg.ts';

const headers = {
  'Content-Type': 'image/svg+xml; charset=utf-8',
  'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800',
  // Opened by itself, the picture is a document: it may do nothing.
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
};

/** Mounts /crest/{team}.svg and /crest/tournament/{id}.svg: monograms for those who take pictures by their address. */
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
