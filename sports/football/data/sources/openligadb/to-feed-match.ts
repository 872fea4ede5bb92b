import type { FeedMatch, UndatedMatch } from '#data/feeds/feed.ts';
import type { RowProblem } from '#data/sources/problems-of-row.ts';
import { isRealDate, reportedKickoff } from '#data/sources/reported-kickoff.ts';
import type { Round, Stage } from '#domain/tournament/round.ts';
import type { AnswerMatch } from './answer.ts';
import { readGoals } from './goal-events.ts';
import { isSame, writtenScore } from './match-result.ts';
import { type MatchState, matchState } from './match-state.ts';

/** A competition of the catalogue and its shortcut, `bl1`. */
export interface OpenLigaDBLeague {
  readonly tournamentId: string;
  readonly shortcut: string;
  readonly type: 'league' | 'cup';
}

/** Returns a match in the site's codes, and problems with parts of its row; no match when its state or its score is implausible. */
export function toFeedMatch(
  match: AnswerMatch,
  league: OpenLigaDBLeague,
  now: Date,
): { match?: FeedMatch | UndatedMatch; problems: readonly RowProblem[] } {
  const isCup = league.type === 'cup';
  const { matchDateTimeUTC } = match;
  const problems: RowProblem[] = isRealDate(matchDateTimeUTC)
    ? []
    : [{ code: 'bad-date', field: 'matchDateTimeUTC', value: matchDateTimeUTC }];
  const state = matchState(match, isCup, now);
  if ('code' in state) return { problems: [...problems, state] };
  const { groupName, groupOrderID } = match.group;
  const round = isCup ? cupRound(groupName) : ({ stage: 'matchday', matchday: groupOrderID } as const);
  if (round === undefined) problems.push({ code: 'not-this-format', field: 'group.groupName', value: groupName });
  const { events, isHalfTimeRefuted } = eventsOf(match, state, problems);
  const { status, live } = state;
  const score = isHalfTimeRefuted ? withoutHalfTime(state.score) : state.score;
  const kickoff = reportedKickoff(matchDateTimeUTC, status, false);
  const { location, numberOfViewers } = match;
  return {
    match: {
      externalId: String(match.matchID),
      // Local time without a zone, of which only the order counts.
      ...(match.lastUpdateDateTime ? { revisedAt: new Date(`${match.lastUpdateDateTime}Z`) } : {}),
      tournamentId: league.tournamentId,
      season: seasonLabel(match.leagueSeason),
      ...(round === undefined ? {} : { round }),
      home: { name: match.team1.teamName, externalId: String(match.team1.teamId) },
      away: { name: match.team2.teamName, externalId: String(match.team2.teamId) },
      ...(kickoff === undefined ? {} : { kickoff }),
      status,
      ...(live === undefined ? {} : { live }),
      ...(score === undefined ? {} : { score }),
      ...(location?.locationStadium && location.locationCity
        ? { venue: { name: location.locationStadium, town: location.locationCity } }
        : {}),
      ...(numberOfViewers ? { attendance: numberOfViewers } : {}),
      ...(events === undefined ? {} : { events }),
      quotes: [],
    },
    problems,
  };
}

const cupStages: ReadonlyMap<string, Stage> = new Map([
  ['1. runde', 'round-1'],
  ['1. hauptrunde', 'round-1'],
  ['2. runde', 'round-2'],
  ['2. hauptrunde', 'round-2'],
  ['achtelfinale', 'round-of-16'],
  ['viertelfinale', 'quarter-final'],
  ['halbfinale', 'semi-final'],
  ['finale', 'final'],
]);

/** Returns the round of a cup by its German name, "Achtelfinale"; undefined for an unknown one. */
function cupRound(groupName: string): Round | undefined {
  const stage = cupStages.get(groupName.toLowerCase());
  return stage === undefined ? undefined : { stage };
}

const noEvents = { events: undefined, isHalfTimeRefuted: false };

/** Returns the goals as events when they add up to the score; otherwise none, with a problem unless the list is empty. */
function eventsOf(
  match: AnswerMatch,
  { score, goals, hasExtraTime }: MatchState,
  problems: RowProblem[],
): { readonly events?: FeedMatch['events']; readonly isHalfTimeRefuted: boolean } {
  if (score === undefined) return noEvents;
  for (const { scoreTeam1, scoreTeam2, goalGetterName } of goals.strays) {
    problems.push({ code: 'inconsistent', field: 'goals', value: `${scoreTeam1}-${scoreTeam2} ${goalGetterName ?? ''}`.trim() });
  }
  if (!isSame(goals.reached, score.current)) {
    if (match.goals.length > 0) {
      problems.push({ code: 'inconsistent', field: 'goals', value: `${writtenScore(goals.reached)} of ${writtenScore(score.current)}` });
    }
    return noEvents;
  }
  const read = readGoals(goals.steps, { halfTime: score.halfTime, hasExtraTime });
  problems.push(...read.problems);
  return read;
}

function withoutHalfTime(score: MatchState['score']): MatchState['score'] {
  if (score === undefined) return undefined;
  const { halfTime: _halfTime, ...rest } = score;
  return rest;
}

function seasonLabel(firstYear: number): string {
  return `${firstYear}-${String((firstYear + 1) % 100).padStart(2, '0')}`;
}
