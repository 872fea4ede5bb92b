import type { Database } from '#data/database/database.ts';
import { getSeasonTables } from '#data/queries/tournament/get-season-tables.ts';
import type { SeasonRace } from '#domain/news/news-facts.ts';
import { localDayOf } from '#domain/time/local-day.ts';
import { inOneOrder } from '#domain/tournament/season/in-one-order.ts';
import { getSeasonProjection } from '#sports/football/data/queries/forecast/get-season-projection.ts';
import type { ReportedSeason } from '#sports/football/data/queries/news/list-reported-seasons.ts';

/** Min number of matches of each club: with fewer, a projection says more about our assumptions than about the season. */
const fewestPlayed = 8;

/**
 * Returns the chances of title and relegation from the projection; undefined without a projection, early in a season, in a league of
 * groups, and where play-offs decide.
 */
export async function seasonRace(
  database: Database,
  season: ReportedSeason,
  now: Date,
): Promise<{ facts: SeasonRace; clubs: string[] } | undefined> {
  const today = localDayOf(now, season.zone);
  const [projection, tables] = await Promise.all([
    getSeasonProjection(database, season.seasonId),
    getSeasonTables(database, season, { locale: 'en', today, compare: new Intl.Collator('en').compare }),
  ]);
  const table = inOneOrder(tables);
  if (projection === undefined || table === undefined || !projection.stages.includes(table.stage)) return undefined;
  // The first place wins no title where the best play on for it.
  if (!projection.decidesTitle) return undefined;
  // A season that has been split is far on, though some count the matches anew.
  const isEarly = table.kind !== 'split' && table.rows.some(({ played }) => played < fewestPlayed);
  if (table.rows.length < 3 || isEarly) return undefined;
  const down = projection.zones.filter(({ kind }) => kind.startsWith('relegation'));
  const placesOf = new Map(projection.clubs.map(({ teamId, places }) => [teamId, places]));
  const clubs = table.rows.map(({ teamId, club, place, points }) => {
    const places = placesOf.get(teamId) ?? [];
    return {
      club: { of: 'club' as const, slug: club.slug, name: club.name },
      place,
      points,
      title: places[0] ?? 0,
      relegation: down.reduce((sum, zone) => sum + places.slice(zone.from - 1, zone.to).reduce((all, chance) => all + chance, 0), 0),
    };
  });
  const told = clubs.filter(({ title, relegation }) => title >= minChanceToReport || relegation >= minChanceToReport);
  return {
    facts: { kind: 'season-race', competition: season.name, on: today, simulations: projection.simulations, clubs },
    clubs: told.map(({ club }) => club.slug),
  };
}

/** Min chance of title or relegation with which a club is mentioned. */
const minChanceToReport = 0.05;
