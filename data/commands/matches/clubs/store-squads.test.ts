import { beforeAll, expect, it } from 'vitest';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import type { FeedSquad } from '#data/feeds/feed.ts';
import { ingestMatches } from '#tests/factories/ingest-matches.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';

const { db } = await createTestDatabase();
const now = new Date('2024-04-06T09:00:00Z');

beforeAll(() => storeCatalogue(db, smallCatalogue(), now));

const squad = (name: string, members: FeedSquad['members'], tournamentId = 'england.premier-league'): FeedSquad => ({
  team: { name, tournamentId },
  members,
});
const tell = (...squads: FeedSquad[]) => ingestMatches(db, now, [], { squads });
const keeper = { shirtNumber: 1, position: 'goalkeeper' } as const;
const striker = { shirtNumber: 9, position: 'forward' } as const;

const squadOf = async (slug: string) =>
  (
    await db.query({
      text: `select m.shirt_number, m.position, m.player_name from squad_members m join teams t on t.id = m.team_id where t.slug = $1 order by 1`,
      values: [slug],
      rowMode: 'array',
    })
  ).rows;
const newestTopics = async () => (await db.query('select topics from changes order by version desc limit 1')).rows[0]?.topics as string[];

it('replaces a squad by the one that is told, and says whose page it concerns', async () => {
  await tell(squad('Everton FC', [keeper, striker]));
  await tell(
    squad('Everton', [
      { ...keeper, playerName: 'A. Keeper' },
      { shirtNumber: 4, position: 'defender' },
    ]),
  );
  expect(await squadOf('everton')).toEqual([
    [1, 'goalkeeper', 'A. Keeper'],
    [4, 'defender', null],
  ]);
  const { rows } = await db.query("select id from teams where slug = 'everton'");
  expect(await newestTopics()).toEqual([`team:${rows[0]?.id}`]);
});

it('changes nothing when the same is told again', async () => {
  await tell(squad('Arsenal', [keeper]));
  const before = await db.query('select max(version) as version from changes');
  await tell(squad('Arsenal', [keeper]));
  expect((await db.query('select max(version) as version from changes')).rows).toEqual(before.rows);
});

it('reports the squad of a club or competition that nobody knows, and stores the others', async () => {
  const report = await tell(
    squad('Nowhere Rovers', [keeper]),
    squad('FC Porto', [keeper], 'portugal.no-such-league'),
    squad('FC Porto', [striker], 'portugal.liga-portugal'),
  );
  const problems = [
    { source: 'hand.csv', value: 'Nowhere Rovers', code: 'unknown-club' },
    { source: 'hand.csv', value: 'portugal.no-such-league', code: 'unknown-competition' },
  ];
  expect(report.problems).toEqual(problems);
  expect((await db.query('select source, value, code from feed_problems where run_id = $1 order by value', [report.runId])).rows).toEqual(
    problems,
  );
  expect(await squadOf('porto')).toEqual([[9, 'forward', null]]);
});
