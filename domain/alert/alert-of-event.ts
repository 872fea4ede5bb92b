import type { LiveEvent } from '#domain/live/live-event.ts';
import type { MatchPeriod, MatchStatus } from '#domain/match/match-status.ts';
import type { AlertKind } from './alert-settings.ts';

/** A match in its state at the moment when its events are checked for alerts. */
export interface AlertedMatch {
  readonly id: number;
  readonly status: MatchStatus;
  readonly period: MatchPeriod | null;
  readonly minute: number | null;
  readonly kickoffUtc: Date;
}

/** An alert that followers of a match receive. */
export interface MatchAlert {
  readonly kind: Exclude<AlertKind, 'tip' | 'prediction'>;
  /** A key that is the same each time the same incident is seen; a follower is alerted once for each key. */
  readonly about: string;
}

/** Max age of an event that raises an alert. */
export const maxAgeMs = 5 * 60_000;
const latestKickoffMs = 15 * 60_000;
/** Max time from the kick-off to an event: a match with extra time, a shoot-out and two long breaks is over by then. */
const latestEndMs = 4 * 3_600_000;
/** Max time from the announced start to an event of a two-sided sport: the day's last tennis match waits for those before it on its court. */
const latestPlayMs = 12 * 3_600_000;
/** Max minutes of play between a goal or red card and its event: a later one happened while the site was not following the match. */
const maxMinutesLate = 10;

/**
 * Returns the alert that an event raises at a moment; undefined when it raises none. Incidents from a time when the site was not following
 * the match, such as the goals of a match that a source first reports in its second half, raise none and are only shown on the page.
 */
export function alertOf(
  event: LiveEvent,
  { sequence, happenedAt }: { readonly sequence: number; readonly happenedAt: Date },
  match: AlertedMatch,
  now: Date,
): MatchAlert | undefined {
  if (now.getTime() - happenedAt.getTime() > maxAgeMs) return undefined;
  const sinceKickoffMs = now.getTime() - match.kickoffUtc.getTime();
  if (sinceKickoffMs > (event.kind === 'play' ? latestPlayMs : latestEndMs)) return undefined;
  const once = (kind: MatchAlert['kind']): MatchAlert => ({ kind, about: `${kind} ${match.id}` });
  const eachTime = (kind: MatchAlert['kind']): MatchAlert => ({ kind, about: `event ${sequence}` });
  switch (event.kind) {
    case 'status':
      if (event.status === 'finished') return once('full-time');
      if (event.status !== 'live') return undefined;
      if (event.period === 'half-time') return once('half-time');
      return (event.period ?? 'first-half') === 'first-half' && sinceKickoffMs < latestKickoffMs ? once('kick-off') : undefined;
    case 'line-up':
      return match.status === 'scheduled' ? once('line-ups') : undefined;
    case 'goal':
      if (event.change === 'revised') return undefined;
      return event.change === 'taken-back' || isFresh(event.goal.minute, match) ? eachTime('goal') : undefined;
    case 'card':
      return event.change === 'shown' && event.card.kind !== 'yellow-card' && isFresh(event.card.minute, match)
        ? eachTime('red-card')
        : undefined;
    case 'play':
      return alertOfPlay(event);
    default:
      return undefined;
  }

  function alertOfPlay({ change, score }: Extract<LiveEvent, { kind: 'play' }>): MatchAlert | undefined {
    switch (change) {
      case 'begun':
        return once('kick-off');
      case 'set-over':
        return { kind: 'set', about: `set ${score === null ? '' : score.home + score.away} ${match.id}` };
      case 'half-time':
        return once('half-time');
      case 'ended':
        return once('full-time');
      case 'going-on':
        return undefined;
    }
  }
}

function isFresh(minute: number | null, match: AlertedMatch): boolean {
  if (match.status === 'finished') return minute === null || minute >= 85;
  return match.status === 'live' && (minute === null || match.minute === null || match.minute - minute <= maxMinutesLate);
}
