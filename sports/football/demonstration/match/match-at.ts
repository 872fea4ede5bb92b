import type { FeedMatch, FeedQuote, MatchStatistics } from '#data/feeds/feed.ts';
import { combineSeeds, uniformOf } from '#domain/chance/random.ts';
import type { MatchScore } from '#domain/match/match-score.ts';
import { habitFactor } from '../clubs/club-habits.ts';
import type { SquadMember } from '../clubs/squads.ts';
import { dayOfKickoff } from '../season/calendar.ts';
import { type PlannedMatch, playOf } from '../season/planned-match.ts';
import { matchEvents, type TimedEvent } from './match-events.ts';
import { teamNewsAt } from './match-line-ups.ts';
import { boardMinute, goalsUntil, type MatchPlay } from './match-play.ts';
import { matchStateAt } from './match-state.ts';
import { statisticsOf } from './match-statistics.ts';

export type SquadOf = (slug: string) => readonly SquadMember[];

const timedEvents = new WeakMap<PlannedMatch, TimedEvent[]>();

/** Returns the events of a whole match, each with the minute since kick-off at which it becomes known. */
export function eventsOf(match: PlannedMatch, squadFor: SquadOf): readonly TimedEvent[] {
  let events = timedEvents.get(match);
  if (events === undefined) {
    const squads = { home: squadFor(match.home.slug), away: squadFor(match.away.slug) };
    events = matchEvents(match.seed, playOf(match), squads, habitFactors('bookings', match));
    timedEvents.set(match, events);
  }
  return events;
}

/** Returns a match as known at a moment. Without a squad list its line-ups and events are left out, and the statistics that count them. */
export function matchAt(match: PlannedMatch, nowMs: number, quotes: readonly FeedQuote[], squadFor?: SquadOf): FeedMatch {
  const { tournament, home, away } = match;
  const state = matchStateAt(match, nowMs);
  const announced: FeedMatch = {
    tournamentId: tournament.id,
    season: match.season,
    round: match.round,
    home: clubOf(home, match.groups?.home),
    away: clubOf(away, match.groups?.away),
    kickoff: state.hourKnown
      ? { known: true, utc: new Date(state.kickoffMs) }
      : { known: false, day: dayOfKickoff(tournament, state.kickoffMs) },
    status: state.status,
    venue: match.neutralVenue || home.ground === undefined || home.town === undefined ? undefined : { name: home.ground, town: home.town },
    neutralVenue: match.neutralVenue || undefined,
    quotes,
    ...(squadFor === undefined ? {} : teamNews(squadFor)),
  };
  if (state.status === 'awarded') return { ...announced, score: awardedScore(match) };
  if (state.minutes === undefined) return announced;
  const { minutes } = state;
  const play = playOf(match);
  const live = state.status === 'live' ? liveAt(play, minutes) : undefined;
  const score = scoreAt(play, minutes);
  const over = state.status === 'finished';
  const shown = { ...announced, live, score, attendance: over ? attendanceOf(match) : undefined };
  if (squadFor === undefined)
    return over
      ? {
          ...shown,
          statistics: statisticsOfPlay(statisticsOf(match.seed, match.expected, score.current, [], 1, habitFactors('corners', match))),
        }
      : shown;
  const events = eventsOf(match, squadFor)
    .filter(({ at }) => at <= minutes)
    .map(({ event }) => event);
  return {
    ...shown,
    events,
    statistics: statisticsOf(
      match.seed,
      match.expected,
      score.current,
      events,
      over ? 1 : minutes / play.length,
      habitFactors('corners', match),
    ),
  };

  function teamNews(squadOf: SquadOf) {
    // A match that is called off has none for its first day.
    if (match.fate === 'awarded' || match.fate === 'cancelled' || state.kickoffMs !== match.kickoffMs) return {};
    return teamNewsAt(match.seed, state.kickoffMs, nowMs, { home: squadOf(home.slug), away: squadOf(away.slug) });
  }

  function clubOf({ name, country }: PlannedMatch['home'], group: string | undefined): FeedMatch['home'] {
    return { name, ...(country === tournament.country ? {} : { country }), ...(group === undefined ? {} : { group }) };
  }
}

function habitFactors(of: 'corners' | 'bookings', { home, away }: PlannedMatch) {
  return { home: habitFactor(of, home.slug, away.slug), away: habitFactor(of, away.slug, home.slug) };
}

function statisticsOfPlay({ possession, shots, shotsOnTarget, corners }: MatchStatistics): MatchStatistics {
  return { possession, shots, shotsOnTarget, corners };
}

function liveAt(play: MatchPlay, minutes: number): FeedMatch['live'] {
  const stretch = play.stretches.find(({ to }) => minutes < to);
  if (stretch === undefined) throw new RangeError(`a match of ${play.length} minutes is not live after ${minutes}`);
  return { period: stretch.period, ...boardMinute(stretch, minutes) };
}

/** Returns the score at a minute; a period's score is known once the period is over. */
function scoreAt(play: MatchPlay, minutes: number): MatchScore {
  const endOf = (period: string): number => play.stretches.findLast((stretch) => stretch.period === period)?.to ?? Number.POSITIVE_INFINITY;
  const after = (period: string) => (minutes >= endOf(period) ? goalsUntil(play, endOf(period)) : undefined);
  return {
    current: goalsUntil(play, minutes),
    halfTime: after('first-half'),
    fullTime: after('second-half'),
    extraTime: after('extra-time'),
    penalties: minutes >= endOf('penalties') ? play.penalties : undefined,
  };
}

/** Returns the score of an awarded match, 3–0. */
function awardedScore({ seed }: PlannedMatch): MatchScore {
  const toHome = uniformOf(combineSeeds(seed, 'awarded')) < 0.5;
  return { current: { home: toHome ? 3 : 0, away: toHome ? 0 : 3 } };
}

function attendanceOf({ seed, tournament, expected }: PlannedMatch): number {
  const usual = (tournament.gender === 'women' ? 3_500 : 19_000) / (tournament.tier ?? 1) ** 1.6;
  return Math.round(usual * (0.55 + 0.9 * uniformOf(combineSeeds(seed, 'attendance'))) * Math.sqrt(expected.home / 1.4));
}
