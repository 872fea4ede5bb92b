import { removeMargin } from '#domain/forecast/prices/remove-margin.ts';
import type { Pair } from '#domain/sports/pair.ts';
import type { LocalDay } from '#domain/time/local-day.ts';
import { readTennisData } from '#sports/tennis/data/feeds/tennis-data/read-tennis-data.ts';
import type { TennisFeedMatch } from '#sports/tennis/data/feeds/tennis-data/tennis-feed-match.ts';
import type { ObservedTennisMatch, RankedPlayer } from '#sports/tennis/domain/forecast/tennis-ratings.ts';
import { marginMethod } from '../market-view.ts';
import { dayNumber } from '../past-match.ts';
import { reasonOf } from '../read-past-matches.ts';
import type { PastSportMatches } from './judged-sport.ts';

/** A match that was begun, with its players in an order that does not depend on who won. */
export interface PastTennisMatch {
  readonly day: LocalDay;
  readonly feedMatch: TennisFeedMatch;
  readonly observed: ObservedTennisMatch;
}

/** Reads every season of a tour below a folder. Players with the same key and tour are one player. */
export async function readPastTennisMatches(folder: string): Promise<PastSportMatches<PastTennisMatch>> {
  const numbers = new Map<string, number>();
  const numberOf = (key: string): number => {
    const number = numbers.get(key) ?? numbers.size;
    numbers.set(key, number);
    return number;
  };
  const past = {
    matches: [] as PastTennisMatch[],
    files: 0,
    unreadable: [] as { file: string; reason: string }[],
    problems: 0,
    notBegun: 0,
  };
  for await (const { source, matches, problems } of readTennisData([folder])) {
    past.files += 1;
    if (matches.length === 0) past.unreadable.push({ file: source, reason: reasonOf(problems) });
    else past.problems += problems.length;
    for (const match of matches) {
      if (match.score.ending === 'walkover') past.notBegun += 1;
      else past.matches.push({ day: match.day, feedMatch: match, observed: toObserved(match, numberOf) });
    }
  }
  return past;
}

function toObserved(match: TennisFeedMatch, numberOf: (key: string) => number): ObservedTennisMatch {
  const { tour, players, tournament, day, bestOf, score, quotes } = match;
  const average = quotes.find(({ bookmaker }) => bookmaker === 'market-average');
  const [first, second] = players.map(({ key, rank }): RankedPlayer => ({ id: numberOf(`${tour} ${key}`), rank }));
  return {
    players: [first, second] as Pair<RankedPlayer>,
    day: dayNumber(new Date(`${day}T00:00:00Z`)),
    surface: tournament.surface,
    court: tournament.court,
    bestOf,
    score,
    marketChance: average && removeMargin(average.prices, marginMethod)[0],
  };
}
