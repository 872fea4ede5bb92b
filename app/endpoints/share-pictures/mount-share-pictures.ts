import type { Context, Hono } from 'hono';
import { createFileCache } from '#app/http/file-cache.ts';
import type { LocaleSites } from '#app/i18n/locale-sites.ts';
import type { Locale } from '#app/i18n/locales.ts';
import type { Words } from '#app/i18n/words/create-words.ts';
import { matchCard } from '#app/share-cards/match-card.ts';
import { playerCard, sideCard, teamCard, tournamentCard } from '#app/share-cards/name-card.ts';
import { type ShareCard, type ShareSubject, shareCardPath } from '#app/share-cards/share-card.ts';
import { articleCard, siteCard, sportCard } from '#app/share-cards/title-card.ts';
import { twoSidedMatchCard } from '#app/share-cards/two-sided-match-card.ts';
import type { Article } from '#data/articles/article.ts';
import type { Database } from '#data/database/database.ts';
import { getMatch } from '#data/queries/match/get-match.ts';
import { getPresentSlug } from '#data/queries/match/get-present-slug.ts';
import { getPlayer } from '#data/queries/players/get-player.ts';
import { getPresentTeamSlug } from '#data/queries/team/get-present-team-slug.ts';
import { getTeam } from '#data/queries/team/get-team.ts';
import { getTournament } from '#data/queries/tournament/get-tournament.ts';
import { getSideName } from '#data/queries/two-sided/get-side-name.ts';
import { getTwoSidedMatch } from '#data/queries/two-sided/get-two-sided-match.ts';
import { getTwoSidedTournament } from '#data/queries/two-sided/get-two-sided-tournament.ts';
import { firstSport, type TwoSidedSport, twoSidedSports } from '#domain/sports/sport.ts';
import { PicturesBusyError, type PictureThread } from './picture-thread.ts';

export interface SharePicturesParts {
  readonly db: Database;
  readonly localeSites: LocaleSites;
  readonly pieces: readonly Article[];
  readonly siteName: string;
  /** True when every picture carries the mark of a demonstration. */
  readonly demonstration: boolean;
  /** False when search engines are to leave every picture alone. */
  readonly isOpenToSearch: boolean;
  readonly thread: Pick<PictureThread, 'draw'>;
  readonly maxBytes: number;
  wordsOf(locale: Locale): Words;
}

/** Caching of a picture at its present address, which changes with the picture. */
const forEver = 'public, max-age=31536000, immutable';
/** Caching of a redirect from an old address, whose target changes with the next picture. */
const forNow = 'public, max-age=60';
const busyRetrySeconds = '5';

/**
 * Mounts the share pictures, each with an optional language in front. A version other than the present one redirects to the present one, so that
 * only pictures named by a page are ever drawn. The addresses are:
 *
 * - football: `/share/{match, team or player}/{slug}/{version}.png`
 * - tennis and basketball: `/share/{match or side}/{sport}/{slug}/{version}.png` and `/share/sport/{sport}/{version}.png`
 * - competitions of any sport: `/share/tournament/{country or sport}/{slug}/{version}.png`
 * - articles: `/share/{section}/{slug}/{version}.png`
 * - the site: `/share/site/{version}.png`
 */
