import type { Database } from '#data/database/database.ts';
import { listNews } from '#data/queries/news/list-news.ts';
import { getSeasonStages } from '#data/queries/tournament/get-season-tables.ts';
import type { SeasonRace } from '#domain/news/news-facts.ts';
import { isSameRace } from '#domain/news/same-race.ts';
import { localDayOf } from '#domain/time/local-day.ts';
import { inOneOrder } from '#domain/tournament/season/in-one-order.ts';
import type { TableZone } from '#domain/tournament/table-zone.ts';
import { getSeasonProjection } from '#sports/football/data/queries/forecast/get-season-projection.ts';
import type { ReportedSeason } from '#sports/football/data/queries/news/list-reported-seasons.ts';
import { decidedOutcomes } from './decided-outcomes.ts';
import { presentRuns } from './present-runs.ts';

/** Min number of matches of each club: with fewer, a projection says more about our assumptions than about the season. */
const minPlayed = 8;

/**
 * Returns the chances of title, promotion and relegation from the projection; undefined without a projection, early in a season, in a league
 * of groups, where play-offs decide, and when nothing has changed since the last such article.
 */
export async function seasonRace(
  database: Database,
  season: ReportedSeason,
  now: Date,
): Promise<{ facts: SeasonRace; clubs: string[] } | undefined> {
  const today = localDayOf(now, season.zone);
  const [projection, stages] = await Promise.all([
    getSeasonProjection(database, season.seasonId),
    getSeasonStages(database, season, { locale: 'en', today, compare: new Intl.Collator('en').compare }),
  ]);
  const table = inOneOrder(stages.tables.filter(({ isPresent }) => isPresent));
  if (projection === undefined || table === undefined || !projection.stages.includes(table.stage)) return undefined;
  // The first place wins no title where the best play on for it.
  if (!projection.decidesTitle) return undefined;
  // A season that has been split is far on, though some count the matches anew.
  const isEarly = table.kind !== 'split' && table.rows.some(({ played }) => played < minPlayed);
  if (table.rows.length < 3 || isEarly) return undefined;
  const decided = decidedOutcomes(stages, table);
  const leadsTo = (isWanted: (kind: string) => boolean) => projection.zones.filter(({ kind }) => isWanted(kind));
  const down = leadsTo((kind) => kind.startsWith('relegation'));
  const up = leadsTo((kind) => kind === 'promotion');
  const playOff = leadsTo((kind) => kind === 'promotion-play-off');
  const placesUp = up.reduce((sum, { from, to }) => sum + to - from + 1, 0);
  const placesOf = new Map(projection.clubs.map(({ teamId, places }) => [teamId, places]));
  const clubs = table.rows.map(({ teamId, club, place, points }) => {
    const places = placesOf.get(teamId) ?? [];
    return {
      club: { of: 'club' as const, slug: club.slug, name: club.name },
      place,
      points,
      title: places[0] ?? 0,
      relegation: chanceOf(down, places),
      ...(placesUp > 0 && { promotion: chanceOf(up, places), playOff: chanceOf(playOff, places) }),
      ...(decided.has(teamId) && { decided: decided.get(teamId) }),
    };
  });
  const facts: SeasonRace = {
    kind: 'season-race',
    competition: season.name,
    on: today,
    simulations: projection.simulations,
    clubs,
    ...(placesUp > 0 && { placesUp }),
    runs: await presentRuns(database, season.seasonId, table.rows, now),
  };
  const latest = (await listNews(database, { tournamentId: season.tournamentId, limit: latestRead })).map((news) => news.facts);
  const before = latest.find((each) => each.kind === 'season-race');
  if (before !== undefined && isSameRace(before, facts)) return undefined;
  const told = clubs.filter((club) => Math.max(club.promotion ?? club.title, club.relegation) >= minChanceToReport);
  return { facts, clubs: [...new Set([...told, ...(facts.runs ?? [])].map(({ club }) => club.slug))] };
}

/** Returns the chance of a place in one of the zones, from the chances of the places in order. */
function chanceOf(zones: readonly TableZone[], places: readonly number[]): number {
  return zones.reduce((sum, { from, to }) => sum + places.slice(from - 1, to).reduce((all, chance) => all + chance, 0), 0);
}

/** Number of a league's latest articles among which its last race is looked for. */
const latestRead = 30;

/** Min chance of title or relegation with which a club is mentioned. */
const minChanceToReport = 0.05;
