/** Matches covered by one call for prices: those of a competition, or a single one for a provider that is called for each match separately. */
export interface PricedGroup<Subject> {
  readonly subject: Subject;
  /** Part of the budget that a call takes. */
  readonly cost: number;
  /** Kick-offs of its matches to come and of those played today, one per match, the earliest first, in milliseconds. */
  readonly kickoffs: readonly number[];
}

/** Calls of a day (UTC) for one group. */
export interface ScheduledGroup<Subject> extends PricedGroup<Subject> {
  /** Moments of the calls, the earliest first, in milliseconds. */
  readonly calls: readonly number[];
}

/** Calls for prices of a day (UTC). */
export interface PriceSchedule<Subject> {
  /** Groups with matches ahead, the one with the next kick-off first; a group may have no call. */
  readonly groups: readonly ScheduledGroup<Subject>[];
  readonly spending: PriceSpending;
}

/** Use of a day's budget by a schedule. */
export interface PriceSpending {
  readonly budget: number;
  /** Cost of all calls of the day, never more than the budget. */
  readonly cost: number;
  readonly calls: number;
  /** Number of matches whose last hour before the kick-off begins on the day. */
  readonly matches: number;
  /** Number of those for which the budget allows no call at that time. */
  readonly unreached: number;
}

/** Planned reading of prices at a time before a kick-off; any call within the tolerance of that time serves as this reading. */
interface Look {
  readonly minutesBefore: number;
  readonly toleranceMinutes: number;
}

/**
 * Readings in the order in which a budget is spent on them. The first is an hour before the kick-off, when line-ups are known and a price can still be
 * taken; the second a day before, the third shortly before the kick-off. The others are in between, closer together near the kick-off.
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

/** Returns readings at equal distances, the one next to the kick-off first. */
function looksEvery(minutes: number, hours: number): Look[] {
  return Array.from({ length: (hours * 60) / minutes }, (_, index) => ({
    minutesBefore: (index + 1) * minutes,
    toleranceMinutes: minutes / 2,
  }));
}

/**
 * Returns the calls of a day within a budget, near kick-offs. Kinds of readings are planned in the order of their worth; within a kind, those that cover
 * more matches for their cost come first, then those of the nearer kick-off. Nothing is spent on a group without a kick-off on this day or the next.
 *
 * The schedule covers the whole day (UTC) of `now`, past calls included, and is the same at each moment of the day while the kick-offs are unchanged.
 *
 * @param shortestMinutes min minutes that a provider takes to have new prices
 */
export function schedulePrices<Subject>(
  groups: readonly PricedGroup<Subject>[],
  budget: number,
  now: Date,
  shortestMinutes = 5,
): PriceSchedule<Subject> {
  const day = Math.floor(now.getTime() / dayMs) * dayMs;
  // Kick-offs after tomorrow become known during the day: if they were planned for, the plan of the calls already made would change.
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

/** Returns the last past moment of a group's calls and the next one of the day; null when there is no such moment. */
export function momentsOf({ calls }: Pick<ScheduledGroup<unknown>, 'calls'>, now: Date): { last: Date | null; next: Date | null } {
  const last = calls.findLast((at) => at <= now.getTime());
  const next = nextOf(calls, now);
  return { last: last === undefined ? null : new Date(last), next: next === undefined ? null : new Date(next) };
}

interface WantedLook<Group> {
  readonly group: Group;
  readonly at: number;
  /** Number of matches that it covers and that no other call covers at that distance. */
  readonly covered: number;
}

/** Returns the readings of one kind that a group still lacks on a day; kick-offs no further apart than the tolerance share one. */
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
