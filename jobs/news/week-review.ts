import type { Database } from '#data/database/database.ts';
import { getSeasonStages } from '#data/queries/tournament/get-season-tables.ts';
import type { NewsSpan } from '#domain/news/due-news.ts';
import type { ReviewedMatch, RoundReview } from '#domain/news/news-facts.ts';
import { forecastToTell } from '#domain/story/forecast-to-tell.ts';
import { addDays, type LocalDay, localDayOf, momentOf } from '#domain/time/local-day.ts';
import { inOneOrder } from '#domain/tournament/season/in-one-order.ts';
import type { ReportedSeason } from '#sports/football/data/queries/news/list-reported-seasons.ts';
import { listSeasonMatches, type SeasonMatch } from '#sports/football/data/queries/news/list-season-matches.ts';
import { clubNameOf } from './club-name-of.ts';
import { dayOfMatch } from './day-of-match.ts';
import { decidedOutcomes } from './decided-outcomes.ts';
import { presentRuns } from './present-runs.ts';

/** Min number of played matches in a week that a review is written about. */
const minMatches = 4;
/** Time after the last kick-off of a week at which the week is over. */
const afterLastKickoffMs = 3 * 3_600_000;

/**
 * Returns the review of a league's week; undefined until all its matches are over, when too few were played or none had a goal, and in a
 * league of groups.
 */
export async function weekReview(
  database: Database,
  season: ReportedSeason,
  { from, to }: NewsSpan,
  now: Date,
): Promise<{ facts: RoundReview; clubs: string[] } | undefined> {
  const [begins, ends] = [momentOf(from, '00:00', season.zone), momentOf(addDays(to, 1), '00:00', season.zone)];
  const all = await listSeasonMatches(database, season.seasonId, begins, ends);
  const played = all.filter(({ status }) => status === 'finished');
  const last = all.at(-1);
  const isOver = all.every(({ status }) => status !== 'scheduled' && status !== 'live' && status !== 'awaited');
  if (last === undefined || !isOver || played.length < minMatches) return undefined;
  // A week without a goal has no headline.
  if (played.every(({ homeGoals, awayGoals }) => homeGoals === 0 && awayGoals === 0)) return undefined;
  if (now.getTime() < last.kickoffUtc.getTime() + afterLastKickoffMs) return undefined;
  const reading = { locale: 'en', today: localDayOf(now, season.zone), compare: new Intl.Collator('en').compare };
  const [begun, ended, present] = await Promise.all(
    [begins, ends, undefined].map(async (moment) => {
      const stages = await getSeasonStages(database, season, { ...reading, before: moment });
      return { stages, table: inOneOrder(stages.tables.filter(({ isPresent }) => isPresent)) };
    }),
  );
  const [before, after] = [begun?.table, ended?.table];
  // Of a league in groups there is no one table to tell.
  if (after === undefined) return undefined;
  // The places before a split are those of the same season; those of the tournament before this one are not.
  const isSameSeason = before?.stage === after.stage || after.kind === 'split';
  const placeBefore = new Map(
    isSameSeason ? before?.rows.map(({ teamId, place, played: matches }) => [teamId, matches === 0 ? undefined : place]) : [],
  );
  const decidedBefore = begun?.table === undefined ? undefined : decidedOutcomes(begun.stages, begun.table);
  const decidedAfter = ended === undefined ? new Map() : decidedOutcomes(ended.stages, after);
  // A run that has ended or grown since the week is not told.
  const [runsThen, runsNow] = await Promise.all([
    presentRuns(database, season.seasonId, after.rows, ends),
    presentRuns(database, season.seasonId, after.rows, now),
  ]);
  const playedSlugs = new Set(played.flatMap(({ homeSlug, awaySlug }) => [homeSlug, awaySlug]));
  const leader = after.rows[0]?.teamId;
  const leadsStill = present?.table === undefined || present.table.rows[0]?.teamId === leader;
  const facts: RoundReview = {
    kind: 'round-review',
    competition: season.name,
    from,
    to,
    matches: played.map((match) => reviewed(match, dayOfMatch(match, season.zone))),
    table: after.rows.map(({ teamId, place, points, club }) => ({
      club: { of: 'club', slug: club.slug, name: club.name },
      before: placeBefore.get(teamId) ?? place,
      after: place,
      points,
    })),
    leadsStill,
    decided: after.rows.flatMap(({ teamId, club: { slug, name } }) => {
      const as = decidedAfter.get(teamId);
      return as === undefined || as === decidedBefore?.get(teamId) ? [] : [{ club: { of: 'club', slug, name }, as }];
    }),
    runs: runsThen.filter(
      ({ club, run, matches }) =>
        playedSlugs.has(club.slug) && runsNow.some((now) => now.club.slug === club.slug && now.run === run && now.matches === matches),
    ),
  };
  return { facts, clubs: played.flatMap(({ homeSlug, awaySlug }) => [homeSlug, awaySlug]) };
}

function reviewed(match: SeasonMatch, day: LocalDay): ReviewedMatch {
  const chances = match.forecast === null ? undefined : forecastToTell(match.forecast, match.frozen ?? undefined);
  return {
    slug: match.slug,
    day,
    home: clubNameOf(match, 'home'),
    away: clubNameOf(match, 'away'),
    homeGoals: match.homeGoals ?? 0,
    awayGoals: match.awayGoals ?? 0,
    chances: chances === undefined ? undefined : { home: chances.home, draw: chances.draw, away: chances.away },
  };
}
