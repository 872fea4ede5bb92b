/** The matches that one call for prices covers: those of a competition, or a single one where a provider is asked for each by itself. */
export interface PricedGroup<Subject> {
  readonly subject: Subject;
  /** The part of the budget that a call takes. */
  readonly cost: number;
  /** The kick-offs of its matches that are to be played or were played today, one for each match, the earliest first, in milliseconds. */
  readonly kickoffs: readonly number[];
}

/** The calls of a day (UTC) for one group. */
export interface ScheduledGroup<Subject> extends PricedGroup<Subject> {
  /** The moments of the calls, the earliest first, in milliseconds. */
  readonly calls: readonly number[];
}

/** The calls for prices of a day (UTC). */
export interface PriceSchedule<Subject> {
  /** The groups with matches ahead, the one with the next kick-off first; a group may have no call. */
  readonly groups: readonly ScheduledGroup<Subject>[];
  readonly spending: PriceSpending;
}

/** The use that a schedule makes of a day's budget. */
export interface PriceSpending {
  readonly budget: number;
  /** The cost of all calls of the day, never more than the budget. */
  readonly cost: number;
  readonly calls: number;
  /** The matches whose last hour begins on the day, and those of them for which the budget reaches no call then. */
  readonly matches: number;
  readonly unreached: number;
}

/** A look at prices so long before a kick-off, for which any other within the tolerance serves as well. */
interface Look {
  readonly minutesBefore: number;
  readonly toleranceMinutes: number;
}

/**
 * In the order in which a budget is spent on them. A budget for one look has it an hour before the kick-off, when line-ups are known and a price can still be taken; then a match gets
 * its first price a day before, a last one shortly before the kick-off, and more between them, the more the nearer.
 */
const looks: readonly Look[] = [
  { minutesBefore: 60, toleranceMinutes: 20 },
  { minutesBefore: 24 * 60, toleranceMinutes: 8 * 60 },
  { minutesBefore: 15, toleranceMinutes: 5 },
  { minutesBefore: 3 * 60, toleranceMinutes: 60 },
  { minutesBefore: 12 * 60, toleranceMinutes: 4 * 60 },
  { minutesBefore: 6 * 60, toleranceMinutes: 2 * 60 },
  ...looksEvery(60, 12),
  ...looksEvery(3 * 60, 45),
  ...looksEvery(30, 12),
  ...looksEvery(15, 12),
  ...looksEvery(5, 12),
];

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Returns looks at even distances, that next to the kick-off first. */
function looksEvery(minutes: number, hours: number): Look[] {
  return Array.from({ length: (hours * 60) / minutes }, (_, index) => ({
    minutesBefore: (index + 1) * minutes,
    toleranceMinutes: minutes / 2,
  }));
}

/**
 * Returns the calls by which a day's budget is spent on prices where kick-offs are near. Kinds of looks follow each other by their worth; of one kind those come first that cover
 * more matches for their cost, then those of the nearer kick-off. Nothing is spent on a group that has no kick-off on this day or the next.
 *
 * The schedule is that of the whole day (UTC) of `now`, and the same at each moment of it as long as the kick-offs are: what is over is part of it.
 *
 * @param shortestMinutes the least time that a provider takes to have new prices
 */
export function schedulePrices<Subject>(
  groups: readonly PricedGroup<Subject>[],
  budget: number,
  now: Date,
  shortestMinutes = 5,
): PriceSchedule<Subject> {
  const day = Math.floor(now.getTime() / dayMs) * dayMs;
  // Kick-offs after tomorrow come to be known in the course of the day: were they planned for, calls already made would count for others.
  const planned = groups.map((group) => ({
    ...group,
    kickoffs: group.kickoffs.filter((kickoff) => kickoff < day + 2 * dayMs),
    calls: [] as number[],
  }));
  const cheapest = Math.min(...planned.map(({ cost }) => cost));
  const [first] = looks;
  let cost = 0;
  let [matches, unreached] = [0, 0];
  for (const look of looks) {
    if (cost + cheapest > budget && look !== first) break;
    if (2 * look.toleranceMinutes < shortestMinutes) continue;
    const wanted = planned.flatMap((group) => looksOf(group, look, day));
    for (const { group, at, covered } of wanted.toSorted(byWorth)) {
      const isReached = cost + group.cost <= budget;
      if (look === first) {
        matches += covered;
        if (!isReached) unreached += covered;
      }
      if (!isReached) continue;
      cost += group.cost;
      group.calls.push(at);
    }
  }
  const calls = planned.reduce((sum, group) => sum + group.calls.length, 0);
  return {
    groups: planned
      .filter(({ kickoffs }) => nextOf(kickoffs, now) !== undefined)
      .map((group) => ({ ...group, calls: group.calls.toSorted(ascending) }))
      .toSorted((one, other) => ascending(nextOf(one.kickoffs, now) ?? 0, nextOf(other.kickoffs, now) ?? 0)),
    spending: { budget, cost, calls, matches, unreached },
  };
}

/** Returns the last moment of a group's calls that has come, and the next one of the day; null where there is none. */
export function momentsOf({ calls }: Pick<ScheduledGroup<unknown>, 'calls'>, now: Date): { last: Date | null; next: Date | null } {
  const last = calls.findLast((at) => at <= now.getTime());
  const next = nextOf(calls, now);
  return { last: last === undefined ? null : new Date(last), next: next === undefined ? null : new Date(next) };
}

interface WantedLook<Group> {
  readonly group: Group;
  readonly at: number;
  /** The matches that it covers and that no other call does at that distance. */
  readonly covered: number;
}

/** Returns the looks of one kind that a group still lacks on a day; kick-offs that are no further apart than the tolerance share one. */
function looksOf<Group extends { readonly kickoffs: readonly number[]; readonly calls: readonly number[] }>(
  group: Group,
  { minutesBefore, toleranceMinutes }: Look,
  day: number,
): WantedLook<Group>[] {
  const tolerance = toleranceMinutes * minuteMs;
  const wanted: { group: Group; at: number; covered: number }[] = [];
  for (const kickoff of group.kickoffs) {
    const at = kickoff - minutesBefore * minuteMs;
    if (at < day || at >= day + dayMs) continue;
    if (group.calls.some((call) => call < kickoff && Math.abs(call - at) <= tolerance)) continue;
    const shared = wanted.at(-1);
    if (shared !== undefined && at - shared.at <= tolerance) shared.covered += 1;
    else wanted.push({ group, at, covered: 1 });
  }
  return wanted;
}

function byWorth(one: WantedLook<PricedGroup<unknown>>, other: WantedLook<PricedGroup<unknown>>): number {
  return other.covered / other.group.cost - one.covered / one.group.cost || one.at - other.at;
}

function nextOf(moments: readonly number[], now: Date): number | undefined {
  return moments.find((moment) => moment > now.getTime());
}

function ascending(one: number, other: number): number {
  return one - other;
}
