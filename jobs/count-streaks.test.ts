import { beforeAll, expect, it } from 'vitest';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import { storeImpliedGoals } from '#data/commands/forecast/store-implied-goals.ts';
import { createRandom } from '#domain/chance/random.ts';
import { streakLength } from '#domain/streak/find-streaks.ts';
import type { StreakCount } from '#domain/streak/streak-figures.ts';
import { definitionOf, type OwnResult, streakKindNames } from '#domain/streak/streak-kinds.ts';
import { countStreaks } from '#sports/football/data/queries/streak/count-streaks.ts';
import { listStreakCounts } from '#sports/football/data/queries/streak/list-streak-counts.ts';
import { clockStandingAt } from '#tests/factories/clock-standing-at.ts';
import { ended, feedMatch } from '#tests/factories/feed-match.ts';
import { ingestMatches } from '#tests/factories/ingest-matches.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { countStreaksJob } from './count-streaks.ts';

const { db } = await createTestDatabase();
const now = new Date('2024-06-01T12:00:00Z');
const dayMs = 86_400_000;

interface Played {
  readonly at: Date;
  readonly home: string;
  readonly away: string;
  readonly goals: readonly [home: number, away: number];
}

/** Returns weekly matches of two clubs, at home by turns; each pair of goals begins with the first club's. */
const meetings = (first: string, second: string, from: string, goals: readonly (readonly [number, number])[]): Played[] =>
  goals.map(([own, other], week) => {
    const at = new Date(new Date(from).getTime() + week * 7 * dayMs);
    return week % 2 === 0 ? { at, home: first, away: second, goals: [own, other] } : { at, home: second, away: first, goals: [other, own] };
  });

const store = (played: readonly Played[], more = {}) =>
  ingestMatches(
    db,
    now,
    played.map(({ at, home, away, goals }) => feedMatch(home, away, at.toISOString(), { ...ended(...goals), ...more })),
  );

const ofKind = (counts: readonly StreakCount[], kind: string) =>
  counts.filter((count) => count.kind === kind).map(({ length, followed, wentOn }) => [length, followed, wentOn]);
const inOrder = (counts: readonly StreakCount[]) =>
  counts.map((count) => JSON.stringify(count, ['kind', 'scope', 'length', 'followed', 'wentOn'])).sort();

// Arsenal lose to Everton, draw, win eight times by 1-0, then by 2-0, and draw without a goal.
const hand = meetings('Arsenal', 'Everton', '2023-08-12T14:00:00Z', [[0, 1], [1, 1], ...Array(8).fill([1, 0]), [2, 0], [0, 0]]);

beforeAll(async () => {
  await storeCatalogue(db, smallCatalogue(), now);
  await store(hand);
  // A cup tie in between is none of a league's matches.
  const tie = { at: new Date('2023-10-18T19:00:00Z'), home: 'Everton', away: 'Arsenal', goals: [5, 0] as const };
  await store([tie], { tournamentId: 'england.fa-cup', round: { stage: 'round-of-16' } });
});

it('counts for each kind and length the next match of a club, from the eleventh on, as by hand', async () => {
  const counts = await countStreaks(db);
  expect(counts.every(({ scope }) => scope === 'all')).toBe(true);
  // Before the eleventh match Arsenal have won eight and win again, before the twelfth nine and draw; two clubs, two matches.
  expect(ofKind(counts, 'won').sort()).toEqual([
    [0, 4, 1],
    [8, 1, 1],
    [9, 1, 0],
  ]);
  expect(ofKind(counts, 'lost').sort()).toEqual(ofKind(counts, 'won').sort());
  // Unbeaten in nine, then in ten; Everton without a win as long.
  expect(ofKind(counts, 'unbeaten').sort()).toEqual([
    [0, 4, 3],
    [10, 1, 1],
    [9, 1, 1],
  ]);
  expect(ofKind(counts, 'winless').sort()).toEqual(ofKind(counts, 'unbeaten').sort());
  // Never more than two goals; in all but the 1-1 a side without one. Each match counts for both clubs.
  expect(ofKind(counts, 'under').sort()).toEqual([
    [0, 4, 4],
    [10, 4, 4],
  ]);
  expect(ofKind(counts, 'notBothScored').sort()).toEqual([
    [0, 4, 4],
    [9, 4, 4],
  ]);
  expect(ofKind(counts, 'over')).toEqual([[0, 4, 0]]);
});

