import { expect, it } from 'vitest';
import { answer, source } from '#tests/factories/api-football-answers.ts';

const now = new Date('2026-11-21T12:00:00Z');
const call = {
  name: 'odds?fixture=1400001',
  url: new URL('https://football.test/odds?fixture=1400001'),
  everySeconds: 900,
  maxBytes: 8_000_000,
};

const bet = (name: string, ...values: readonly (readonly [value: string, odd: string])[]) => ({
  id: 1,
  name,
  values: values.map(([value, odd]) => ({ value, odd })),
});
const result = bet('Match Winner', ['Home', '1.95'], ['Draw', '3.60'], ['Away', '4.10']);

/** Returns the batch of an answer about one match of the Bundesliga with these bets of one bookmaker. */
const read = (name: string, bets: readonly object[], changes: object = {}) =>
  source.read(
    call,
    answer({
      league: { id: 78, name: 'Bundesliga', season: 2026 },
      fixture: { id: 1_400_001, timezone: 'UTC', date: '2026-11-21T14:30:00+00:00' },
      update: '2026-11-21T11:30:12+00:00',
      bookmakers: [{ id: 8, name, bets }],
      ...changes,
    }),
    now,
  );

it('reads the prices of a match by the number of the match, in the order of each market', () => {
  const { quotes, problems, matches } = read('Bet365', [
    result,
    bet('Goals Over/Under', ['Over 2.5', '1.80'], ['Under 2.5', '2.00'], ['Over 3.5', '3.10'], ['Under 3.5', '1.36']),
    bet('Both Teams Score', ['No', '2.10'], ['Yes', '1.72']),
    bet('Double Chance', ['Home/Draw', '1.28'], ['Home/Away', '1.33'], ['Draw/Away', '1.90']),
  ]);
  const common = { bookmaker: 'bet365', phase: 'moving', quotedAt: new Date('2026-11-21T11:30:12Z') };
  expect(quotes).toEqual([
    {
      matchExternalId: '1400001',
      quotes: [
        { ...common, market: 'match-result', line: 0, prices: [1.95, 3.6, 4.1] },
        { ...common, market: 'total-goals', line: 2.5, prices: [1.8, 2] },
        { ...common, market: 'total-goals', line: 3.5, prices: [3.1, 1.36] },
        { ...common, market: 'both-teams-to-score', line: 0, prices: [1.72, 2.1] },
        { ...common, market: 'double-chance', line: 0, prices: [1.28, 1.33, 1.9] },
      ],
    },
  ]);
  expect([problems, matches]).toEqual([[], []]);
});

it('passes over bets and lines that the site does not have, and half-priced lines', () => {
  const { quotes, problems } = read('Bet365', [
    bet('Exact Score', ['1:0', '7.50']),
    bet('Goals Over/Under', ['Over 2.5', '1.80'], ['Over 2.33', '1.70'], ['Under 2.33', '2.05']),
  ]);
  expect(quotes).toEqual([{ matchExternalId: '1400001', quotes: [] }]);
  expect(problems).toEqual([]);
});

it('reports a bookmaker that nobody knows, and a price that is none', () => {
  expect(read('Nobody Bets', [result]).problems).toMatchObject([{ code: 'unknown-bookmaker', value: 'Nobody Bets' }]);
  expect(read('Bet365', [bet('Match Winner', ['Home', '1.00'], ['Draw', '3.60'], ['Away', '4.10'])]).problems).toMatchObject([
    { code: 'bad-price', field: 'Match Winner Home', value: '1.00' },
  ]);
  expect(read('Bet365', [result], { update: 'yesterday' }).problems).toMatchObject([{ field: 'update', value: '"yesterday"' }]);
});

it('passes over competitions that nobody follows, and takes no price for later than now', () => {
  expect(read('Bet365', [result], { league: { id: 9999 } }).quotes).toEqual([]);
  expect(read('Bet365', [result], { update: '2026-11-21T13:00:00+00:00' }).quotes?.[0]?.quotes[0]?.quotedAt).toEqual(now);
});

it('says of an answer with errors what was refused', () => {
  expect(() => source.read(call, '{"errors":{"requests":"limit"},"response":[]}', now)).toThrow('odds?fixture=1400001: refused: requests');
});
