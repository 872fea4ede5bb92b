import { removeMargin } from '#domain/forecast/prices/remove-margin.ts';
import type { LocalDay } from '#domain/time/local-day.ts';
import type { NbaGame } from '#sports/basketball/data/feeds/nba-odds/nba-game.ts';
import { readNbaOdds } from '#sports/basketball/data/feeds/nba-odds/read-nba-odds.ts';
import { finalPoints } from '#sports/basketball/domain/basketball-score.ts';
import type { ObservedBasketballGame } from '#sports/basketball/domain/forecast/basketball-ratings.ts';
import { marginMethod } from '../market-view.ts';
import { dayNumber } from '../past-match.ts';
import { reasonOf } from '../read-past-matches.ts';
import type { PastSportMatches } from './judged-sport.ts';

export interface PastBasketballGame {
  readonly day: LocalDay;
  readonly feedGame: NbaGame;
  readonly observed: ObservedBasketballGame;
}

/** Reads every file of NBA seasons below a folder. */
export async function readPastBasketballGames(folder: string): Promise<PastSportMatches<PastBasketballGame>> {
  const numbers = new Map<string, number>();
  const numberOf = (club: string): number => {
    const number = numbers.get(club) ?? numbers.size;
    numbers.set(club, number);
    return number;
  };
  const past = {
    matches: [] as PastBasketballGame[],
    files: 0,
    unreadable: [] as { file: string; reason: string }[],
    problems: 0,
    notBegun: 0,
  };
  for await (const { source, games, problems } of readNbaOdds([folder])) {
    past.files += 1;
    if (games.length === 0) past.unreadable.push({ file: source, reason: reasonOf(problems) });
    else past.problems += problems.length;
    for (const game of games) past.matches.push({ day: game.day, feedGame: game, observed: toObserved(game, numberOf) });
  }
  return past;
}

function toObserved(game: NbaGame, numberOf: (club: string) => number): ObservedBasketballGame {
  const { home, away, season, day, stage, venue, score, moneyline, spread, total } = game;
  return {
    home: numberOf(home),
    away: numberOf(away),
    season,
    day: dayNumber(new Date(`${day}T00:00:00Z`)),
    stage,
    venue,
    score: { ...score, total: finalPoints(score) },
    spread,
    marketChance: moneyline && removeMargin(moneyline, marginMethod)[0],
    total,
  };
}
