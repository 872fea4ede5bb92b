import { describe, expect, it } from 'vitest';
import type { FeedMatch } from '#data/feeds/feed.ts';
import { feedMatch } from '#tests/factories/feed-match.ts';
import { ingestMatches } from '#tests/factories/ingest-matches.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';

const { db } = await createTestDatabase({ withCatalogue: true });
const now = new Date('2024-04-06T12:00:00Z');

/** Returns NEC against Vitesse of 1 October 2023, which ended 1-3: the third goal was scored after a stoppage in added time. */
const withScore = (home: number, away: number, more: Partial<FeedMatch> = {}): FeedMatch =>
  feedMatch('NEC', 'Vitesse', '2023-10-01T12:30:00Z', {
    tournamentId: 'netherlands.eredivisie',
    status: 'finished',
    score: { current: { home, away }, halfTime: { home: 0, away: 1 }, fullTime: { home, away } },
    ...more,
  });

async function stored(): Promise<unknown> {
  const { rows } = await db.query(
    `select home_goals, away_goals, half_time_home, half_time_away, full_time_home, full_time_away
     from matches m join teams t on t.id = m.home_team_id where t.slug = 'nec'`,
  );
  return rows;
}

const right = [{ home_goals: 1, away_goals: 3, half_time_home: 0, half_time_away: 1, full_time_home: 1, full_time_away: 3 }];

describe('a score that a review found wrong', () => {
  it('is stored as the right one, whether its feed speaks first or last', async () => {
    await ingestMatches(db, now, [withScore(1, 2)]);
    expect(await stored()).toEqual(right);
    await ingestMatches(db, now, [withScore(1, 3)]);
    expect(await stored()).toEqual(right);
    await ingestMatches(db, now, [withScore(1, 2, { kickoff: { known: false, day: '2023-10-01' as never } })]);
    expect(await stored()).toEqual(right);
  });

  it('is told apart from any other score of that match, which counts as told', async () => {
    await ingestMatches(db, now, [withScore(2, 2)]);
    expect(await stored()).toMatchObject([{ home_goals: 2, away_goals: 2, full_time_home: 2, full_time_away: 2 }]);
  });
});
