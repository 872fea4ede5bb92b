import type { FeedEvent } from '#data/feeds/feed.ts';
import type { RowProblem } from '#data/sources/problems-of-row.ts';
import type { Goals } from '#domain/match/match-score.ts';
import type { MatchEventKind } from '#domain/match/match-timeline.ts';
import type { AnswerMatch } from './answer.ts';
import { isSame, written } from './match-score.ts';

const goalKinds: ReadonlyMap<string, MatchEventKind> = new Map([
  ['REGULAR', 'goal'],
  ['OWN', 'own-goal'],
  ['PENALTY', 'penalty-goal'],
]);
const cardKinds: ReadonlyMap<string, MatchEventKind> = new Map([
  ['YELLOW', 'yellow-card'],
  ['YELLOW_RED', 'second-yellow-card'],
  ['RED', 'red-card'],
]);

/**
 * Returns goals, cards and changes in the order of play; undefined when the plan has none. A problem when the goals do not lead to the score, or an
 * event lacks its minute or side or is of unknown kind.
 */
export function matchEvents(match: AnswerMatch, score: Goals): readonly FeedEvent[] | RowProblem | undefined {
  if (!match.goals || (match.goals.length === 0 && score.home + score.away > 0)) return undefined;
  const goals = goalEvents(match.goals, score);
  if ('code' in goals) return goals;
  const events = [...goals];
  for (const { minute, team, player, card } of match.bookings ?? []) {
    const kind = cardKinds.get(card);
    if (kind === undefined) return { code: 'not-this-format', field: 'bookings.card', value: card };
    const side = sideOf(team?.id, match);
    if (side === undefined || !minute) return incomplete('bookings', side, player?.name);
    events.push({ minute, side, kind, ...playerOf(player) });
  }
  for (const { minute, team, playerIn, playerOut } of match.substitutions ?? []) {
    const side = sideOf(team?.id, match);
    if (side === undefined || !minute) return incomplete('substitutions', side, playerIn?.name);
    events.push({
      minute,
      side,
      kind: 'substitution',
      ...playerOf(playerIn),
      ...(playerOut?.name ? { replacedName: playerOut.name } : {}),
      ...(playerOut?.id ? { replacedExternalId: String(playerOut.id) } : {}),
    });
  }
  return events.toSorted(byTime);
}

function goalEvents(listed: NonNullable<AnswerMatch['goals']>, final: Goals): FeedEvent[] | RowProblem {
  const events: FeedEvent[] = [];
  let reached: Goals = { home: 0, away: 0 };
  for (const { minute, injuryTime, type, scorer, assist, score } of listed) {
    if (!score) return { code: 'missing-value', field: 'goals.score', ...(scorer?.name ? { value: scorer.name } : {}) };
    const value = `${written(score)} ${scorer?.name ?? ''}`.trim();
    const kind = goalKinds.get(type);
    if (kind === undefined) return { code: 'not-this-format', field: 'goals.type', value: type };
    if (!minute) return { code: 'missing-value', field: 'goals.minute', value };
    const side = score.home > reached.home ? 'home' : 'away';
    const isNext = isSame(score, { ...reached, [side]: reached[side] + 1 });
    const event = {
      minute,
      ...(injuryTime ? { addedMinute: injuryTime } : {}),
      side,
      kind,
      ...playerOf(scorer),
      ...(assist?.name ? { assistName: assist.name } : {}),
      ...(assist?.id ? { assistExternalId: String(assist.id) } : {}),
      score,
    } as const;
    const before = events.at(-1);
    if (!isNext || (before !== undefined && byTime(before, event) > 0)) {
      return { code: 'inconsistent', field: 'goals', value: `${value} ${minute}' after ${written(reached)}` };
    }
    reached = score;
    events.push(event);
  }
  if (isSame(reached, final)) return events;
  return { code: 'inconsistent', field: 'goals', value: `${written(reached)} of ${written(final)}` };
}

type AnswerPerson = { readonly id?: number | null; readonly name?: string | null } | null | undefined;

function playerOf(person: AnswerPerson): Pick<FeedEvent, 'playerName' | 'playerExternalId'> {
  return { ...(person?.name ? { playerName: person.name } : {}), ...(person?.id ? { playerExternalId: String(person.id) } : {}) };
}

function sideOf(teamId: number | null | undefined, { homeTeam, awayTeam }: AnswerMatch): 'home' | 'away' | undefined {
  if (teamId === homeTeam?.id) return 'home';
  return teamId === awayTeam?.id ? 'away' : undefined;
}

function incomplete(list: 'bookings' | 'substitutions', side: 'home' | 'away' | undefined, name: string | null | undefined): RowProblem {
  return { code: 'missing-value', field: `${list}.${side === undefined ? 'team.id' : 'minute'}`, ...(name ? { value: name } : {}) };
}

function byTime(one: FeedEvent, other: FeedEvent): number {
  return one.minute - other.minute || (one.addedMinute ?? 0) - (other.addedMinute ?? 0);
}
