import { spanOf } from '#app/day/day-span.server.ts';
import type { Site } from '#app/site/site-context.server.ts';
import { headlineForecast } from '#domain/forecast/goals/headline-forecast.ts';
import { type ScoreGrid, scoreGrid } from '#domain/forecast/goals/score-grid.ts';
import { findStreaks, type Streak } from '#domain/streak/find-streaks.ts';
import { streakChance } from '#domain/streak/streak-chance.ts';
import { figuresOf, type StreakCount, type StreakFigures, type StreakSums, sumStreaks } from '#domain/streak/streak-figures.ts';
import { definitionOf, matchesOfStreak, type StreakKind, streakKindNames } from '#domain/streak/streak-kinds.ts';
import { addDays, type LocalDay, localDayOf } from '#domain/time/local-day.ts';
import { type ComingLeague, listComingLeagues } from '../../../data/queries/streak/list-coming-leagues.ts';
import {
  type ComingResults,
  comingResultsAtOnce,
  type LeagueResult,
  listComingResults,
} from '../../../data/queries/streak/list-coming-results.ts';
import { listStreakCounts } from '../../../data/queries/streak/list-streak-counts.ts';
import type { StreaksAddress } from './streaks.address.ts';

/** A streak with the share of such streaks that went on and our chance for this one. */
export interface ShownStreak extends Streak {
  readonly side: 'home' | 'away';
  readonly figures: StreakFigures | undefined;
  /** Undefined when the match has no forecast. */
  readonly chance: number | undefined;
}

/** A match to come with a streak of at least one of its clubs. */
export interface StreakMatch extends Omit<ComingResults, 'forecast' | 'home' | 'away'> {
  /** Those of the home side first. */
  readonly streaks: readonly ShownStreak[];
}

/** The sums over the streaks of a kind, of every listed length. */
export interface KindSums {
  readonly kind: StreakKind;
  readonly from: number;
  readonly sums: StreakSums;
}

export interface StreaksView {
  readonly address: StreaksAddress;
  readonly days: readonly LocalDay[];
  readonly leagues: readonly ComingLeague[];
  /** The number of league matches to come whose clubs were examined, and of all in the selection. */
  readonly matches: { readonly read: number; readonly all: number };
  /** By competition, the most followed first. */
  readonly groups: readonly (readonly [StreakMatch, ...StreakMatch[]])[];
  /** False before the first count. */
  readonly isCounted: boolean;
  /** Over all kinds together, and over runs of results; undefined when too few are counted. */
  readonly all: StreakSums | undefined;
  readonly results: StreakSums | undefined;
  readonly byKind: readonly KindSums[];
}

/** Time for which the page is fresh: results come in continually, so as often as a reader may expect, and sooner during the first count. */
const freshForMs = 5 * 60_000;
const freshUncountedMs = 30_000;
const resultKinds: readonly StreakKind[] = ['won', 'unbeaten', 'lost', 'winless'];

/** Returns the streaks of the clubs that play in a league on one of the coming days, and the outcomes of earlier such streaks. */
export async function loadStreaks(site: Site, address: StreaksAddress): Promise<StreaksView> {
  const { locale } = site.words;
  const now = site.clock.now();
  const today = localDayOf(now, locale.zone);
  const days = [0, 1, 2].map((away) => addDays(today, away));
  const span = { ...spanOf(days[address.day] as LocalDay, locale.zone), now };
  site.page.dependOn('catalogue');
  site.page.freshUntil(spanOf(today, locale.zone).to);

  const [leagues, counts, matches] = await Promise.all([
    listComingLeagues(site.db, span),
    listStreakCounts(site.db),
    readSteps(site, address, span),
  ]);
  site.page.freshUntil(new Date(now.getTime() + (counts.length > 0 ? freshForMs : freshUncountedMs)));
  for (const { kickoffUtc, kickoffKnown } of matches) if (kickoffKnown) site.page.freshUntil(kickoffUtc);
  const shown = matches.map((match) => toStreakMatch(match, counts)).filter(({ streaks }) => streaks.length > 0);
  const ofWholeLeague = counts.filter(({ scope }) => scope === 'all');
  return {
    address,
    days,
    leagues,
    matches: {
      read: matches.length,
      all: leagues
        .filter(({ id }) => address.league === undefined || id === address.league)
        .reduce((sum, league) => sum + league.matches, 0),
    },
    groups: [...Map.groupBy(shown, ({ competition }) => competition.id).values()] as [StreakMatch, ...StreakMatch[]][],
    isCounted: counts.length > 0,
    all: sumStreaks(ofWholeLeague),
    results: sumStreaks(ofWholeLeague.filter(({ kind }) => resultKinds.includes(kind))),
    byKind: streakKindNames.flatMap((kind): KindSums[] => {
      const sums = sumStreaks(ofWholeLeague.filter((count) => count.kind === kind));
      return sums === undefined ? [] : [{ kind, from: definitionOf(kind).from.all as number, sums }];
    }),
  };
}

/** Returns the matches of as many steps as the address requests, each by a separate query, so that none of them takes long. */
async function readSteps(
  { db, words }: Site,
  { league, more }: StreaksAddress,
  span: { readonly from: Date; readonly to: Date; readonly now: Date },
): Promise<ComingResults[]> {
  const matches: ComingResults[] = [];
  for (let step = 0; step < more && matches.length === step * comingResultsAtOnce; step += 1) {
    const part = { tournamentId: league, locale: words.locale.tag, offset: step * comingResultsAtOnce };
    matches.push(...(await listComingResults(db, { ...span, ...part })));
  }
  return matches;
}

function toStreakMatch({ forecast, home, away, ...match }: ComingResults, counts: readonly StreakCount[]): StreakMatch {
  const grid = forecast === null ? undefined : scoreGrid(headlineForecast(forecast).parameters);
  return { ...match, streaks: [...streaksOf('home', home, grid, counts), ...streaksOf('away', away, grid, counts)] };
}

function streaksOf(
  side: 'home' | 'away',
  results: readonly LeagueResult[] | null,
  grid: ScoreGrid | undefined,
  counts: readonly StreakCount[],
): ShownStreak[] {
  const last = (results ?? []).map(([own, other, atHome]) => ({ own, other, atHome }));
  const atVenue = last.filter(({ atHome }) => atHome === (side === 'home'));
  return findStreaks({ all: last.slice(0, matchesOfStreak), venue: side, atVenue }).map((streak) => ({
    ...streak,
    side,
    figures: figuresOf(counts, streak),
    chance: grid && streakChance(streak.kind, side, grid),
  }));
}