export function mountSharePictures(app: Hono, parts: SharePicturesParts): void {
  const { db, localeSites, pieces, siteName, demonstration, isOpenToSearch, thread, wordsOf } = parts;
  const cache = createFileCache(parts.maxBytes);

  async function answer(c: Context, subject: ShareSubject, card: ShareCard): Promise<Response> {
    const { prefix } = localeSiteOf(c);
    const path = prefix + shareCardPath(subject, card);
    if (c.req.path !== path) return c.redirect(path, 302);
    const key = `${card.language} ${path}`;
    try {
      const picture = await cache.forceFetch(key, { context: () => thread.draw(card) });
      c.header('Cache-Control', forEver);
      if (!isOpenToSearch) c.header('X-Robots-Tag', 'noindex');
      return c.body(new Uint8Array(picture), 200, { 'Content-Type': 'image/png', 'Content-Length': String(picture.length) });
    } catch (error) {
      if (!(error instanceof PicturesBusyError)) throw error;
      return c.text('Service Unavailable', 503, { 'Cache-Control': 'no-store', 'Retry-After': busyRetrySeconds });
    }
  }

  const localeSiteOf = (c: Context) => localeSites.localeSiteOf(c.req.header('host'), c.req.path);
  const siteOf = (c: Context) => ({ words: wordsOf(localeSiteOf(c).locale), name: siteName, demonstration });

  for (const prefix of new Set(localeSites.all.map((localeSite) => localeSite.prefix))) {
    app.use(`${prefix}/share/*`, async (c, next) => {
      await next();
      if (c.res.status === 302) c.header('Cache-Control', forNow);
    });
    app.get(`${prefix}/share/site/:file{[^/]+\\.png}`, (c) => answer(c, { of: 'site' }, siteCard(siteOf(c))));
    app.get(`${prefix}/share/match/:slug{[a-z0-9-]{1,200}}/:file{[^/]+\\.png}`, async (c) => {
      const site = siteOf(c);
      const slug = c.req.param('slug') as string;
      const { tag } = site.words.locale;
      const match = (await getMatch(db, slug, tag)) ?? (await formerMatch(slug, tag));
      return match === undefined ? c.notFound() : answer(c, { of: 'match', slug: match.slug }, matchCard(match, site));
    });
    app.get(`${prefix}/share/match/:sport{${twoSidedSports.join('|')}}/:slug{[a-z0-9-]{1,200}}/:file{[^/]+\\.png}`, async (c) => {
      const site = siteOf(c);
      const { sport, slug } = c.req.param() as { sport: TwoSidedSport; slug: string };
      const { tag } = site.words.locale;
      const match = (await twoSidedMatch(sport, slug, tag)) ?? (await formerTwoSidedMatch(sport, slug, tag));
      if (match === undefined) return c.notFound();
      return answer(c, { of: 'two-sided-match', sport, slug: match.slug }, twoSidedMatchCard(match, site));
    });
    app.get(`${prefix}/share/side/:sport{${twoSidedSports.join('|')}}/:slug{[a-z0-9-]{1,200}}/:file{[^/]+\\.png}`, async (c) => {
      const site = siteOf(c);
      const { sport, slug } = c.req.param() as { sport: TwoSidedSport; slug: string };
      const side = await getSideName(db, sport, slug, site.words.locale.tag);
      return side === undefined ? c.notFound() : answer(c, { of: 'side', sport, slug }, sideCard(side, sport, site));
    });
    app.get(`${prefix}/share/sport/:sport{${twoSidedSports.join('|')}}/:file{[^/]+\\.png}`, (c) => {
      const { sport } = c.req.param() as { sport: TwoSidedSport };
      return answer(c, { of: 'sport', sport }, sportCard(sport, siteOf(c)));
    });
    app.get(`${prefix}/share/team/:slug{[a-z0-9-]{1,200}}/:file{[^/]+\\.png}`, async (c) => {
      const site = siteOf(c);
      const slug = c.req.param('slug') as string;
      const { tag } = site.words.locale;
      const team = (await getTeam(db, tag, slug)) ?? (await formerTeam(slug, tag));
      return team === undefined ? c.notFound() : answer(c, { of: 'team', slug: team.slug }, teamCard(team, site));
    });
    app.get(`${prefix}/share/player/:slug{[a-z0-9-]{1,200}}/:file{[^/]+\\.png}`, async (c) => {
      const site = siteOf(c);
      const player = await getPlayer(db, site.words.locale.tag, c.req.param('slug') as string);
      return player === undefined ? c.notFound() : answer(c, { of: 'player', slug: player.slug }, playerCard(player, site));
    });
    app.get(`${prefix}/share/tournament/:category{[a-z0-9-]{1,200}}/:slug{[a-z0-9-]{1,200}}/:file{[^/]+\\.png}`, async (c) => {
      const { category, slug } = c.req.param() as { category: string; slug: string };
      const sport = twoSidedSports.find((known) => known === category);
      const tournament = sport === undefined ? await getTournament(db, category, slug) : await getTwoSidedTournament(db, sport, slug);
      if (tournament === undefined) return c.notFound();
      return answer(c, { of: 'tournament', category, slug }, tournamentCard(tournament, siteOf(c)));
    });
    app.get(`${prefix}/share/:section/:slug/:file{[^/]+\\.png}`, (c) => {
      const piece = pieces.find(({ section, slug }) => section === c.req.param('section') && slug === c.req.param('slug'));
      if (piece === undefined) return c.notFound();
      return answer(c, { of: 'piece', section: piece.section, slug: piece.slug }, articleCard(piece, siteOf(c)));
    });
    app.all(`${prefix}/share/*`, (c) => c.notFound());
  }

  async function formerTeam(slug: string, locale: string) {
    const present = await getPresentTeamSlug(db, slug);
    return present === undefined ? undefined : getTeam(db, locale, present);
  }

  function twoSidedMatch(sport: TwoSidedSport, slug: string, locale: string) {
    return getTwoSidedMatch(db, sport, slug, locale);
  }

  async function formerTwoSidedMatch(sport: TwoSidedSport, slug: string, locale: string) {
    const present = await getPresentSlug(db, slug, sport);
    return present === undefined ? undefined : twoSidedMatch(sport, present, locale);
  }

  async function formerMatch(slug: string, locale: string) {
    const present = await getPresentSlug(db, slug, firstSport);
    return present === undefined ? undefined : getMatch(db, present, locale);
  }
}
