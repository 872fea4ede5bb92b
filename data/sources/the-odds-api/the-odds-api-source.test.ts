import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '#data/catalogue/load-catalogue.ts';
import { bookmaker, call, callName, h2h, key, market, readAt, sampleEvent, source } from '#tests/factories/the-odds-api-answers.ts';
import { SourceAnswerError } from '../source.ts';

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

  it.each([
    ['soccer_epl', '2027-06-30T23:30:00Z', '2026-27'],
    ['soccer_epl', '2027-07-01T00:00:00Z', '2027-28'],
    ['soccer_norway_eliteserien', '2027-06-30T16:00:00Z', '2027'],
    ['soccer_norway_eliteserien', '2027-12-05T16:00:00Z', '2027'],
    ['soccer_uefa_euro_qualification', '2027-03-25T19:45:00Z', '2028'],
    ['soccer_uefa_euro_qualification', '2028-03-30T18:45:00Z', '2028'],
  ])('belongs to the season of its kick-off: %s at %s to %s', (sport, kickoff, season) => {
    const event = sampleEvent({ sport_key: sport, commence_time: kickoff });
    expect(readAt('14:30', event).matches).toMatchObject([{ season }]);
  });

  it('is a match without prices where no bookmaker has any yet', () => {
    expect(readAt('14:30', sampleEvent({ bookmakers: [] }))).toMatchObject({ matches: [{ quotes: [] }], problems: [] });
  });

  it('is a match without prices in a list of events, which has no bookmakers, while an answer about prices without them is in doubt', () => {
    const { bookmakers: _, ...listed } = sampleEvent();
    const events = { ...call, name: 'sports/soccer_epl/events?dateFormat=iso' };
    const readListed = (asked: typeof call) => source.read(asked, JSON.stringify([listed]), new Date('2026-11-21T12:00:00Z'));
    expect(readListed(events)).toMatchObject({ matches: [{ home: { name: 'Fulham' }, status: 'scheduled', quotes: [] }], problems: [] });
    expect(readListed(call)).toMatchObject({ matches: [], problems: [{ field: 'bookmakers', code: 'missing-value' }] });
  });

  it('moves with its kick-off when it is put off', () => {
    const moved = sampleEvent({ commence_time: '2026-12-09T19:45:00Z' });
    expect(readAt('14:30', moved).matches).toMatchObject([{ kickoff: { utc: new Date('2026-12-09T19:45:00Z') }, status: 'scheduled' }]);
  });
});

describe('an event in play', () => {
  const inPlay = bookmaker('betsson', [h2h(1, 36, 36)], '2026-11-21T15:40:00Z');
  const before = bookmaker('pinnacle', [h2h(2.5, 3.4, 2.9)], '2026-11-21T14:59:59Z');

  it('gives no price read at or after its kick-off, and asks nothing more of such a price', () => {
    const atKickoff = bookmaker('betway', [h2h(2.5, 3.4, 2.9)], '2026-11-21T15:00:00Z');
    const { matches, problems } = readAt('15:41', sampleEvent({ bookmakers: [inPlay, atKickoff, before] }));
    expect(matches.map(({ quotes }) => quotes.map((quote) => [quote.bookmaker, quote.quotedAt.toISOString()]))).toEqual([
      [['pinnacle', '2026-11-21T14:59:59.000Z']],
    ]);
    expect(problems).toEqual([]);
  });

  it('is no match once none of its prices is older than its kick-off', () => {
    expect(readAt('15:41', sampleEvent({ bookmakers: [inPlay] }))).toMatchObject({ rows: 1, matches: [], problems: [] });
  });

  it('is no match where its kick-off is the second at which play was first seen: it would move the one announced', () => {
    const seen = { commence_time: '2026-11-21T15:01:44Z' };
    expect(readAt('15:41', sampleEvent({ ...seen, bookmakers: [before] })).matches).toEqual([]);
    expect(readAt('15:01', sampleEvent({ ...seen, bookmakers: [before] })).matches).toHaveLength(1);
  });
});

