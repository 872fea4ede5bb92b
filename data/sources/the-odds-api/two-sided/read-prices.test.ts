import { expect, it } from 'vitest';
import type { TwoSidedBatch } from '#data/feeds/two-sided-feed.ts';
import { bookmaker, market } from '#tests/factories/the-odds-api-answers.ts';
import { nbaEvent, readCourtAt, tennisEvent, tennisWinner } from '#tests/factories/the-odds-api-two-sided-answers.ts';

const problemsOf = ({ problems }: TwoSidedBatch) => problems.map(({ code, field, value }) => [code, field, value]);
const quotesOf = ({ matches }: TwoSidedBatch) =>
  matches.flatMap(({ quotes }) =>
    quotes.map(({ bookmaker: slug, market: name, line, prices }) => `${slug} ${name} ${line}: ${prices.join(' ')}`),
  );

it('reads a match of tennis with its players in the order of their slugs, and the prices of winner and games', () => {
  const totals = market('totals', ['Over', 1.85, 21.5], ['Under', 1.95, 21.5]);
  const batch = readCourtAt('14:30', 'odds', tennisEvent({ bookmakers: [bookmaker('pinnacle', [tennisWinner(4.4, 1.22), totals])] }));
  expect(batch.matches).toEqual([
    {
      row: 1,
      sport: 'tennis',
      externalId: '0a1b2c3d4e5f60718293a4b5c6d7e8f9',
      tournamentId: 'tennis.metz',
      season: '2026',
      sides: [
        { slug: 'carlos-alcaraz', name: 'Carlos Alcaraz', rowName: 'C. Alcaraz', shortName: 'Alcaraz', country: 'spain', nation: 'ESP' },
        { slug: 'muster-z', name: 'Zoltan Muster', rowName: 'Z. Muster', shortName: 'Muster' },
      ],
      kickoff: { known: true, utc: new Date('2026-11-21T15:00:00Z') },
      status: 'scheduled',
      facts: { tour: 'atp', series: '250', court: 'indoor', surface: 'hard', bestOf: 3, ranks: [null, null] },
      quotes: [
        {
          bookmaker: 'pinnacle',
          market: 'match-winner',
          line: 0,
          phase: 'moving',
          quotedAt: new Date('2026-11-21T14:20:00Z'),
          prices: [1.22, 4.4],
        },
        {
          bookmaker: 'pinnacle',
          market: 'total-games',
          line: 21.5,
          phase: 'moving',
          quotedAt: new Date('2026-11-21T14:20:00Z'),
          prices: [1.85, 1.95],
        },
      ],
    },
  ]);
  expect(batch.problems).toEqual([]);
});

it('reads a game with its host first, the points given to the host as the line of the spread', () => {
  const markets = [
    market('h2h', ['Denver Nuggets', 1.6], ['Los Angeles Clippers', 2.4]),
    market('spreads', ['Denver Nuggets', 1.9, -4.5], ['Los Angeles Clippers', 1.92, 4.5]),
    market('totals', ['Over', 1.88, 224], ['Under', 1.94, 224]),
  ];
  const batch = readCourtAt('14:30', 'odds', nbaEvent({ bookmakers: [bookmaker('betsson', markets)] }));
  expect(quotesOf(batch)).toEqual(['betsson moneyline 0: 2.4 1.6', 'betsson spread 4.5: 1.92 1.9', 'betsson total 224: 1.88 1.94']);
  expect(batch.matches[0]).toMatchObject({
    tournamentId: 'basketball.nba',
    season: '2026-27',
    sides: [{ slug: 'la-clippers', name: 'LA Clippers' }, { slug: 'denver-nuggets' }],
    facts: { stage: 'regular', venue: 'home' },
  });
});

it('takes no handicap of tennis, which may be one of games or of sets, and no total of sets', () => {
  const spreads = market('spreads', ['Zoltan Muster', 1.9, 1.5], ['Carlos Alcaraz', 1.9, -1.5]);
  const sets = market('totals', ['Over', 2.2, 2.5], ['Under', 1.6, 2.5]);
  const batch = readCourtAt(
    '14:30',
    'odds',
    tennisEvent({ bookmakers: [bookmaker('pinnacle', [tennisWinner(4.4, 1.22), spreads, sets])] }),
  );
  expect(quotesOf(batch)).toEqual(['pinnacle match-winner 0: 1.22 4.4']);
  expect(problemsOf(batch).map(([code, , value]) => [code, value])).toEqual([
    ['bad-line', '2.5'],
    ['bad-line', '2.5'],
  ]);
});

it('leaves out every price of play, and a match of which nothing from before is left', () => {
  const early = bookmaker('pinnacle', [tennisWinner(4.4, 1.22)], '2026-11-21T14:59:59Z');
  const late = bookmaker('betsson', [tennisWinner(1, 15)], '2026-11-21T15:00:00Z');
  expect(quotesOf(readCourtAt('15:01', 'odds', tennisEvent({ bookmakers: [early, late] })))).toEqual(['pinnacle match-winner 0: 1.22 4.4']);
  const nothingOf = (changes: object) => readCourtAt('15:06', 'odds', tennisEvent({ bookmakers: [late], ...changes }));
  expect(nothingOf({})).toMatchObject({ matches: [], problems: [] });
  expect(nothingOf({ commence_time: '2026-11-21T15:04:31Z', bookmakers: [early] })).toMatchObject({ matches: [], problems: [] });
});

it.each([
  ['a club that nobody knows', nbaEvent({ away_team: 'Team World' }), ['unknown-club', 'away_team', 'Team World']],
  ['a player who may be one of several', tennisEvent({ home_team: 'Sphinx' }), ['unknown-club', 'home_team', 'Sphinx']],
  ['another competition', nbaEvent({ sport_key: 'basketball_ncaab' }), ['unknown-competition', 'sport_key', 'basketball_ncaab']],
  ['no time', nbaEvent({ commence_time: 'soon' }), ['bad-date', 'commence_time', '"soon"']],
  [
    'a day in April that does not tell its stage',
    {
      ...nbaEvent(),
      sport_key: 'basketball_euroleague',
      home_team: 'Real Madrid',
      away_team: 'Paris',
      commence_time: '2027-04-15T18:00:00Z',
    },
    ['inconsistent', 'commence_time', '2027-04-15T18:00:00Z'],
  ],
])('leaves out %s and says so, beside what can be read', (_case, event, problem) => {
  const other = tennisEvent({
    id: 'another',
    bookmakers: [bookmaker('nobody_knows', []), bookmaker('pinnacle', [tennisWinner(4.4, 1.22)])],
  });
  const batch = readCourtAt('14:30', 'odds', event, other, other);
  expect(batch.matches.map(({ externalId }) => externalId)).toEqual(['another']);
  expect(problemsOf(batch)).toEqual([problem, ['unknown-bookmaker', 'bookmakers.key', 'nobody_knows'], ['duplicate-row', 'id', 'another']]);
});

it('passes over games before the season', () => {
  expect(readCourtAt('14:30', 'odds', nbaEvent({ commence_time: '2027-10-08T23:00:00Z' }))).toMatchObject({
    rows: 1,
    matches: [],
    problems: [],
  });
});
