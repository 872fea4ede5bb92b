import type { MatchForecast } from '#data/queries/forecast/get-match-forecast.ts';
import type { MatchDetails } from '#data/queries/match/get-match.ts';
import { type ChanceEvent, type ChancePoint, chanceLine } from '#domain/forecast/chance-line.ts';
import { headlineForecast } from '#domain/forecast/goals/headline-forecast.ts';
import type { MatchInPlay } from '#domain/forecast/goals/in-play-chances.ts';
import type { MatchMoment } from '#domain/forecast/goals/played-share.ts';
import { usualHalfTimeShare } from '#domain/forecast/goals/played-share.ts';
import { scoreGrid } from '#domain/forecast/goals/score-grid.ts';
import type { ForecastOfMatch } from '#domain/live/live-event.ts';
import { regularGoals } from '#domain/match/football-play.ts';
import type { Goals } from '#domain/match/match-score.ts';
import { isRegularTime } from '#domain/match/match-status.ts';
import { isGoal, isSendingOff } from '#domain/match/match-timeline.ts';

/** The history of the chances of a match during play. */
export interface ChanceHistoryView {
  readonly points: readonly ChancePoint[];
  /** The last of the points. */
  readonly end: ChancePoint;
  readonly turns: readonly Turn[];
  /** The facts from which the browser continues; undefined once ninety minutes are over. */
  readonly goesOn: { readonly forecast: ForecastOfMatch; readonly events: readonly ChanceEvent[]; readonly play: MatchInPlay } | undefined;
}

/** A goal or a sending-off, and the chances after it. */
export interface Turn {
  /** Its place among the turns of the match, from 0. */
  readonly number: number;
  readonly point: ChancePoint;
  readonly event: ChanceEvent;
  /** The score after a goal. */
  readonly score: Goals | undefined;
}

type Played = Pick<
  MatchDetails,
  'status' | 'period' | 'minute' | 'addedMinute' | 'homeGoals' | 'awayGoals' | 'fullTimeHome' | 'fullTimeAway' | 'extraTimeHome'
>;

/**
 * Returns the history of a match's chances; undefined before it and without one of the required facts: the forecast, the minute, the score or the
 * scorers with their minutes.
 */
export function courseOf(
  match: Played,
  forecast: MatchForecast | undefined,
  events: readonly ChanceEvent[],
): ChanceHistoryView | undefined {
  const until = momentOf(match);
  if (forecast === undefined || until === undefined) return undefined;
  const before: ForecastOfMatch = {
    ...headlineForecast(forecast).parameters,
    halfTimeShare: forecast.halfTimeShare ?? usualHalfTimeShare,
  };
  const points = chanceLine(scoreGrid(before), before.halfTimeShare, events, until);
  const end = points?.at(-1);
  if (points === undefined || end === undefined) return undefined;
  const { period } = until;
  return {
    points,
    end,
    turns: turnsOf(points),
    goesOn:
      period !== 'full-time' && isRegularTime(period)
        ? { forecast: before, events, play: { ...until, period, reds: sentOffAmong(events) } }
        : undefined,
  };
}

/** Returns the moment of play, and the score within ninety minutes. */
function momentOf(match: Played): (MatchMoment & { readonly score: Goals }) | undefined {
  const { status, period, minute, addedMinute } = match;
  const score = regularGoals(match);
  if (score === undefined) return undefined;
  if (status === 'finished' || (status === 'live' && period !== null && !isRegularTime(period)))
    return { period: 'full-time', minute: 90, addedMinute: null, score };
  if (status !== 'live' || period === null || (minute === null && period !== 'half-time')) return undefined;
  return { period, minute: minute ?? 45, addedMinute, score };
}

function turnsOf(points: readonly ChancePoint[]): Turn[] {
  const turns: Turn[] = [];
  let goals: Goals = { home: 0, away: 0 };
  for (const point of points) {
    const event = point.after;
    if (event === undefined) continue;
    if (isGoal(event.kind)) goals = { ...goals, [event.side]: goals[event.side] + 1 };
    turns.push({ number: turns.length, point, event, score: isGoal(event.kind) ? goals : undefined });
  }
  return turns;
}

function sentOffAmong(events: readonly ChanceEvent[]): Goals {
  const of = (side: 'home' | 'away') => events.filter((event) => event.side === side && isSendingOff(event.kind)).length;
  return { home: of('home'), away: of('away') };
}
