import { expect, it } from 'vitest';
import { ended, feedMatch } from '#tests/factories/feed-match.ts';
import { ingestMatches } from '#tests/factories/ingest-matches.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { listUncountedMatches } from './list-uncounted-matches.ts';

const { db } = await createTestDatabase({ withCatalogue: true });
const now = new Date('2026-02-10T12:00:00Z');

it('lists what fits no stage of a present season, and counts the matches of knock-outs', async () => {
  const ligaMx = { tournamentId: 'mexico.liga-mx', season: '2025-26', ...ended(1, 0) };
  const cup = { tournamentId: 'england.fa-cup', season: '2025-26' };
  const england = (home: string, away: string, more: object) => {
    const { round: _, ...match } = feedMatch(home, away, '2026-02-14T15:00:00Z', { ...cup, ...more });
    return match;
  };
  await ingestMatches(db, now, [
    feedMatch('Club America', 'Guadalajara', '2026-01-10T03:00:00Z', {
      ...ligaMx,
      round: { stage: 'matchday', matchday: 1, part: 'clausura' },
    }),
    feedMatch('Guadalajara', 'Club America', '2026-01-24T03:00:00Z', {
      ...ligaMx,
      round: { stage: 'matchday', matchday: 1, part: 'clausura-quadrangular' },
    }),
    feedMatch('Club America', 'Guadalajara', '2026-01-31T03:00:00Z', { ...ligaMx, round: { stage: 'final', part: 'clausura' } }),
    england('Arsenal', 'Everton', {}),
    feedMatch('Fulham', 'Chelsea', '2026-02-14T15:00:00Z', { ...cup, round: { stage: 'round-4' } }),
    feedMatch('Arsenal', 'Everton', '2024-02-14T15:00:00Z', {
      tournamentId: 'england.fa-cup',
      season: '2023-24',
      round: { stage: 'round-4' },
    }),
  ]);
  expect(await listUncountedMatches(db, now)).toEqual({
    seasons: [
      {
        competition: 'mexico.liga-mx',
        season: '2025-26',
        count: 1,
        first: [
          {
            kickoffUtc: new Date('2026-01-24T03:00:00Z'),
            home: 'Guadalajara',
            away: 'América',
            reason: 'no-stage',
            round: 'matchday',
            reportedStage: 'clausura-quadrangular',
          },
        ],
      },
      {
        competition: 'england.fa-cup',
        season: '2025-26',
        count: 1,
        first: [
          {
            kickoffUtc: new Date('2026-02-14T15:00:00Z'),
            home: 'Arsenal',
            away: 'Everton',
            reason: 'no-stage',
            round: null,
            reportedStage: null,
          },
        ],
      },
    ],
    knockOuts: { ofClubs: 1, withGuests: 1 },
  });
});
