import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rebuildSearchTerms } from '#data/commands/catalogue/rebuild-search-terms.ts';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import { recordUnknownNames } from '#data/commands/clubs/record-unknown-names.ts';
import { storeStandingsDifferences } from '#data/commands/rulings/store-standings-differences.ts';
import { listAudit } from '#data/queries/audit/list-audit.ts';
import { listFoundRulings } from '#data/queries/rulings/list-found-rulings.ts';
import { ended, feedMatch } from '#tests/factories/feed-match.ts';
import { ingestAnswer, ingestMatches } from '#tests/factories/ingest-matches.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { decide, undoDecision } from './decide.ts';
import { type Decision, decisions } from './decisions.ts';

const { db } = await createTestDatabase();
const now = new Date('2024-04-06T09:00:00Z');
const by = { actor: 'Jana', via: 'console' } as const;
const league = { tournament: 'england.premier-league', season: '2023-24' };
const message = '6f7c0c1e-3d43-4f0a-9c43-2f6f0a4b1d55';
const played = feedMatch('Arsenal', 'Everton', '2024-03-02T15:00:00Z', ended(2, 1));
const coming = feedMatch('Everton', 'Man City', '2024-04-13T14:00:00Z');
const ids = async (sql: string) => (await db.query<{ id: number }>(sql)).rows[0]?.id ?? 0;
const source = (name: string) => ({ name, isSimulated: false, call: { name: 'all', everySeconds: 60 } });

let found = { seasonId: 0, teamId: 0, points: -6, club: 'everton', competition: league.tournament, season: league.season };

beforeAll(async () => {
  await storeCatalogue(db, smallCatalogue(), now);
  await ingestMatches(db, now, [
    played,
    coming,
    feedMatch('Evertonn', 'Chelsea', '2024-03-09T15:00:00Z', ended(0, 0)),
    feedMatch('Nowhere Rovers', 'Arsenal', '2024-03-16T15:00:00Z', ended(1, 1)),
  ]);
  await ingestAnswer(db, source('football-data-org'), now, [
    { ...played, ...ended(2, 2) },
    { ...coming, kickoff: { known: true, utc: new Date('2024-04-13T16:30:00Z') } },
  ]);
  await ingestAnswer(db, source('api-football'), now, [
    { ...played, ...ended(2, 1) },
    { ...coming, kickoff: { known: true, utc: new Date('2024-04-13T14:00:00Z') } },
  ]);
  await recordUnknownNames(
    db,
    'openligadb',
    [{ kind: 'team', country: 'england', gender: 'men', name: 'The Toffees', tournament: league.tournament }],
    now,
  );
  await db.query(
    `insert into contact_messages (id, received_at, language, name, email, message, next_attempt_at)
     values ($1, $2, 'en', 'Ann', 'ann@example.org', 'Hello', $2)`,
    [message, now],
  );
  await db.query(
    `insert into competition_numbers (sport_id, provider, external_id, tournament_id, origin, former_tournament_id, moved_at)
     select 1, 'api-football', '39', t.numeric_id, 'source', o.numeric_id, $1 from tournaments t, tournaments o
     where t.id = 'england.premier-league' and o.id = 'england.fa-cup'`,
    [now],
  );
  found = {
    ...found,
    seasonId: await ids(`select id from seasons where label = '2023-24'`),
    teamId: await ids(`select id from teams where slug = 'everton'`),
  };
  for (const day of ['2024-04-04', '2024-04-05']) {
    const difference = { teamId: found.teamId, kind: 'points', ours: '0-0-1, 0', theirs: '0-0-1, -6', points: -6 } as const;
    const reportedAt = new Date(`${day}T12:00:00Z`);
    await storeStandingsDifferences(db, { seasonId: found.seasonId, source: 'api-football', reportedAt, differences: [difference] }, now);
  }
  await rebuildSearchTerms(db);
});

/** Tables that a decision and its undo may add to: the audit, what tells processes of changes, and former addresses, which lead on for ever. */
const growing = ['audit', 'changes', 'live_events', 'live_states', 'feed_runs', 'former_slugs', 'former_team_slugs'];