it('adds up what the prices promised, where there are some', async () => {
  const { rows } = await db.query<{ id: number }>('select id from matches where kickoff_utc = $1', [hand[10]?.at]);
  await storeImpliedGoals(db, [{ matchId: rows[0]?.id as number, implied: undefined, chances: [0.6, 0.25, 0.15] }]);
  const counts = await countStreaks(db);
  const find = (kind: string, length: number) => counts.find((count) => count.kind === kind && count.length === length);
  expect(find('won', 8)).toMatchObject({ priced: 1, pricedWentOn: 1, promised: 0.6 });
  expect(find('unbeaten', 9)).toMatchObject({ priced: 1, pricedWentOn: 1, promised: 0.85 });
  expect(find('winless', 9)?.promised).toBeCloseTo(0.85, 9);
  // Of both clubs: 0.6 and 0.15.
  expect(find('won', 0)).toMatchObject({ priced: 2, pricedWentOn: 1, promised: 0.75 });
  expect(find('under', 10)).toMatchObject({ priced: 0, promised: 0 });
});

/** Returns the counts by the domain's own rule, match by match. */
function countByRule(played: readonly Played[]): Omit<StreakCount, 'priced' | 'pricedWentOn' | 'promised'>[] {
  const histories = new Map<string, { readonly at: Date; readonly result: OwnResult }[]>();
  const found = new Map<
    string,
    { kind: (typeof streakKindNames)[number]; scope: 'all' | 'home' | 'away'; length: number; followed: number; wentOn: number }
  >();
  for (const { at, home, away, goals } of [...played].sort((one, other) => one.at.getTime() - other.at.getTime())) {
    for (const [club, venue, own, other] of [[home, 'home', goals[0], goals[1]] as const, [away, 'away', goals[1], goals[0]] as const]) {
      for (const scope of ['all', venue] as const) {
        const history = histories.get(`${club} ${scope}`) ?? [];
        const tenth = history[9];
        if (tenth !== undefined && at.getTime() - tenth.at.getTime() <= 365 * dayMs) {
          for (const kind of streakKindNames) {
            const { from, holds } = definitionOf(kind);
            const length = streakLength(
              kind,
              history.map(({ result }) => result),
            );
            for (const counted of from[scope] === undefined ? [] : length >= from[scope] ? [0, length] : [0]) {
              const key = `${kind} ${scope} ${counted}`;
              const count = found.get(key) ?? { kind, scope, length: counted, followed: 0, wentOn: 0 };
              found.set(key, { ...count, followed: count.followed + 1, wentOn: count.wentOn + Number(holds({ own, other })) });
            }
          }
        }
        histories.set(`${club} ${scope}`, [{ at, result: { own, other } }, ...history]);
      }
    }
  }
  return [...found.values()];
}

it('counts as the domain’s rule does, at home and away, and begins anew after a year without matches', async () => {
  const random = createRandom(115);
  const goals = () => [random.integer(3) + random.integer(2), random.integer(4) && random.integer(3)] as const;
  const often = meetings('Man City', 'Man United', '2020-08-15T14:00:00Z', Array.from({ length: 45 }, goals));
  const again = meetings('Man City', 'Man United', '2022-09-10T14:00:00Z', Array.from({ length: 40 }, goals));
  await store(often, { season: '2020-21' });
  await store(again, { season: '2022-23' });
  const expected = countByRule([...hand, ...often, ...again]);
  expect(new Set(expected.map(({ scope }) => scope)).size).toBe(3);
  expect(inOrder(await countStreaks(db))).toEqual(inOrder(expected as StreakCount[]));
});

it('is stored by the job in the place of the last count', async () => {
  const context = { db, clock: clockStandingAt(now), signal: new AbortController().signal };
  await countStreaksJob.run(context);
  await countStreaksJob.run(context);
  expect(inOrder(await listStreakCounts(db))).toEqual(inOrder(await countStreaks(db)));
});
