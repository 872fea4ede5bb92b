import { expect, it } from 'vitest';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import type { FeedEvent } from '#data/feeds/feed.ts';
import { ended, feedMatch } from '#tests/factories/feed-match.ts';
import { ingestMatches } from '#tests/factories/ingest-matches.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { listTopScorers } from './list-top-scorers.ts';

const { db } = await createTestDatabase();
const now = new Date('2024-05-20T09:00:00Z');
const goal = (minute: number, side: 'home' | 'away', playerName: string, kind: FeedEvent['kind'] = 'goal'): FeedEvent => ({
  minute,
  side,
  kind,
  playerName,
});

it('counts goals and penalties of a season, own goals for nobody, and of equals the one with fewer penalties first', async () => {
  await storeCatalogue(db, smallCatalogue(), now);
  await ingestMatches(db, now, [
    feedMatch('Arsenal', 'Everton', '2024-03-02T15:00:00Z', {
      ...ended(3, 1),
      events: [
        goal(5, 'home', 'Anna'),
        goal(20, 'home', 'Berta', 'penalty-goal'),
        goal(30, 'away', 'Carla'),
        goal(60, 'home', 'Dora', 'own-goal'),
      ],
    }),
    feedMatch('Everton', 'Arsenal', '2024-04-06T14:00:00Z', {
      ...ended(1, 1),
      events: [goal(9, 'home', 'Carla'), goal(88, 'away', 'Anna', 'penalty-goal')],
    }),
  ]);
  const { rows } = await db.query<{ season: number; arsenal: number; everton: number }>(
    `select distinct m.season_id as season, (select id from teams where slug = 'arsenal') as arsenal, (select id from teams where slug = 'everton') as everton from matches m`,
  );
  const [{ season, arsenal, everton } = { season: 0, arsenal: 0, everton: 0 }] = rows;
  const scorer = (teamId: number, playerName: string, goals: number, penalties: number) => ({
    teamId,
    playerName,
    shirtNumber: null,
    goals,
    penalties,
  });
  const scorers = [scorer(everton, 'Carla', 2, 0), scorer(arsenal, 'Anna', 2, 1), scorer(arsenal, 'Berta', 1, 1)];
  expect(await listTopScorers(db, season, 10)).toEqual(scorers);
  expect(await listTopScorers(db, season, 2)).toEqual(scorers.slice(0, 2));
  expect(await listTopScorers(db, season + 1, 10)).toEqual([]);
});
