import { describe, expect, it } from 'vitest';
import { knownBookmakers } from '#data/feeds/bookmakers.ts';
import { bookmaker, callName, h2h, market, readAt, sampleEvent } from '#tests/factories/the-odds-api-answers.ts';
import { bookmakerSlugs } from './bookmaker-slugs.ts';

/** Returns the quotes of the bookmakers in short, `pinnacle total-goals 2.5: 1.9 1.9`, and the problems without their place. */
function quotesOf(...bookmakers: readonly unknown[]) {
  const { matches, problems } = readAt('14:30', sampleEvent({ bookmakers }));
  return {
    quotes: matches.flatMap(({ quotes }) =>
      quotes.map(({ bookmaker: slug, market: name, line, prices }) => `${slug} ${name} ${line}: ${prices.join(' ')}`),
    ),
    problems: problems.map(({ code, field, value }) => [code, field, value]),
  };
}
const inMarkets = (...markets: readonly unknown[]) => quotesOf(bookmaker('pinnacle', markets));
const result = 'pinnacle match-result 0: 2.5 3.4 2.9';

describe('a market with lines', () => {
  it('takes every line on which both sides have a price', () => {
    const totals = market('totals', ['Over', 1.4, 1.5], ['Over', 2.1, 3], ['Under', 2.9, 1.5], ['Under', 1.75, 3]);
    const spreads = market('spreads', ['Fulham', 1.9, 0], ['Brentford', 2, 0], ['Fulham', 1.6, 0.75], ['Brentford', 2.4, -0.75]);
    expect(inMarkets(totals, spreads)).toEqual({
      quotes: [
        'pinnacle total-goals 1.5: 1.4 2.9',
        'pinnacle total-goals 3: 2.1 1.75',
        'pinnacle asian-handicap 0: 1.9 2',
        'pinnacle asian-handicap 0.75: 1.6 2.4',
      ],
      problems: [],
    });
  });

  it('takes a handicap of nought as nought and not as its negative', () => {
    const { matches } = readAt(
      '14:30',
      sampleEvent({ bookmakers: [bookmaker('pinnacle', [market('spreads', ['Brentford', 2, 0], ['Fulham', 1.9, 0])])] }),
    );
    expect(matches[0]?.quotes.map(({ line }) => Object.is(line, 0))).toEqual([true]);
  });

  it.each([
    ['totals on two lines', market('totals', ['Over', 1.9, 2.5], ['Under', 1.9, 2.75]), ['2.5 without Under', '2.75 without Over']],
    [
      'two sides that both give',
      market('spreads', ['Fulham', 1.9, -0.5], ['Brentford', 1.9, -0.5]),
      ['-0.5 without Brentford', '0.5 without Fulham'],
    ],
  ])('gives no price where the sides do not share the line: %s', (_case, odd, values) => {
    const { quotes, problems } = inMarkets(odd, h2h(2.5, 3.4, 2.9));
    expect(quotes).toEqual([result]);
    expect(problems).toEqual(values.map((value) => ['bad-line', 'bookmakers.0.markets.0.outcomes', value]));
  });

  it.each([
    ['a third of a goal', 2.33, 'bad-line', '2.33'],
    ['more goals than anybody offers', 12.5, 'bad-line', '12.5'],
    ['none', undefined, 'missing-value', undefined],
    ['a word', 'two', 'bad-line', '"two"'],
  ])('gives no price on a line that cannot be: %s', (_case, point, code, value) => {
    const odd = market('totals', ['Under', 1.9, point], ['Over', 1.9, point]);
    const { quotes, problems } = inMarkets(odd, h2h(2.5, 3.4, 2.9));
    expect(quotes).toEqual([result]);
    expect(problems[0]).toEqual([code, 'bookmakers.0.markets.0.outcomes.0.point', value]);
  });
});

describe('a market that cannot be believed', () => {
  const outcomes = 'bookmakers.0.markets.0.outcomes';
  it.each([
    ['a price of 1 before kick-off', h2h(1, 3.4, 2.9), ['bad-price', `${outcomes}.0.price`, '1']],
    ['a price in words', market('h2h', ['Fulham', '5/2']), ['bad-price', `${outcomes}.0.price`, '"5/2"']],
    ['no price', market('h2h', ['Fulham', null]), ['missing-value', `${outcomes}.0.price`, undefined]],
    ['no draw', market('h2h', ['Fulham', 1.8], ['Brentford', 2]), ['missing-value', outcomes, 'Draw']],
    ['another club', market('h2h', ['Fulham', 1.8], ['Reading', 2], ['Draw', 3]), ['inconsistent', `${outcomes}.1.name`, 'Reading']],
    ['a side twice', market('h2h', ['Fulham', 1.8], ['Fulham', 2], ['Draw', 3]), ['inconsistent', `${outcomes}.1.name`, 'Fulham']],
    ['no outcomes', { key: 'h2h' }, ['missing-value', outcomes, undefined]],
    ['a time that is none', { ...h2h(2.5, 3.4, 2.9), last_update: 'now' }, ['bad-date', 'bookmakers.0.markets.0.last_update', '"now"']],
  ])('gives no price and leaves the others: %s', (_case, odd, problem) => {
    expect(inMarkets(odd, market('totals', ['Over', 1.9, 2.5], ['Under', 1.9, 2.5]))).toEqual({
      quotes: ['pinnacle total-goals 2.5: 1.9 1.9'],
      problems: [problem],
    });
  });

  it('is left out in silence where it was not asked for: the other side of an exchange', () => {
    const lay = { ...h2h(2.52, 3.45, 2.92), key: 'h2h_lay' };
    const unreadable = { key: 'h2h_lay', last_update: 'now', outcomes: null };
    expect(quotesOf(bookmaker('matchbook', [lay, unreadable, h2h(2.5, 3.4, 2.9)]))).toEqual({
      quotes: ['matchbook match-result 0: 2.5 3.4 2.9'],
      problems: [],
    });
  });
});