describe('a row that cannot be believed', () => {
  it.each([
    ['no name of a club', { home_team: undefined }, { field: 'home_team', code: 'missing-value' }],
    ['an empty name', { away_team: ' \n' }, { field: 'away_team', value: '" \\n"', code: 'not-this-format' }],
    ['a name of another encoding', { home_team: 'G\uFFFDrnik' }, { field: 'home_team', code: 'not-readable' }],
    ['no kick-off', { commence_time: null }, { field: 'commence_time', code: 'missing-value' }],
    ['a date that is none', { commence_time: '2026-11-31T15:00:00Z' }, { value: '"2026-11-31T15:00:00Z"', code: 'bad-date' }],
    ['no list of bookmakers', { bookmakers: {} }, { field: 'bookmakers', value: '{}', code: 'not-this-format' }],
    ['another sport', { sport_key: 'cricket_ipl' }, { field: 'sport_key', value: 'cricket_ipl', code: 'unknown-competition' }],
  ])('is a problem and leaves the others: %s', (_case, changes, problem) => {
    const { rows, matches, problems } = readAt('14:30', sampleEvent(changes), sampleEvent({ id: 'other' }));
    expect(rows).toBe(2);
    expect(matches.map(({ externalId }) => externalId)).toEqual(['other']);
    expect(problems).toMatchObject([{ source: callName, row: 1, ...problem }]);
  });

  it('is a problem where it comes twice', () => {
    const { matches, problems } = readAt('14:30', sampleEvent({ id: 'e1' }), sampleEvent({ id: 'e1' }));
    expect(matches).toHaveLength(1);
    expect(problems).toEqual([{ source: callName, row: 2, field: 'id', value: 'e1', code: 'duplicate-row' }]);
  });

  it('is a problem where it is no object', () => {
    expect(readAt('14:30', 7, sampleEvent())).toMatchObject({ rows: 2, matches: [{ row: 2 }], problems: [{ row: 1, value: '7' }] });
  });
});

describe('an answer that is not the requested thing', () => {
  const whole = JSON.stringify([sampleEvent()]);
  const refused = (code: string) =>
    JSON.stringify({ message: `The key ${key} is not valid`, error_code: code, details_url: `?apiKey=${key}` });
  it.each([
    ['a web page', `<html><body>503 apiKey=${key}</body></html>`, 'a web page in place of JSON'],
    ['a cut text', whole.slice(0, whole.length - 40), 'the answer is cut off'],
    ['nothing', '', 'the answer is cut off'],
    ['broken JSON', `[{"id": ${key}}]`, 'not readable as JSON'],
    ['a refusal', refused('OUT_OF_USAGE_CREDITS'), 'object in place of a list of events (OUT_OF_USAGE_CREDITS)'],
    ['a refusal that repeats the key', refused(key), 'object in place of a list of events'],
    ['an object', `{"message":"${key}"}`, 'object in place of a list of events'],
    ['null', 'null', 'null in place of a list of events'],
  ])('is an error that names the call and shows no key: %s', (_case, text, message) => {
    const read = () => source.read(call, text, new Date('2026-11-21T12:00:00Z'));
    expect(read).toThrow(new SourceAnswerError(`${callName}: ${message}`));
    expect(thrownBy(read)).not.toContain('hunter2');
  });

  it('may be empty: a competition between two seasons', () => {
    expect(source.read(call, '[]', new Date('2026-11-21T12:00:00Z'))).toMatchObject({ rows: 0, matches: [], problems: [] });
  });
});

/** Returns all texts of an error that a log could contain. */
function thrownBy(read: () => unknown): string {
  try {
    read();
  } catch (error) {
    return JSON.stringify([String(error), (error as Error).stack, (error as Error).cause, error]);
  }
  throw new Error('nothing was thrown');
}

it('finds each of its competitions once in the catalogue', () => {
  const keys = loadCatalogue().countries.flatMap(({ tournaments }) => tournaments.flatMap(({ feeds }) => feeds?.['the-odds-api'] ?? []));
  expect(keys).toContain('soccer_epl');
  expect(keys.every((sport) => /^soccer_[a-z0-9_]+$/.test(sport))).toBe(true);
  expect(new Set(keys).size).toBe(keys.length);
});
