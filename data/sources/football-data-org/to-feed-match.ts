import type { FeedClub, FeedMatch } from '#data/feeds/feed.ts';
import type { Kickoff } from '#domain/match/kickoff.ts';
import { parseLocalDay } from '#domain/time/local-day.ts';
import type { AnswerMatch } from './answer.ts';
import { matchEvents } from './match-events.ts';
import { matchLineUps } from './match-line-ups.ts';
import type { Doubt } from './match-score.ts';
import { matchState } from './match-state.ts';
import { roundOf } from './round-of.ts';

/** A competition of the catalogue and its code, `BL1`. */
export interface FootballDataOrgLeague {
  readonly tournamentId: string;
  readonly code: string;
  readonly type: 'league' | 'cup';
  readonly season: 'autumn-spring' | 'calendar-year';
}

/**
 * Returns a match in the site's codes, and doubts on parts of its row; no match where its state or its score cannot be believed, or while its
 * sides are not known.
 */
export function toFeedMatch(match: AnswerMatch, league: FootballDataOrgLeague, now: Date): { match?: FeedMatch; doubts: Doubt[] } {
  const { homeTeam, awayTeam, attendance } = match;
  if (homeTeam === undefined || awayTeam === undefined) return { doubts: [] };
  const state = matchState(match, now);
  if ('code' in state) return { doubts: [state] };
  const round = roundOf(match, league.type);
  // The goals of an awarded match are not those of its score.
  const events = state.score === undefined || state.status === 'awarded' ? undefined : matchEvents(match, state.score.current);
  const lined = matchLineUps(match);
  const areEventsKnown = events !== undefined && !('code' in events);
  const referee = match.referees?.find(({ type }) => type === 'REFEREE')?.name;
  return {
    match: {
      externalId: String(match.id),
      ...(match.lastUpdated ? { revisedAt: new Date(match.lastUpdated) } : {}),
      tournamentId: league.tournamentId,
      season: seasonLabel(match, league),
      ...(round === undefined ? {} : { round }),
      home: clubOf(homeTeam),
      away: clubOf(awayTeam),
      kickoff: kickoffOf(match),
      ...state,
      ...(referee ? { referee } : {}),
      ...(attendance ? { attendance } : {}),
      ...(areEventsKnown ? { events } : {}),
      ...(lined.lineUps === undefined ? {} : { lineUps: lined.lineUps }),
      quotes: [],
    },
    doubts: [
      ...(round === undefined ? [{ code: 'not-this-format', field: 'stage', value: match.stage } as const] : []),
      ...(events !== undefined && 'code' in events ? [events] : []),
      ...lined.doubts,
    ],
  };
}

function clubOf({ id, name }: { readonly id: number; readonly name: string }): FeedClub {
  return { name, externalId: String(id) };
}

/** Returns the kick-off; a match that is scheduled but not timed stands at a usual hour of its league, of which only the day is meant. */
function kickoffOf({ status, utcDate }: AnswerMatch): Kickoff {
  const day = status === 'SCHEDULED' ? parseLocalDay(utcDate.slice(0, 10)) : undefined;
  return day === undefined ? { known: true, utc: new Date(utcDate) } : { known: false, day };
}

function seasonLabel({ season: { startDate } }: AnswerMatch, { season }: FootballDataOrgLeague): string {
  const firstYear = Number(startDate.slice(0, 4));
  return season === 'calendar-year' ? String(firstYear) : `${firstYear}-${String((firstYear + 1) % 100).padStart(2, '0')}`;
}
