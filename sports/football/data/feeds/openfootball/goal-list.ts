import type { FeedEvent } from '#data/feeds/feed.ts';
import type { MatchScore } from '#domain/match/match-score.ts';
import { Refusal } from './refusal.ts';

/** A goal as listed by a source, under the side that profits from it. */
export interface ListedGoal {
  readonly playerName: string;
  readonly minute: number;
  readonly addedMinute?: number;
  readonly kind: 'goal' | 'penalty-goal' | 'own-goal';
}

export interface ListedGoals {
  readonly home: readonly ListedGoal[];
  readonly away: readonly ListedGoal[];
}

const goalPattern = new RegExp(
  String.raw`(?<minute>\d{1,3})['’]?(?:\+(?<added>\d{1,2})['’]?)?` +
    String.raw`(?:\s*\((?<mark>pen\.?|p\.?|o\.\s?g\.?|og)\)|\s?(?<dotted>pen\.|o\.g\.)|(?<bare>pen|p|og)(?![\p{L}.]))?(?=[\s,;]|$)`,
  'giuy',
);

/**
 * Returns the goals of a match: "Haaland 4', 36' (pen.) Rodri 75'; Muric 90+1' (o.g.)". A semicolon divides the sides, "-" means a side without
 * goals. Refuses a goal without a scorer and words that belong to no goal.
 */
export function parseGoalText(text: string): ListedGoals | Refusal {
  const refusal = new Refusal('not-this-format', 'goals', text);
  const sides = text.split(';');
  if (sides.length > 2) return refusal;
  const [home, away] = sides.map((side) => goalsOfSide(side.trim()));
  if (home === undefined || (sides.length === 2 && away === undefined)) return refusal;
  return { home, away: away ?? [] };
}

function goalsOfSide(text: string): readonly ListedGoal[] | undefined {
  if (text === '' || text === '-') return [];
  const goals: ListedGoal[] = [];
  let playerName = '';
  let nameStart = 0;
  for (let at = 0; at < text.length; at += 1) {
    const startsNumber = /\d/.test(text[at] ?? '') && (at === 0 || /[\s,]/.test(text[at - 1] ?? ''));
    if (!startsNumber) continue;
    goalPattern.lastIndex = at;
    const groups = goalPattern.exec(text)?.groups;
    if (groups === undefined) return undefined;
    playerName = text.slice(nameStart, at).replace(/^[\s,]+|[\s,]+$/g, '') || playerName;
    if (playerName === '') return undefined;
    goals.push({
      playerName,
      minute: Number(groups.minute),
      ...(groups.added === undefined ? {} : { addedMinute: Number(groups.added) }),
      kind: kindOf(groups.mark ?? groups.dotted ?? groups.bare),
    });
    nameStart = goalPattern.lastIndex;
    at = goalPattern.lastIndex;
  }
  return text.slice(nameStart).trim() === '' ? goals : undefined;
}

function kindOf(mark: string | undefined): ListedGoal['kind'] {
  if (mark === undefined) return 'goal';
  return mark.toLowerCase().startsWith('o') ? 'own-goal' : 'penalty-goal';
}

/**
 * Returns the goals as events in the order of play, each with the score after it. Refuses goals that do not add up to the score, at the end or at
 * half time. When both sides score in one minute their order is unknown and no score is given.
 */
export function goalEvents(goals: ListedGoals, score: MatchScore): readonly FeedEvent[] | Refusal {
  const { current, halfTime } = score;
  const firstHalf = (side: readonly ListedGoal[]) => side.filter((goal) => goal.minute <= 45).length;
  const addsUp =
    goals.home.length === current.home &&
    goals.away.length === current.away &&
    (halfTime === undefined || (firstHalf(goals.home) === halfTime.home && firstHalf(goals.away) === halfTime.away));
  if (!addsUp) return new Refusal('inconsistent', 'goals', `${goals.home.length}-${goals.away.length}`);
  const events = [
    ...goals.home.map((goal) => ({ ...goal, side: 'home' as const })),
    ...goals.away.map((goal) => ({ ...goal, side: 'away' as const })),
  ].sort((one, other) => one.minute - other.minute || (one.addedMinute ?? 0) - (other.addedMinute ?? 0));
  const running = { home: 0, away: 0 };
  return events.map((event) => {
    running[event.side] += 1;
    const isUnordered = events.some(
      (other) => other.side !== event.side && other.minute === event.minute && other.addedMinute === event.addedMinute,
    );
    return isUnordered ? event : { ...event, score: { ...running } };
  });
}
