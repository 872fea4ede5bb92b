import type { FeedEvent } from '#data/feeds/feed.ts';
import { problemIn } from '#data/sources/api-sports-answer.ts';
import type { RowProblem } from '#data/sources/problems-of-row.ts';
import type { Goals } from '#domain/match/match-score.ts';
import { isGoal, type MatchEventKind } from '#domain/match/match-timeline.ts';
import { type AnswerEvent, type AnswerFixture, answerEvent } from './answer.ts';
import { isSame, writtenScore } from './match-state.ts';

/**
 * Returns the events in the order of play. They are undefined when the answer has none of a match with goals, and, with a problem, when their goals
 * do not add up to the score, as happens for a while when one is new or taken back.
 */
export function matchEvents({ events, teams }: AnswerFixture, current: Goals): { events?: FeedEvent[]; problems: RowProblem[] } {
  if (!events) return { problems: [] };
  if (events.length === 0) return isSame(current, { home: 0, away: 0 }) ? { events: [], problems: [] } : { problems: [] };
  const problems: RowProblem[] = [];
  const read: AnswerEvent[] = [];
  for (const [index, element] of events.entries()) {
    const parsed = answerEvent.safeParse(element);
    const issue = parsed.error?.issues[0];
    if (issue !== undefined) problems.push(placed(index, problemIn(issue, element)));
    else if (parsed.data !== undefined) {
      const problem = problemOn(parsed.data, teams);
      if (problem === undefined) read.push(parsed.data);
      else problems.push(placed(index, problem));
    }
  }
  const ordered = read.toSorted((one, other) => one.time.elapsed - other.time.elapsed || (one.time.extra ?? 0) - (other.time.extra ?? 0));
  for (const list of [ordered, withoutCancelled(ordered)]) {
    /* An own goal is listed under the side that profits; some answers have it under the side of the player, which the score shows. */
    for (const isOwnGoalTurned of [false, true]) {
      const told = toFeedEvents(list, teams.home.id, isOwnGoalTurned);
      if (isSame(scoreOf(told), current)) return { events: told, problems };
    }
  }
  const reached = scoreOf(toFeedEvents(ordered, teams.home.id, false));
  return {
    problems: [...problems, { code: 'inconsistent', field: 'events', value: `${writtenScore(reached)} of ${writtenScore(current)}` }],
  };
}

function placed(index: number, problem: RowProblem): RowProblem {
  return { ...problem, field: ['events', index, ...(problem.field === undefined ? [] : [problem.field])].join('.') };
}

const goalKinds: ReadonlyMap<string, MatchEventKind> = new Map([
  ['normal goal', 'goal'],
  ['penalty', 'penalty-goal'],
  ['own goal', 'own-goal'],
  ['missed penalty', 'missed-penalty'],
]);
const cardKinds: ReadonlyMap<string, MatchEventKind> = new Map([
  ['yellow card', 'yellow-card'],
  ['red card', 'red-card'],
  ['second yellow card', 'second-yellow-card'],
]);

/** Returns the kind of an event; null for a review and for a kick of a shoot-out, which are not events of the match; undefined for an unknown one. */
function kindOf({ type, detail, comments }: AnswerEvent): MatchEventKind | null | undefined {
  const named = detail?.toLowerCase() ?? '';
  switch (type.toLowerCase()) {
    case 'goal':
      return comments?.toLowerCase() === 'penalty shootout' ? null : goalKinds.get(named);
    case 'card':
      return cardKinds.get(named);
    case 'subst':
      return 'substitution';
    case 'var':
      return null;
    default:
      return undefined;
  }
}

function problemOn(event: AnswerEvent, teams: AnswerFixture['teams']): RowProblem | undefined {
  if (event.team.id !== teams.home.id && event.team.id !== teams.away.id) {
    return { code: 'inconsistent', field: 'team.id', value: String(event.team.id) };
  }
  if (kindOf(event) !== undefined) return undefined;
  return { code: 'not-this-format', field: 'detail', value: `${event.type}: ${event.detail ?? ''}`.slice(0, 60) };
}

