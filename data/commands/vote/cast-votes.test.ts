import { describe, expect, it } from 'vitest';
import { countVotes } from '#data/votes/count-votes.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { type CastVote, castVotes, type VoteOutcome } from './cast-votes.ts';
import { forgetVoteAddresses } from './forget-vote-addresses.ts';

const { db } = await createTestDatabase();
const noon = new Date('2026-03-07T12:00:00Z');
const later = (seconds: number) => new Date(noon.getTime() + seconds * 1_000);
let voters = 0;

/** Returns the outcome of a new voter's vote, from a separate address unless one is given. */
async function cast(item: string, given: Partial<CastVote> = {}, now = noon): Promise<VoteOutcome> {
  const { outcomes } = await castVotes(db, { sport: 'soccer', item }, [somebody(given)], now);
  return outcomes[0] as VoteOutcome;
}

function somebody(given: Partial<CastVote> = {}): CastVote {
  voters += 1;
  return { option: 'home', voter: `voter ${voters}`, addressKey: `address ${voters}`, ...given };
}

const kindsOf = async (casts: readonly ReturnType<typeof cast>[]) =>
  Map.groupBy(
    (await Promise.all(casts)).map(({ kind }) => kind),
    (kind) => kind,
  );
const times = <Result>(count: number, work: (at: number) => Result) => Array.from({ length: count }, (_, at) => work(at));

it('takes one vote of a voter, and tells the first again', async () => {
  expect(await cast('1', { voter: 'twice', option: 'away' })).toEqual({ kind: 'counted' });
  expect(await cast('1', { voter: 'twice', option: 'home' })).toEqual({ kind: 'already', option: 'away', counted: true });
  expect(await cast('2', { voter: 'twice', option: 'home' })).toEqual({ kind: 'counted' });
  expect(await countVotes(db, 'soccer', '1')).toEqual({ byOption: { away: 1 }, counted: 1, setAside: 0 });
});

it('takes one of two votes that a voter sends at once', async () => {
  const kinds = await kindsOf(times(8, () => cast('3', { voter: 'at once' })));
  expect([kinds.get('counted')?.length, kinds.get('already')?.length]).toEqual([1, 7]);
});

it('keeps the sports apart', async () => {
  await castVotes(db, { sport: 'supercup', item: '4' }, [somebody({ option: 'vitinha' })], noon);
  expect((await countVotes(db, 'soccer', '4')).counted).toBe(0);
  expect((await countVotes(db, 'supercup', '4')).byOption).toEqual({ vitinha: 1 });
});

describe('of one address', () => {
  it('five votes on an item count, fifteen more are set aside, any more are refused, also when all come at once', async () => {
    const kinds = await kindsOf(times(30, () => cast('5', { addressKey: 'crowded' })));
    expect([kinds.get('counted')?.length, kinds.get('set-aside')?.length, kinds.get('refused')?.length]).toEqual([5, 15, 10]);
    expect(await countVotes(db, 'soccer', '5')).toEqual({ byOption: { home: 5 }, counted: 5, setAside: 15 });
    expect(await cast('6', { addressKey: 'crowded' })).toEqual({ kind: 'counted' });
    expect(await cast('5')).toEqual({ kind: 'counted' });
  });

  it('a refusal says from when on there is room: seven days after the first vote', async () => {
    await cast('7', { addressKey: 'steady' });
    await Promise.all(times(19, () => cast('7', { addressKey: 'steady' }, later(3_600))));
    expect(await cast('7', { addressKey: 'steady' }, later(7_200))).toEqual({ kind: 'refused', retryAt: new Date('2026-03-14T12:00:00Z') });
    // The first vote is older than seven days, nineteen are not.
    expect(await cast('7', { addressKey: 'steady' }, new Date('2026-03-14T12:00:00Z'))).toEqual({ kind: 'set-aside' });
  });

  it('that is not known: all who have none share one', async () => {
    const kinds = await kindsOf(times(6, () => cast('8', { addressKey: undefined })));
    expect([kinds.get('counted')?.length, kinds.get('set-aside')?.length]).toEqual([5, 1]);
  });

  it('nothing is left after seven days but the votes', async () => {
    const at = new Date('2026-03-01T00:00:00Z');
    await cast('9', { addressKey: 'old' }, at);
    await cast('9', { addressKey: 'new' }, new Date('2026-03-01T00:00:01Z'));
    await forgetVoteAddresses(db, new Date('2026-03-08T00:00:00Z'));
    const { rows } = await db.query<{ key: string | null }>(`select address_key as key from votes where item = '9' order by cast_at`);
    expect(rows.map(({ key }) => key)).toEqual([null, 'new']);
    expect((await countVotes(db, 'soccer', '9')).counted).toBe(2);
  });
});

it('of a burst from everywhere 300 a minute count, those beyond are set aside, and the next minute is open again', async () => {
  // In waves, so that on a slow machine no vote waits longer than a connection may be waited for.
  const kinds: string[] = [];
  for (let wave = 0; wave < 10; wave += 1) {
    for (const { kind } of await Promise.all(times(31, () => cast('10')))) kinds.push(kind);
  }
  expect([kinds.filter((kind) => kind === 'counted').length, kinds.filter((kind) => kind === 'set-aside').length]).toEqual([300, 10]);
  expect(await cast('11')).toEqual({ kind: 'counted' });
  expect(await cast('10', {}, later(59))).toEqual({ kind: 'set-aside' });
  expect(await cast('10', {}, later(60))).toEqual({ kind: 'counted' });
});

it('judges votes that are handed over together as if they came one after the other', async () => {
  const together = [
    ...times(6, () => somebody({ addressKey: 'office' })),
    somebody({ voter: 'eager', option: 'draw' }),
    somebody({ voter: 'eager', option: 'away' }),
    ...times(300, () => somebody()),
    ...times(20, () => somebody({ addressKey: 'office' })),
  ];
  const { outcomes, counts } = await castVotes(db, { sport: 'soccer', item: '12' }, together, noon);
  expect(outcomes.slice(0, 8)).toEqual([
    ...times(5, () => ({ kind: 'counted' })),
    { kind: 'set-aside' },
    { kind: 'counted' },
    { kind: 'already', option: 'draw', counted: true },
  ]);
  // Six votes are counted before them, so that 294 of the 300 are; the office has fourteen votes left before they are set aside.
  const rest = outcomes.slice(8).map(({ kind }) => kind);
  expect(rest.slice(0, 294)).toEqual(times(294, () => 'counted'));
  expect(rest.slice(294, 300)).toEqual(times(6, () => 'set-aside'));
  expect(rest.slice(300)).toEqual([...times(14, () => 'set-aside'), ...times(6, () => 'refused')]);
  expect(counts).toEqual({ byOption: { home: 299, draw: 1 }, counted: 300, setAside: 21 });
  expect(await countVotes(db, 'soccer', '12')).toEqual(counts);
});
