import type { FeedMatch } from '#data/feeds/feed.ts';
import type { AnswerMatch } from './answer.ts';
import { cupRound } from './cup-round.ts';
import { goalEvents } from './goal-events.ts';
import { type Doubt, isSame, writtenScore } from './match-result.ts';
import { type MatchState, matchState } from './match-state.ts';

/** A competition of the catalogue and its shortcut, `bl1`. */
export interface OpenLigaDBLeague {
  readonly tournamentId: string;
  readonly shortcut: string;
  readonly type: 'league' | 'cup';
}

/** Returns a match in the site's codes, and doubts on parts of its row; no match where its state or its score cannot be believed. */
export function toFeedMatch(match: AnswerMatch, league: OpenLigaDBLeague, now: Date): { match?: FeedMatch; doubts: Doubt[] } {
  const isCup = league.type === 'cup';
  const state = matchState(match, isCup, now);
  if ('code' in state) return { doubts: [state] };
  const doubts: Doubt[] = [];
  const { groupName, groupOrderID } = match.group;
  const round = isCup ? cupRound(groupName) : ({ stage: 'matchday', matchday: groupOrderID } as const);
  if (round === undefined) doubts.push({ code: 'not-this-format', field: 'group.groupName', value: groupName });
  const events = eventsOf(match, state, doubts);
  const { status, live, score } = state;
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
      kickoff: { known: true, utc: new Date(match.matchDateTimeUTC) },
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
    doubts,
  };
}

/** Returns the goals as events when they add up to the score; undefined, with a doubt unless none is entered at all, when they do not. */
function eventsOf(match: AnswerMatch, { score, goals, hasExtraTime }: MatchState, doubts: Doubt[]): FeedMatch['events'] {
  if (score === undefined) return undefined;
  for (const { scoreTeam1, scoreTeam2, goalGetterName } of goals.strays) {
    doubts.push({ code: 'inconsistent', field: 'goals', value: `${scoreTeam1}-${scoreTeam2} ${goalGetterName ?? ''}`.trim() });
  }
  if (!isSame(goals.reached, score.current)) {
    if (match.goals.length > 0) {
      doubts.push({ code: 'inconsistent', field: 'goals', value: `${writtenScore(goals.reached)} of ${writtenScore(score.current)}` });
    }
    return undefined;
  }
  const events = goalEvents(goals.steps, { halfTime: score.halfTime, hasExtraTime });
  if (!('code' in events)) return events;
  doubts.push(events);
  return undefined;
}

function seasonLabel(firstYear: number): string {
  return `${firstYear}-${String((firstYear + 1) % 100).padStart(2, '0')}`;
}
