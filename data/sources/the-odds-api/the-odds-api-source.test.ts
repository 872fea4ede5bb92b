import { describe, expect, it } from 'vitest';
import { bookmaker, h2h, market, readAt, sampleEvent } from '#tests/factories/the-odds-api-answers.ts';

describe('an event to come', () => {
  it('is a scheduled match with the result, the totals and the spreads of its bookmakers', () => {
    const { matches, rows, problems } = readAt(
      '14:30',
      sampleEvent({
        home_team: ' Fulham\r\n',
        bookmakers: [
          bookmaker('onexbet', [
            h2h(2.5, 3.4, 2.9),
            market('totals', ['Under', 1.95, 2.5], ['Over', 1.85, 2.5]),
            market('spreads', ['Brentford', 1.8, 0.25], ['Fulham', 2.05, -0.25]),
          ]),
        ],
      }),
    );
    expect({ rows, problems }).toEqual({ rows: 1, problems: [] });
    const quote = { bookmaker: '1xbet', phase: 'moving', quotedAt: new Date('2026-11-21T14:20:00Z') };
    expect(matches).toEqual([
      {
        row: 1,
        externalId: '5d1c0a4e9b7f4c1c8a2e6d3f0b9a8c7d',
        tournamentId: 'england.premier-league',
        season: '2026-27',
        home: { name: 'Fulham' },
        away: { name: 'Brentford' },
        kickoff: { known: true, utc: new Date('2026-11-21T15:00:00Z') },
        status: 'scheduled',
        quotes: [
          { ...quote, market: 'match-result', line: 0, prices: [2.5, 3.4, 2.9] },
          { ...quote, market: 'total-goals', line: 2.5, prices: [1.85, 1.95] },
          { ...quote, market: 'asian-handicap', line: -0.25, prices: [2.05, 1.8] },
        ],
      },
    ]);
  });
});
