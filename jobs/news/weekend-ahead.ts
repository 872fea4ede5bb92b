import type { Database } from '#data/database/database.ts';
import { getSeasonTables, type SeasonTable } from '#data/queries/tournament/get-season-tables.ts';
import { listTableMatches, type SeasonTableMatch } from '#data/queries/tournament/list-table-matches.ts';
import type { NewsSpan } from '#domain/news/due-news.ts';
import type { WeekendAhead } from '#domain/news/news-facts.ts';
import { forecastToTell } from '#domain/story/forecast-to-tell.ts';
import type { ClubToTell, MatchToTell } from '#domain/story/match-to-tell.ts';
import type { ProseName } from '#domain/story/prose-name.ts';
import { resultsBefore } from '#domain/story/results-before.ts';
import { tableToTell } from '#domain/story/table-to-tell.ts';
import { addDays, localDayOf, momentOf } from '#domain/time/local-day.ts';
import { inOneOrder, tableOfBoth } from '#domain/tournament/season/in-one-order.ts';
import type { ReportedSeason } from '#sports/football/data/queries/news/list-reported-seasons.ts';
import { listSeasonMatches, type SeasonMatch } from '#sports/football/data/queries/news/list-season-matches.ts';
import { clubNameOf } from './club-name-of.ts';
import { dayOfMatch } from './day-of-match.ts';

const minMatches = 4;

interface Before {
  readonly season: ReportedSeason;
  readonly tables: readonly SeasonTable[];
  readonly matches: readonly SeasonTableMatch[];
}

/** Returns the preview of a league's weekend; undefined when too few matches are to come, and in a league of groups. */
export async function weekendAhead(
  database: Database,
  season: ReportedSeason,
  { from, to }: NewsSpan,
  now: Date,
): Promise<{ facts: WeekendAhead; clubs: string[] } | undefined> {
  const [begins, ends] = [momentOf(from, '00:00', season.zone), momentOf(addDays(to, 1), '00:00', season.zone)];
  const coming = (await listSeasonMatches(database, season.seasonId, begins, ends)).filter(({ status }) => status === 'scheduled');
  if (coming.length < minMatches) return undefined;
  const [tables, matches] = await Promise.all([
    getSeasonTables(database, season, {
      locale: 'en',
      today: localDayOf(now, season.zone),
      compare: new Intl.Collator('en').compare,
    }),
    listTableMatches(database, season.seasonId),
  ]);
  if (inOneOrder(tables) === undefined) return undefined;
  const facts: WeekendAhead = {
    kind: 'weekend-ahead',
    competition: season.name,
    from,
    to,
    matches: coming.map((match, order) => ({
      slug: match.slug,
      kickoff: match.kickoffUtc.toISOString(),
      day: dayOfMatch(match, season.zone),
      match: toTell(match, order, { season, tables, matches }),
    })),
    tips: coming.filter(({ isTipped }) => isTipped).length,
  };
  return { facts, clubs: coming.flatMap(({ homeSlug, awaySlug }) => [homeSlug, awaySlug]) };
}

function toTell(match: SeasonMatch, order: number, before: Before): MatchToTell<ProseName> {
  const { season, tables } = before;
  const table = tableOfBoth(tables, match.homeId, match.awayId);
  const hasBegun = table?.rows.some(({ played }) => played > 0) ?? false;
  return {
    matchId: match.id,
    order,
    kind: 'league',
    competition: { of: 'competition', name: season.name },
    neutral: match.neutralVenue,
    town: match.homeTown !== null && match.homeTown === match.awayTown ? { of: 'town', name: match.homeTown } : undefined,
    home: clubOf(match, 'home', table, before),
    away: clubOf(match, 'away', table, before),
    table: table !== undefined && hasBegun ? tableToTell(table) : undefined,
    forecast: match.forecast === null ? undefined : forecastToTell(match.forecast, match.frozen ?? undefined),
  };
}

function clubOf(match: SeasonMatch, side: 'home' | 'away', table: SeasonTable | undefined, { matches }: Before): ClubToTell<ProseName> {
  const teamId = match[`${side}Id`];
  const row = table?.rows.find((each) => each.teamId === teamId);
  return {
    name: clubNameOf(match, side),
    standing: row === undefined || row.played === 0 ? undefined : { place: row.place, points: row.points },
    promoted: false,
    results: resultsBefore(match.kickoffUtc, teamId, matches),
  };
}
