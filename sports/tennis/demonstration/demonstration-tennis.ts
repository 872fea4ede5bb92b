import type { TwoSidedMatchOf } from '#data/feeds/two-sided-feed.ts';
import { InventedNames } from '#demonstration/people/invented-names.ts';
import { combineSeeds } from '#domain/chance/random.ts';
import type { TennisTournament } from '../data/catalogue/tennis-catalogue.ts';
import { tours } from '../domain/tennis-event.ts';
import { hasTennisChanged, tennisMatchAt } from './tennis-match-at.ts';
import { tennisQuotesBetween } from './tennis-quotes.ts';
import { TourPlayers } from './tour-players.ts';
import { type PlannedTournament, planTourSeason } from './tour-season.ts';

export interface DemonstrationTennis {
  /** Returns every match known at a moment, of the current season and the one before. */
  matchesAt(now: Date): TwoSidedMatchOf<'tennis'>[];
  /** Returns the matches that may have changed after one moment and until another, in their state at the latter, with the prices written in between. */
  matchesChangedBetween(after: Date, until: Date): TwoSidedMatchOf<'tennis'>[];
}

/** Time for which quotes are given: as in the demonstration's football, a little longer than the record that it rebuilds. */
const quotesShownMs = 130 * 86_400_000;

/**
 * Returns the tennis of the demonstration: both tours, a pure function of the seed and the moment. Its state is only a cache.
 *
 * @param tournaments those of the catalogue
 */
export function demonstrationTennis(tournaments: readonly TennisTournament[], seed: number): DemonstrationTennis {
  const ownSeed = combineSeeds(seed, 'tennis');
  const names = new InventedNames();
  const players = new Map(tours.map((tour) => [tour, new TourPlayers(tour, ownSeed, names)]));
  const seasons = new Map<number, readonly PlannedTournament[]>();
  const seasonOf = (year: number): readonly PlannedTournament[] => {
    let season = seasons.get(year);
    if (season === undefined) {
      season = [...players].flatMap(([tour, ofTour]) =>
        planTourSeason(
          tournaments.filter((tournament) => tournament.tour === tour),
          ofTour,
          year,
          ownSeed,
        ),
      );
      seasons.set(year, season);
    }
    return season;
  };
  /** Returns the tournaments of all years from one to that of a moment that are drawn by then. */
  const drawnBy = (until: Date, firstYear: number): PlannedTournament[] => {
    const year = until.getUTCFullYear();
    /* The first tournaments of a year may be drawn in the last days of the one before. */
    const isYearEnding = until.getUTCMonth() === 11 && until.getUTCDate() >= 20;
    const lastYear = isYearEnding ? year + 1 : year;
    for (const known of seasons.keys()) if (known < year - 1 || known > lastYear) seasons.delete(known);
    const years = Array.from({ length: lastYear - firstYear + 1 }, (_, index) => firstYear + index);
    return years.flatMap(seasonOf).filter(({ drawnMs }) => drawnMs <= until.getTime());
  };

  return {
    matchesAt(now) {
      const nowMs = now.getTime();
      return drawnBy(now, now.getUTCFullYear() - 1).flatMap(({ matches }) =>
        matches
          .filter(({ drawnMs }) => drawnMs <= nowMs)
          .map((match) => {
            const isRecent = nowMs - match.startMs < quotesShownMs;
            return tennisMatchAt(match, nowMs, isRecent ? tennisQuotesBetween(match, Number.NEGATIVE_INFINITY, nowMs) : []);
          }),
      );
    },
    matchesChangedBetween(after, until) {
      const [afterMs, untilMs] = [after.getTime(), until.getTime()];
      return drawnBy(until, after.getUTCFullYear())
        .filter(({ endMs }) => endMs > afterMs)
        .flatMap(({ matches }) =>
          matches
            .filter(({ drawnMs }) => drawnMs <= untilMs)
            .flatMap((match) => {
              const quotes = tennisQuotesBetween(match, afterMs, untilMs);
              return quotes.length > 0 || hasTennisChanged(match, afterMs, untilMs) ? [tennisMatchAt(match, untilMs, quotes)] : [];
            }),
        );
    },
  };
}
