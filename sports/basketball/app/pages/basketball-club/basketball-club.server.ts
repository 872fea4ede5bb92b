import { movedTo, notFound } from '#app/addresses/answers.ts';
import { sidePath } from '#app/pages/two-sided-match/side-path.address.ts';
import type { Site } from '#app/site/site-context.server.ts';
import { getPresentTeamSlug } from '#data/queries/team/get-present-team-slug.ts';
import type { TwoSidedMatchOfTournament } from '#data/queries/two-sided/two-sided-match-list.ts';
import { type LocalDay, localDayOf } from '#domain/time/local-day.ts';
import { listTwoSidedMatchesOfSide } from '#sports/shared/data/queries/list-two-sided-matches-of.ts';
import { basketballCompetitionFacts } from '../../../data/catalogue/basketball-competition-facts.ts';
import { type BasketballClubFacts, getBasketballClub } from '../../../data/queries/get-basketball-club.ts';
import { type AveragePoints, averagePoints } from '../../../domain/season/game-form.ts';
import { type NamedConferenceRow, type NamedConferenceTable, placeOf, readBasketballSeason } from '../../basketball-season.server.ts';
import { namedClub, withNamedClubs } from '../../named-basketball-clubs.server.ts';
import type { BasketballClubAddress } from './basketball-club.address.ts';

type ClubGame = TwoSidedMatchOfTournament & { readonly sport: 'basketball' };

export interface BasketballClubView {
  readonly club: BasketballClubFacts;
  readonly arena: string | undefined;
  readonly today: LocalDay;
  readonly coming: readonly ClubGame[];
  /** The latest first. */
  readonly ended: readonly ClubGame[];
  /** Undefined before the first game of the regular season. */
  readonly row: (NamedConferenceRow & Pick<NamedConferenceTable, 'conference'>) | undefined;
  /** The table that lists the club. */
  readonly table: NamedConferenceTable | undefined;
  readonly zones: Awaited<ReturnType<typeof readBasketballSeason>>['zones'];
  readonly points: { readonly home: AveragePoints | undefined; readonly away: AveragePoints | undefined };
}

const comingShown = 10;
const resultsShown = 20;

/** Returns a club with its next games, its last ones, its record and its place. */
export async function loadBasketballClub(site: Site, { slug }: BasketballClubAddress): Promise<BasketballClubView> {
  const { db, words, clock } = site;
  const language = words.locale.tag;
  const stored = await getBasketballClub(db, slug, language);
  if (stored === undefined) {
    const slugNow = await getPresentTeamSlug(db, slug);
    throw slugNow === undefined ? notFound() : movedTo(sidePath('basketball', slugNow));
  }
  const { season } = stored;
  const [{ coming, ended }, facts] = await Promise.all([
    listTwoSidedMatchesOfSide(db, { sport: 'basketball', sideId: stored.id, limit: resultsShown, locale: language }),
    season === null ? undefined : readBasketballSeason(site, { competition: season.tournamentSlug, season }),
  ]);
  const named = (games: readonly ClubGame[]) => games.map((game) => withNamedClubs(game, language));
  const now = clock.now();
  site.page.dependOn(`team:${stored.id}`, `team-chances:${stored.id}`, 'catalogue', ...coming.map(({ id }) => `match:${id}` as const));
  if (season !== null) site.page.dependOn(`tournament:${season.tournamentId}`);
  const next = coming.find(({ kickoffUtc }) => kickoffUtc > now);
  if (next !== undefined) site.page.freshUntil(next.kickoffUtc);
  const row = facts && placeOf(facts.tables, stored.id);
  return {
    club: namedClub(stored, language),
    arena: season === null ? undefined : basketballCompetitionFacts(season.tournamentSlug)?.clubs.find((club) => club.slug === slug)?.arena,
    today: localDayOf(now, facts?.zone ?? 'UTC'),
    coming: named(coming).slice(0, comingShown),
    ended: named(ended),
    row: row === undefined || row.wins + row.losses === 0 ? undefined : row,
    table: facts?.tables.find(({ rows }) => rows.some(({ clubId }) => clubId === stored.id)),
    zones: facts?.zones ?? [],
    points: facts === undefined ? { home: undefined, away: undefined } : averagePoints(stored.id, facts.games),
  };
}