describe('the time of a price', () => {
  const timeOf = (markets: readonly unknown[], ofBookmaker: unknown) =>
    readAt('14:30', sampleEvent({ bookmakers: [bookmaker('pinnacle', markets, ofBookmaker)] }));

  it('is that of its market, not of its bookmaker', () => {
    const own = { ...h2h(2.5, 3.4, 2.9), last_update: '2026-11-21T14:11:00Z' };
    expect(timeOf([own], '2026-11-21T14:22:00Z').matches[0]?.quotes[0]?.quotedAt).toEqual(new Date('2026-11-21T14:11:00Z'));
  });

  it.each([
    ['missing', null, 'missing-value'],
    ['more than five minutes ahead', '2026-11-21T14:35:01Z', 'bad-time'],
  ])('is a problem where it is %s', (_case, time, code) => {
    const { matches, problems } = timeOf([h2h(2.5, 3.4, 2.9)], time);
    expect(matches.map(({ quotes }) => quotes)).toEqual([[]]);
    expect(problems).toMatchObject([{ code, field: 'bookmakers.0.markets.0.last_update' }]);
  });

  it('may be ahead by as much as clocks differ', () => {
    expect(timeOf([h2h(2.5, 3.4, 2.9)], '2026-11-21T14:35:00Z').problems).toEqual([]);
  });
});

describe('a bookmaker', () => {
  it('that is unknown is one problem of an answer, however many events and markets it prices', () => {
    const odd = bookmaker('somebody_new', [h2h(2.5, 3.4, 2.9)]);
    const event = sampleEvent({ bookmakers: [odd, bookmaker('another', []), bookmaker('pinnacle', [h2h(2.5, 3.4, 2.9)])] });
    const { matches, problems } = readAt('14:30', event, { ...event, id: 'e2' });
    expect(matches.map(({ quotes }) => quotes.length)).toEqual([1, 1]);
    expect(problems).toEqual(
      ['another', 'somebody_new'].map((value) => ({ source: callName, row: 1, field: 'bookmakers.key', value, code: 'unknown-bookmaker' })),
    );
  });

  it('that cannot be read leaves the others', () => {
    expect(quotesOf({ key: 'betway' }, bookmaker('pinnacle', [h2h(2.5, 3.4, 2.9)]))).toEqual({
      quotes: [result],
      problems: [['missing-value', 'bookmakers.0.markets', undefined]],
    });
  });

  it('that comes under two keys counts once and is always the same, whatever their order', () => {
    const [eu, uk] = [bookmaker('betfair_ex_eu', [h2h(2.5, 3.4, 2.9)]), bookmaker('betfair_ex_uk', [h2h(2.6, 3.3, 2.8)])];
    for (const order of [
      [eu, uk],
      [uk, eu],
    ]) {
      expect(quotesOf(...order).quotes).toEqual(['betfair-exchange match-result 0: 2.5 3.4 2.9']);
    }
  });

  it('is one of those that are stored, and an exchange where it is one', () => {
    const kinds = [...bookmakerSlugs].map(([name, slug]) => [name, knownBookmakers[slug]?.kind]);
    expect(kinds.filter(([, kind]) => kind !== 'bookmaker')).toEqual(
      ['betfair', 'betfair_ex_eu', 'betfair_ex_uk', 'betopenly', 'kalshi', 'matchbook', 'novig', 'polymarket', 'prophetx', 'smarkets'].map(
        (name) => [name, 'exchange'],
      ),
    );
  });
});

it('knows the bookmakers of the United States, and takes BetMGM there for another than in Britain', () => {
  const keys = ['betmgm', 'betrivers', 'bovada', 'draftkings', 'espnbet', 'fanatics', 'fanduel', 'hardrockbet', 'kalshi', 'williamhill_us'];
  const { quotes, problems } = quotesOf(...keys.map((key) => bookmaker(key, [h2h(2.5, 3.4, 2.9)])));
  expect(problems).toEqual([]);
  expect(quotes.map((quote) => quote.split(' ')[0])).toEqual([
    'betmgm-us',
    'betrivers',
    'bovada',
    'draftkings',
    'thescore-bet',
    'fanatics',
    'fanduel',
    'hard-rock-bet',
    'kalshi',
    'caesars',
  ]);
});

it('loses no match for a bookmaker that it does not know', () => {
  const { matches, problems } = readAt('14:30', sampleEvent({ bookmakers: [bookmaker('newbook', [h2h(2.5, 3.4, 2.9)])] }));
  expect(matches).toHaveLength(1);
  expect(problems.map(({ code, loses }) => [code, loses])).toEqual([['unknown-bookmaker', undefined]]);
  expect(readAt('14:30', sampleEvent({ commence_time: 'soon' })).problems.map(({ code, loses }) => [code, loses])).toEqual([
    ['bad-date', 'match'],
  ]);
});