/**
 * Returns the events without the goals cancelled by a review: each time the last goal before it of the same side, and by the review's player if it
 * names one.
 */
function withoutCancelled(events: readonly AnswerEvent[]): AnswerEvent[] {
  const left = [...events];
  for (const review of events) {
    if (review.type.toLowerCase() !== 'var' || !/^goal (?:cancelled|disallowed)/i.test(review.detail ?? '')) continue;
    const index = left.findLastIndex(
      (event) =>
        isGoal(kindOf(event) ?? 'substitution') &&
        event.team.id === review.team.id &&
        event.time.elapsed <= review.time.elapsed &&
        (!review.player?.name || event.player?.name === review.player.name),
    );
    if (index !== -1) left.splice(index, 1);
  }
  return left;
}

function toFeedEvents(events: readonly AnswerEvent[], homeId: number, isOwnGoalTurned: boolean): FeedEvent[] {
  const told: FeedEvent[] = [];
  let score: Goals = { home: 0, away: 0 };
  for (const [index, event] of events.entries()) {
    const kind = cardOrOther(events, index);
    if (kind === null || kind === undefined) continue;
    const isHome = (event.team.id === homeId) !== (kind === 'own-goal' && isOwnGoalTurned);
    const side = isHome ? 'home' : 'away';
    if (isGoal(kind)) score = { ...score, [side]: score[side] + 1 };
    const [shown, replaced] = kind === 'substitution' ? [event.assist, event.player] : [event.player, undefined];
    const helper = kind === 'goal' ? event.assist : undefined;
    told.push({
      ...timeOf(event),
      side,
      kind,
      ...(shown?.name ? { playerName: shown.name } : {}),
      ...(shown?.id ? { playerExternalId: String(shown.id) } : {}),
      ...(replaced?.name ? { replacedName: replaced.name } : {}),
      ...(replaced?.id ? { replacedExternalId: String(replaced.id) } : {}),
      ...(helper?.name ? { assistName: helper.name } : {}),
      ...(helper?.id ? { assistExternalId: String(helper.id) } : {}),
      ...(isGoal(kind) ? { score } : {}),
    });
  }
  return told;
}

/**
 * Returns the kind of an event among the others. The provider gives a second yellow card as a yellow and a red of the same minute after an earlier
 * yellow: the red becomes the second yellow, and the yellow beside it null. A red after one yellow alone is a red.
 */
function cardOrOther(events: readonly AnswerEvent[], index: number): MatchEventKind | null | undefined {
  const event = events[index];
  if (event === undefined) return undefined;
  const kind = kindOf(event);
  if (kind !== 'red-card' && kind !== 'yellow-card') return kind;
  const cards = events.filter((other) => isSamePlayer(other, event) && kindOf(other)?.endsWith('-card'));
  const red = cards.find((card) => kindOf(card) !== 'yellow-card');
  const yellows = cards.filter((card) => kindOf(card) === 'yellow-card');
  const second = yellows[1];
  if (red === undefined || second === undefined || !isSameMinute(red, second)) return kind;
  if (kind === 'red-card') return 'second-yellow-card';
  return event === second ? null : kind;
}

function isSamePlayer(one: AnswerEvent, other: AnswerEvent): boolean {
  if (one.team.id !== other.team.id) return false;
  if (one.player?.id && other.player?.id) return one.player.id === other.player.id;
  return Boolean(one.player?.name) && one.player?.name === other.player?.name;
}

function isSameMinute({ time: one }: AnswerEvent, { time: other }: AnswerEvent): boolean {
  return one.elapsed === other.elapsed && (one.extra ?? 0) === (other.extra ?? 0);
}

function timeOf({ time: { elapsed, extra } }: AnswerEvent): Pick<FeedEvent, 'minute' | 'addedMinute'> {
  return { minute: elapsed, ...(extra ? { addedMinute: extra } : {}) };
}

function scoreOf(events: readonly FeedEvent[]): Goals {
  return events.findLast(({ score }) => score !== undefined)?.score ?? { home: 0, away: 0 };
}
