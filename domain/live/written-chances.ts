import type { ChanceEvent } from '#domain/forecast/chance-line.ts';
import type { MatchInPlay } from '#domain/forecast/goals/in-play-chances.ts';
import { type MatchPeriod, matchPeriods } from '#domain/match/match-status.ts';
import { isGoal, isSendingOff } from '#domain/match/match-timeline.ts';
import type { ForecastOfMatch } from './live-event.ts';

/* A list of live matches carries both for each of them: as numbers in a row they take a fifth of what they take as JSON. */

const decimals = 4;

/** Returns a forecast as seven numbers rounded to four decimals, which changes the chances by less than a hundredth of a per cent. */
export function writeForecast({
  homeGoals,
  awayGoals,
  lowScoreDependence,
  drawWeight,
  goalRegularity = 1,
  bothScoreKeep = 1,
  halfTimeShare,
}: ForecastOfMatch): string {
  return [homeGoals, awayGoals, lowScoreDependence, drawWeight, goalRegularity, bothScoreKeep, halfTimeShare]
    .map((value) => Number(value.toFixed(decimals)))
    .join(' ');
}

/** Returns the forecast from the text of `writeForecast`. */
export function readForecast(text: string): ForecastOfMatch {
  const [homeGoals, awayGoals, lowScoreDependence, drawWeight, goalRegularity, bothScoreKeep, halfTimeShare] = text
    .split(' ')
    .map(Number) as [number, number, number, number, number, number, number];
  return { homeGoals, awayGoals, lowScoreDependence, drawWeight, goalRegularity, bothScoreKeep, halfTimeShare };
}

/** Returns the state of a match as `first-half 45 2 1 0 0 0`: period, minute, added minute or `-`, goals and red cards of both sides. */
export function writePlay({ period, minute, addedMinute, score, reds }: MatchInPlay): string {
  return [period, minute, addedMinute ?? '-', score.home, score.away, reds.home, reds.away].join(' ');
}

/** Returns the state from the text of `writePlay`; undefined when the text holds none. */
export function readPlay(text: string): MatchInPlay | undefined {
  const [name, minute, added, ...counts] = text.split(' ');
  const period = matchPeriods.find((known): known is MatchPeriod => known === name);
  if (period === undefined) return undefined;
  const [home = 0, away = 0, homeReds = 0, awayReds = 0] = counts.map(Number);
  return {
    period,
    minute: Number(minute),
    addedMinute: added === '-' ? null : Number(added),
    score: { home, away },
    reds: { home: homeReds, away: awayReds },
  };
}

/** Returns the goals and sendings-off among the events of a match as `45 2 home goal, 52 - away red-card`: minute, added minute or `-`, side and kind. */
export function writeTurns(events: readonly ChanceEvent[]): string {
  return events
    .filter(({ kind }) => isGoal(kind) || isSendingOff(kind))
    .map(({ minute, addedMinute, side, kind }) => [minute, addedMinute ?? '-', side, kind].join(' '))
    .join(', ');
}

/** Returns the events from the text of `writeTurns`. */
export function readTurns(text: string): ChanceEvent[] {
  if (text === '') return [];
  return text.split(', ').map((written) => {
    const [minute, added, side, kind] = written.split(' ') as [string, string, ChanceEvent['side'], ChanceEvent['kind']];
    return { minute: Number(minute), addedMinute: added === '-' ? null : Number(added), side, kind };
  });
}
