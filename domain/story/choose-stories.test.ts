import { describe, expect, it } from 'vitest';
import { chooseStories } from './choose-stories.ts';
import { aForecastToTell, aMatchInTable, aMatchToTell, meetingsOf, resultsOf } from './match-to-tell.fixture.ts';
import type { MatchToTell } from './match-to-tell.ts';
import { playedStories } from './played-stories.ts';

const noTip = { kind: 'no-tip', reason: 'no-prices' } as const;
const kindsOf = (match: MatchToTell<string>) => chooseStories(match).map((stories) => stories.map(({ kind }) => kind));
/** A tip decision with prices, about which a preview can write. */
const priced = { kind: 'no-tip', reason: 'too-good' } as const;
const opening = (match: MatchToTell<string>) => kindsOf({ ...match, tip: priced })[0]?.[0];

describe('the opening is what is most remarkable', () => {
  const first = { standing: { place: 1, points: 50 } };
  const second = { standing: { place: 2, points: 46 } };
  const runs = [{ results: resultsOf('WWWLDLWLD') }, { results: resultsOf('LLLWDWLWD') }] as const;

  it('the first against the second before a derby, a derby before the fight against relegation', () => {
    expect(opening({ ...aMatchInTable(first, second), town: 'London' })).toBe('firstMeetsSecond');
    const fight = aMatchInTable({ standing: { place: 18, points: 20 } }, { standing: { place: 19, points: 19 } });
    expect(opening({ ...fight, town: 'London' })).toBe('derby');
    expect(opening(fight)).toBe('relegationFight');
  });

  it('the fight against relegation before opposite runs, these before the leader’s match', () => {
    const fight = aMatchInTable({ ...runs[0], standing: { place: 18, points: 20 } }, { ...runs[1], standing: { place: 19, points: 19 } });
    expect(opening(fight)).toBe('relegationFight');
    expect(opening(aMatchInTable({ ...runs[0], ...first }, { ...runs[1], standing: { place: 9, points: 30 } }))).toBe('oppositeRuns');
  });

  it('of two runs the longer one', () => {
    expect(opening(aMatchInTable({ results: resultsOf('WWWWLDLWLD') }, { results: resultsOf('WWWWWLDLWD') }))).toBe('winningRun');
    const told = chooseStories({
      ...aMatchInTable({ results: resultsOf('WWWWLDLWLD') }, { results: resultsOf('WWWWWLDLWD') }),
      tip: noTip,
    });
    expect(told[0]?.[0]?.facts).toMatchObject({ club: 'Everton', run: 5 });
  });

  it('the first match of the season where there is nothing else, and a plain league match where there is not even that', () => {
    expect(opening(aMatchToTell())).toBe('seasonStart');
    expect(opening(aMatchInTable({}, {}))).toBe('leagueMatch');
  });
});