/** Returns every row of every other table, without the moments of changes. */
async function everything(): Promise<Record<string, unknown>> {
  const { rows: tables } = await db.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> all($1) order by 1`,
    [growing],
  );
  const state: Record<string, unknown> = {};
  for (const { name } of tables) {
    const { rows } = await db.query<{ row: string }>(
      `select (to_jsonb(r) - array['updated_at', 'compared_at', 'importance'])::text as row from ${name} r order by 1`,
    );
    state[name] = rows.map(({ row }) => row);
  }
  return state;
}

const kickoffOf = async (slug: string) =>
  (await db.query<{ at: Date }>('select kickoff_utc as at from matches where slug = $1', [slug])).rows[0]?.at.toISOString();
const resultOf = async (slug: string) =>
  (await db.query<{ score: string }>(`select home_goals || '-' || away_goals as score from matches where slug = $1`, [slug])).rows[0]
    ?.score;

/** A decision of each kind that can be undone. */
const undoable: readonly Decision[] = [
  { kind: 'add-club', slug: 'barnet', name: 'Barnet FC', country: 'england', gender: 'men' },
  { kind: 'rename-club', slug: 'porto', name: 'Futebol Clube do Porto', shortName: 'FCP' },
  { kind: 'colour-club', slug: 'everton', colours: ['#003399', '#ffffff'] },
  { kind: 'confirm-club', slug: 'nowhere-rovers', names: { name: 'Nowhere Rovers FC' } },
  { kind: 'name-club', slug: 'everton', spelling: 'The Toffees' },
  { kind: 'name-club', slug: 'everton', spelling: 'Evertonn' },
  { kind: 'merge-clubs', removed: 'evertonn', remaining: 'everton' },
  { kind: 'decide-number', number: { source: 'api-football', externalId: '39' }, competition: 'england.fa-cup' },
  { kind: 'enter-points', ...league, club: 'everton', points: -10 },
  { kind: 'rule-on-match', match: 'arsenal-everton-2024-03-02', score: { home: 0, away: 3 } },
  { kind: 'choose-result', match: 'arsenal-everton-2024-03-02', source: 'football-data-org' },
  { kind: 'choose-kickoff', match: 'everton-manchester-city-2024-04-13', source: 'football-data-org' },
  { kind: 'handle-message', id: message },
  { kind: 'review', mark: 'law', subject: 'DE' },
];

it.each(undoable)('%o is carried out, and undone to the last row', async (decision) => {
  const before = await everything();
  const { id, lines } = await decide(db, by, decision, now);
  expect(lines.length).toBeGreaterThan(0);
  expect(await everything()).not.toEqual(before);
  expect((await undoDecision(db, { actor: 'Petr', via: 'command' }, id, now)).lines.length).toBeGreaterThan(0);
  expect(await everything()).toEqual(before);
  await expect(undoDecision(db, by, id, now)).rejects.toThrow(`decision ${id} was undone already`);
});

it.each(['accept-points', 'refuse-points'] as const)('%s decides on what sources have found, and is undone', async (kind) => {
  expect(await listFoundRulings(db)).toMatchObject([{ club: 'everton', points: -6, sources: ['api-football'] }]);
  const before = await everything();
  const { id } = await decide(db, by, { kind, ...found }, now);
  expect(await listFoundRulings(db)).toEqual([]);
  await expect(decide(db, by, { kind, ...found }, now)).rejects.toThrow();
  await undoDecision(db, by, id, now);
  expect(await everything()).toEqual(before);
});

it('takes a ruling back, and puts it in force again', async () => {
  for (const decision of [
    { kind: 'enter-points', ...league, club: 'everton', points: -2 },
    { kind: 'rule-on-match', match: 'arsenal-everton-2024-03-02', score: null },
  ] as const) {
    const entered = await decide(db, by, decision, now);
    const before = await everything();
    const name = (await listAudit(db, { from: 0, most: 1 }))[0]?.details.ruling as string;
    const { id } = await decide(db, by, { kind: 'withdraw-ruling', name }, now);
    await undoDecision(db, by, id, now);
    const withoutNumbers = (state: object) => JSON.stringify(state).replaceAll(/\\"id\\": \d+/g, '');
    expect(withoutNumbers(await everything())).toBe(withoutNumbers(before));
    if (decision.kind === 'enter-points') await undoDecision(db, by, entered.id, now);
    else await decide(db, by, { kind: 'withdraw-ruling', name: `m${await ids('select id from match_rulings')}` }, now);
  }
});

describe('what an operator chose', () => {
  const chosen: number[] = [];
  beforeEach(async () => {
    for (const id of chosen.splice(0)) await undoDecision(db, by, id, now);
  });
  const answerOf = (name: string, utc: string, score: ReturnType<typeof ended>) =>
    ingestAnswer(db, source(name), now, [
      { ...coming, kickoff: { known: true, utc: new Date(utc) } },
      { ...played, ...score },
    ]);

  it('is changed by no source, not even by the one that is believed most', async () => {
    for (const kind of ['choose-result', 'choose-kickoff'] as const) {
      const match = kind === 'choose-result' ? 'arsenal-everton-2024-03-02' : 'everton-manchester-city-2024-04-13';
      chosen.push((await decide(db, by, { kind, match, source: 'football-data-org' }, now)).id);
    }
    await answerOf('api-football', '2024-04-13T11:30:00Z', ended(5, 0));
    expect(await resultOf('arsenal-everton-2024-03-02')).toBe('2-2');
    expect(await kickoffOf('everton-manchester-city-2024-04-13')).toBe('2024-04-13T16:30:00.000Z');
  });

  it('is changed again once that is undone', async () => {
    await answerOf('api-football', '2024-04-13T11:30:00Z', ended(5, 0));
    expect(await resultOf('arsenal-everton-2024-03-02')).toBe('5-0');
    expect(await kickoffOf('everton-manchester-city-2024-04-13')).toBe('2024-04-13T11:30:00.000Z');
    await answerOf('api-football', '2024-04-13T14:00:00Z', ended(2, 1));
  });
});

it('refuses a source that reported nothing, and a second choice', async () => {
  const match = 'everton-manchester-city-2024-04-13';
  const choose = (name: string) => decide(db, by, { kind: 'choose-kickoff', match, source: name }, now);
  await expect(choose('openligadb')).rejects.toThrow(`"openligadb" has reported no kick-off of "${match}"`);
  const { id } = await choose('api-football');
  await expect(choose('football-data-org')).rejects.toThrow('was chosen already');
  await undoDecision(db, by, id, now);
  await expect(decide(db, by, { kind: 'choose-result', match, source: 'api-football' }, now)).rejects.toThrow('reported no result');
});

it('adds nothing to the audit when a decision is refused', async () => {
  const newest = (await listAudit(db, { from: 0, most: 1 }))[0]?.id;
  await expect(decide(db, by, { kind: 'confirm-club', slug: 'everton' }, now)).rejects.toThrow('"everton" is no provisional club');
  await expect(undoDecision(db, by, 99_999, now)).rejects.toThrow('there is no decision 99999');
  expect((await listAudit(db, { from: 0, most: 1 }))[0]?.id).toBe(newest);
});

it('undoes no name that was changed again since', async () => {
  const first = await decide(db, by, { kind: 'rename-club', slug: 'porto', name: 'Porto One' }, now);
  const second = await decide(db, by, { kind: 'rename-club', slug: 'porto', name: 'Porto Two' }, now);
  await expect(undoDecision(db, by, first.id, now)).rejects.toThrow('porto was named Porto Two since; undo that first');
  await undoDecision(db, by, second.id, now);
  expect((await undoDecision(db, by, first.id, now)).lines).toEqual(['porto is called FC Porto again']);
});

it('says how to split what was united from two records, which cannot be undone', async () => {
  await ingestMatches(db, now, [feedMatch('Evertonn', 'Arsenal', '2024-01-20T15:00:00Z', ended(1, 0))]);
  await ingestMatches(db, now, [feedMatch('Everton', 'Arsenal', '2024-01-20T15:00:00Z', ended(1, 0))]);
  const { id } = await decide(db, by, { kind: 'merge-clubs', removed: 'evertonn', remaining: 'everton' }, now);
  await expect(undoDecision(db, by, id, now)).rejects.toThrow('npm run club -- split everton --aliases "evertonn"');
  const split = { slug: 'everton', aliases: ['Evertonn'], newSlug: 'evertonn-fc', newName: 'Evertonn FC' };
  await expect(decide(db, by, { kind: 'split-club', ...split }, now)).rejects.toThrow('under spellings that go and under one that stays');
});

it('splits a club, and makes it one again', async () => {
  await ingestMatches(db, now, [feedMatch('Man United', 'Chelsea', '2024-02-03T15:00:00Z', ended(1, 0))]);
  const split = { slug: 'manchester-united', aliases: ['Man United'], newSlug: 'united', newName: 'United of Manchester' };
  const { id, lines } = await decide(db, by, { kind: 'split-club', ...split }, now);
  expect(lines[0]).toContain('with 1 matches');
  expect((await undoDecision(db, by, id, now)).lines[0]).toBe(
    'united is manchester-united again: 1 matches moved; its address leads there',
  );
});

it('tries every kind of decision above', async () => {
  const { rows } = await db.query<{ kind: string }>('select distinct kind from audit order by 1');
  const others = ['admit-matches'];
  expect([...rows.map(({ kind }) => kind), ...others].sort()).toEqual(Object.keys(decisions).sort());
});