describe('a preview', () => {
  /** Facts of two clubs for every kind of story. */
  const rich = {
    ...aMatchInTable(
      { results: resultsOf('WWWWWDWWDW'), standing: { place: 1, points: 50 } },
      { results: resultsOf('LLLLLDLLDL'), standing: { place: 9, points: 30 }, promoted: true },
    ),
    meetings: { list: meetingsOf([3, 0], [2, 0], [1, 1], [2, 0], [1, 0]), since: 1993, leagueOnly: true },
    tip: noTip,
  };

  it('has at most six sentences: the opening, two of what was played, forecast, goals and tip', () => {
    expect(kindsOf(rich)).toEqual([
      ['oppositeRuns', 'alsoFortress', 'meetingsLead'],
      ['forecastFavourite', 'likeliestWin', 'noTipPrices'],
    ]);
  });

  it('has at least four: the first match of the season with forecast, goals and tip', () => {
    expect(kindsOf(aMatchToTell({ tip: priced }))).toEqual([['seasonStart'], ['forecastFavourite', 'likeliestWin', 'noTipTooGood']]);
  });

  it('is none with three', () => {
    const met = { list: meetingsOf([1, 1]), since: 1993, leagueOnly: true };
    expect(chooseStories(aMatchToTell())).toEqual([]);
    expect(kindsOf(aMatchToTell({ meetings: met })).flat()).toHaveLength(4);
  });

  it.each([
    ['before the first match', {}],
    ['in a cup', { kind: 'cup', stage: 'round-1' }],
    ['on neutral ground', { kind: 'cup', neutral: true }],
  ] as const)('is none %s where nothing but the forecast’s figures is known', (_, known) => {
    const match = aMatchToTell({ ...known, meetings: { list: [], since: 1993, leagueOnly: true } } as Partial<MatchToTell<string>>);
    expect(chooseStories({ ...match, tip: noTip })).toEqual([]);
    expect(chooseStories({ ...match, tip: { kind: 'no-tip', reason: 'too-little-known' } })).toEqual([]);
    expect(chooseStories({ ...match, tip: priced })).not.toEqual([]);
    expect(chooseStories({ ...match, meetings: { list: meetingsOf([1, 1]), since: 1993, leagueOnly: true } })).not.toEqual([]);
  });

  it('is none without a forecast, however much is known', () => {
    expect(chooseStories({ ...rich, forecast: undefined })).toEqual([]);
  });

  it('tells the topic of its opening once', () => {
    const match = { ...aMatchInTable({ standing: { place: 1, points: 50 } }, { standing: { place: 2, points: 46 } }), tip: noTip };
    expect(playedStories(match).map(({ topic }) => topic)).toContain('table');
    expect(kindsOf(match)[0]).toEqual(['firstMeetsSecond', 'formLevel']);
  });

  it('tells one story of each topic, in the order of reading', () => {
    const match = {
      ...aMatchInTable({ results: resultsOf('DWDWDLLWWL'), standing: { place: 9, points: 30 } }, { standing: { place: 12, points: 25 } }),
      meetings: { list: meetingsOf([1, 0], [2, 1], [3, 1], [1, 1]), since: 1993, leagueOnly: true },
      tip: noTip,
    };
    // The opening is the table’s; run and form are of one topic, lead and last meeting of another.
    expect(kindsOf(match)[0]).toEqual(['inTable', 'alsoUnbeaten', 'meetingsLead']);
  });

  it('says nothing that the page contradicts', () => {
    const below = {
      kind: 'no-tip',
      reason: 'price-below-fair',
      nearest: { bet: { market: 'match-result', line: 0, selection: 'home' }, decimalOdds: 1.9, fairOdds: 2, probability: 1 / 2 },
    } as const;
    const last = (over: Partial<MatchToTell<string>>) => kindsOf({ ...rich, ...over })[1]?.at(-1);
    expect(last({ tip: below, boxes: { havePrices: true, paysMore: false } })).toBe('noTipBelowFair');
    expect(last({ tip: below, boxes: { havePrices: true, paysMore: true } })).toBe('noTipAmongOurs');
    expect(last({ boxes: { havePrices: false, paysMore: false } })).toBe('noTipPrices');
    expect(last({ boxes: { havePrices: true, paysMore: false } })).toBe('likeliestWin');
  });

  it('tells no race for a title that is as good as won', () => {
    const match = aMatchInTable({ standing: { place: 1, points: 50, titleChance: 0.995 } }, { standing: { place: 2, points: 38 } });
    expect(opening(match)).toBe('leaderPlays');
  });

  it('does not count the goals of a club’s matches against the forecast of this one', () => {
    const five = resultsOf('WLWLW', { scored: 2, conceded: 4 });
    const match = { ...aMatchInTable({ results: five }, { results: five }), tip: priced };
    expect(kindsOf({ ...match, forecast: aForecastToTell({ over: 0.46 }) }).flat()).not.toContain('manyGoals');
    expect(kindsOf({ ...match, forecast: aForecastToTell({ over: 0.47 }) }).flat()).toContain('manyGoals');
  });

  it('is the review once the match is over, in one paragraph and without a forecast, too', () => {
    const over = { ...rich, forecast: undefined, result: { home: 0, away: 1 } };
    expect(kindsOf(over)).toEqual([['awayWin', 'firstDefeat']]);
  });
});

it('whoever the opening speaks of gives way to the other club afterwards', () => {
  // Arsenal’s five wins open; of the goals Arsenal’s clean sheets weigh more than Everton’s many goals, but Arsenal has had a turn.
  const arsenal = resultsOf('WWWWWLDLLD', { atHome: false }).map((result, index) => (index < 2 ? { ...result, conceded: 0 } : result));
  const everton = resultsOf('WLLWDWLLWD').map((result) => ({ ...result, scored: result.scored + 1, conceded: result.conceded + 1 }));
  const match = { ...aMatchInTable({ results: arsenal }, { results: everton }), forecast: aForecastToTell(), tip: noTip };
  const told = chooseStories(match)[0] ?? [];
  expect(told[0]).toMatchObject({ kind: 'winningRun', facts: { club: 'Arsenal' } });
  expect(told.slice(1)).toMatchObject([{ kind: 'manyGoals', facts: { club: 'Everton' } }]);
});

it('tells the forecast against what was told of the table', () => {
  const [higher, lower] = [
    { place: 3, points: 50 },
    { place: 9, points: 38 },
  ];
  const match = { ...aMatchInTable({ standing: lower }, { standing: higher }), forecast: aForecastToTell(), tip: noTip };
  const outlook = chooseStories(match)[1] ?? [];
  expect(outlook[0]).toMatchObject({ kind: 'forecastFavourite', facts: { favourite: 'Arsenal', despite: 'table' } });
});
