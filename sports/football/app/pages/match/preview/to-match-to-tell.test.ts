import { describe, expect, it } from 'vitest';
import type { MatchDetails } from '#data/queries/match/get-match.ts';
import type { SeasonTable } from '#data/queries/tournament/get-season-tables.ts';
import type { MatchEvent } from '#domain/match/match-timeline.ts';
import { predictMatch } from '#domain/prediction/predict-match.ts';
import { type MatchSources, toMatchToTell } from './to-match-to-tell.ts';

const [arsenalId, evertonId] = [1, 2];
const kickoffUtc = new Date('2024-04-06T14:00:00Z');
/** A match with the fields that stories use; a page has more. */
const match = (over: Partial<MatchDetails> = {}) =>
  ({
    id: 7,
    status: 'scheduled',
    kickoffUtc,
    tournamentType: 'league',
    tournamentName: 'Premier League',
    stage: 'matchday',
    seasonLabel: '2023-24',
    neutralVenue: false,
    homeId: arsenalId,
    homeSlug: 'arsenal',
    homeName: 'Arsenal',
    awayId: evertonId,
    awaySlug: 'everton',
    awayName: 'Everton',
    homeGoals: null,
    awayGoals: null,
    fullTimeHome: null,
    fullTimeAway: null,
    halfTimeHome: null,
    halfTimeAway: null,
    extraTimeHome: null,
    penaltiesHome: null,
    penaltiesAway: null,
    ...over,
  }) as MatchDetails;

const row = (teamId: number, place: number, points: number, played = 5, town: string | null = null) => ({
  teamId,
  place,
  points,
  played,
  club: { slug: `club-${teamId}`, name: `Club ${teamId}`, town },
});
const tableOf = (...rows: ReturnType<typeof row>[]) =>
  [
    {
      kind: 'league',
      isOnlyStage: true,
      group: null,
      ofGroup: false,
      rows,
      zones: [{ from: 3, to: 4, kind: 'relegation' }],
      lastPlace: rows.length,
    },
  ] as unknown as SeasonTable[];
const withoutNews = { formation: null, coach: null, updatedAt: null, starters: [], bench: [], absences: [] };
const sources = (over: Partial<MatchSources> = {}): MatchSources => ({
  meetings: [],
  placeInDay: 0,
  coverage: undefined,
  tables: [],
  season: [],
  promoted: [],
  projected: [],
  outcomes: [],
  forecast: undefined,
  frozen: undefined,
  tips: [],
  lineUps: { home: withoutNews, away: withoutNews },
  events: [],
  after: undefined,
  ...over,
});

it('counts the players who are certain to miss the match, and not the doubtful ones', () => {
  const absence = (doubtful: boolean) => ({ slug: null, playerName: 'A. Player', shirtNumber: null, doubtful, reason: null });
  const lineUps = { home: withoutNews, away: { ...withoutNews, absences: [absence(false), absence(true), absence(false)] } };
  const { home, away } = toMatchToTell(match(), sources({ lineUps: lineUps as never }));
  expect([home.missingPlayers, away.missingPlayers]).toEqual([undefined, 2]);
});

it('has the chances of the prediction on record once there is one, and until then those of the forecast', () => {
  const model = { homeGoals: 1.8, awayGoals: 1.5, lowScoreDependence: 0, drawWeight: 1 };
  const forecast = { model, quotes: [], decisions: [], paysMore: false } as unknown as MatchSources['forecast'];
  const end = predictMatch('football', { model });
  const recorded = { ...end, homeChance: 0.5, drawChance: 0.3, awayChance: 0.2, homeScore: 2, awayScore: 0 };
  const told = (frozen: MatchSources['frozen']) => toMatchToTell(match({ status: 'live' }), sources({ forecast, frozen })).forecast;
  expect(told(recorded)).toMatchObject({ home: 0.5, draw: 0.3, away: 0.2, likeliest: { home: 2, away: 0 } });
  expect(told(undefined)).toMatchObject({ home: end.homeChance, likeliest: { home: 2, away: 1 } });
});

describe('the table', () => {
  it('gives both clubs their places and points, and says who goes down', () => {
    const tables = tableOf(row(3, 1, 12), row(arsenalId, 2, 9), row(evertonId, 3, 7), row(4, 4, 0));
    const told = toMatchToTell(match(), sources({ tables }));
    expect([told.home.standing, told.away.standing]).toEqual([
      { place: 2, points: 9 },
      { place: 3, points: 7 },
    ]);
    expect(told.table).toEqual({ clubs: 4, relegatedFrom: 3, ahead: 3, relegationLine: { above: 9, below: 7 } });
  });

  it('says nothing before the first match, or of a club without one', () => {
    const tables = tableOf(row(arsenalId, 1, 0, 0), row(evertonId, 2, 0, 0));
    const told = toMatchToTell(match(), sources({ tables }));
    expect([told.table, told.home.standing]).toEqual([undefined, undefined]);
    const begun = toMatchToTell(match(), sources({ tables: tableOf(row(arsenalId, 1, 3, 1), row(evertonId, 2, 0, 0)) }));
    expect([begun.home.standing, begun.away.standing]).toEqual([{ place: 1, points: 3 }, undefined]);
  });

  it('of another group than both are in is not theirs', () => {
    const [own] = tableOf(row(arsenalId, 1, 3), row(3, 2, 0));
    expect(toMatchToTell(match(), sources({ tables: [own as SeasonTable] })).home.standing).toBeUndefined();
  });

  it('of the half of a league in which both are counts places and clubs of the whole league', () => {
    const part = (...rows: ReturnType<typeof row>[]) =>
      tableOf(...rows).map((table) => ({ ...table, kind: 'split' as const, lastPlace: 4 }));
    const top = part(row(arsenalId, 1, 12), row(evertonId, 2, 9));
    const bottom = part(row(3, 3, 10), row(4, 4, 0));
    const told = toMatchToTell(match(), sources({ tables: [...bottom, ...top] }));
    expect([told.home.standing?.place, told.away.standing?.place, told.table]).toEqual([1, 2, { clubs: 4, relegatedFrom: 3, ahead: 3 }]);
  });

  describe('with a simulation of the season', () => {
    const tables = tableOf(row(arsenalId, 1, 12), row(3, 2, 9), row(evertonId, 3, 7), row(4, 4, 0));
    const projected = [
      { teamId: arsenalId, places: [0.7, 0.2, 0.1, 0], expectedPoints: 30 },
      { teamId: evertonId, places: [0, 0.25, 0.5, 0.25], expectedPoints: 20 },
    ];

    it('has the chances that the competition’s table shows, and what is certain', () => {
      const told = toMatchToTell(match(), sources({ tables, projected, outcomes: [{ teamId: evertonId, outcome: 'relegated' }] }));
      // The third and the fourth place lead down.
      expect(told.home.standing).toEqual({ place: 1, points: 12, titleChance: 0.7, relegationChance: 0.1 });
      expect(told.away.standing).toEqual({ place: 3, points: 7, titleChance: 0, relegationChance: 0.75, decided: 'relegated' });
    });

    it('has the chance of promotion in place of a title where the first places lead up', () => {
      const zones = [{ from: 1, to: 2, kind: 'promotion' }];
      const told = toMatchToTell(match(), sources({ tables: tables.map((table) => ({ ...table, zones })), projected }));
      expect(told.home.standing).toEqual({ place: 1, points: 12, promotionChance: expect.closeTo(0.9) });
    });

    it('has none in a group, or in one of several stages', () => {
      const groups = tables.map((table) => ({ ...table, isOnlyStage: false }));
      expect(toMatchToTell(match(), sources({ tables: groups, projected })).home.standing).toEqual({ place: 1, points: 12 });
    });
  });

  it('makes a derby of two clubs of one town', () => {
    const towns = (home: string | null, away: string | null) =>
      toMatchToTell(match(), sources({ tables: tableOf(row(arsenalId, 1, 3, 1, home), row(evertonId, 2, 0, 1, away)) })).town;
    expect(towns('London', 'London')).toEqual({ of: 'town', name: 'London' });
    expect(towns('London', 'Liverpool')).toBeUndefined();
    expect(towns(null, null)).toBeUndefined();
  });
});

describe('what was played', () => {
  const season = [
    { homeId: arsenalId, awayId: 3, kickoffUtc: new Date('2024-03-01T15:00:00Z'), goals: { home: 2, away: 0 }, live: false },
    { homeId: arsenalId, awayId: evertonId, kickoffUtc, goals: null, live: false },
  ] as unknown as MatchSources['season'];
  const tables = tableOf(row(arsenalId, 1, 3, 1), row(evertonId, 2, 0, 0));

  it('are the league’s results, and the match’s place in its day', () => {
    const told = toMatchToTell(match(), sources({ tables, season, promoted: [evertonId], placeInDay: 41 }));
    // The third club is in no table.
    expect(told.home.results).toEqual([{ scored: 2, conceded: 0, atHome: true }]);
    expect(told.order).toBe(41);
    expect([told.home.promoted, told.away.promoted]).toEqual([false, true]);
  });

  it('have their opponents and these their places, and count the matches left', () => {
    const withThird = tableOf(row(arsenalId, 1, 3, 1), row(3, 2, 0), row(evertonId, 3, 0));
    const told = toMatchToTell(match(), sources({ tables: withThird, season }));
    const opponent = { of: 'club', slug: 'club-3', name: 'Club 3' };
    expect(told.home.results).toEqual([{ scored: 2, conceded: 0, atHome: true, opponent, opponentPlace: 2 }]);
    expect(told.home.standing?.matchesLeft).toBe(1);
  });

  it('is nothing in a cup', () => {
    expect(toMatchToTell(match({ tournamentType: 'cup' }), sources({ tables, season })).home.results).toEqual([]);
  });

  it('has earlier meetings from this match’s sides, with their months and how long ago they were', () => {
    const met = {
      slug: '',
      homeId: evertonId,
      awayId: arsenalId,
      homeGoals: 3,
      awayGoals: 1,
      penaltiesHome: null,
      penaltiesAway: null,
      tournamentName: '',
    };
    const meetings = [{ ...met, kickoffUtc: new Date('2023-12-31T23:30:00Z') }];
    expect(toMatchToTell(match(), sources({ meetings, coverage: { since: 1993, kinds: 'league' } })).meetings).toEqual({
      // From the last half hour of December 91 days of a leap year’s first three months, and five of April.
      list: [{ home: 1, away: 3, on: { month: 12 }, daysAgo: 96 }],
      since: 1993,
      leagueOnly: true,
    });
    expect(toMatchToTell(match(), sources({ coverage: { since: 1993, kinds: 'both' } })).meetings?.leagueOnly).toBe(false);
    expect(toMatchToTell(match(), sources({ meetings })).meetings).toBeUndefined();
  });
});

describe('the result', () => {
  const resultOf = (over: Partial<MatchDetails>) => toMatchToTell(match({ status: 'finished', ...over }), sources()).result;

  it('is that of a match that is over, with its first half where that is known', () => {
    expect(resultOf({ homeGoals: 2, awayGoals: 1, halfTimeHome: 1, halfTimeAway: 1 })).toEqual({
      home: 2,
      away: 1,
      halfTime: { home: 1, away: 1 },
    });
    expect(resultOf({ homeGoals: 2, awayGoals: 1 })).toEqual({ home: 2, away: 1, halfTime: undefined });
    expect(resultOf({ status: 'live', homeGoals: 2, awayGoals: 1 })).toBeUndefined();
  });

  it('of a tie that went on is that after ninety minutes, and who won it later', () => {
    const afterExtraTime = { homeGoals: 1, awayGoals: 2, fullTimeHome: 1, fullTimeAway: 1, extraTimeHome: 0, extraTimeAway: 1 };
    expect(resultOf(afterExtraTime)).toMatchObject({ home: 1, away: 1, later: { decidedBy: 'extra-time', winner: 'away' } });
    const onPenalties = { homeGoals: 1, awayGoals: 1, fullTimeHome: 1, fullTimeAway: 1, extraTimeHome: 0, extraTimeAway: 0 };
    expect(resultOf({ ...onPenalties, penaltiesHome: 5, penaltiesAway: 4 })).toMatchObject({
      home: 1,
      away: 1,
      later: { decidedBy: 'penalties', winner: 'home' },
    });
  });

  it('of a second leg that was won in ninety minutes went nowhere', () => {
    expect(resultOf({ homeGoals: 2, awayGoals: 0, fullTimeHome: 2, fullTimeAway: 0 })).not.toHaveProperty('later');
  });

  it('of a second leg that went on although it had a winner is that after ninety minutes alone', () => {
    const secondLeg = { homeGoals: 3, awayGoals: 0, fullTimeHome: 2, fullTimeAway: 0, extraTimeHome: 1, extraTimeAway: 0 };
    expect(resultOf(secondLeg)).toEqual({ home: 2, away: 0, halfTime: undefined });
  });
});

describe('the result', () => {
  const finished = { status: 'finished', homeGoals: 2, awayGoals: 1, fullTimeHome: 2, fullTimeAway: 1 } as const;
  const event = (kind: MatchEvent['kind'], side: 'home' | 'away', minute: number, over: Partial<MatchEvent> = {}): MatchEvent => ({
    minute,
    addedMinute: null,
    side,
    kind,
    playerName: null,
    shirtNumber: null,
    replacedName: null,
    replacedNumber: null,
    ...over,
  });
  const events = [
    event('red-card', 'away', 45, { addedMinute: 2 }),
    event('penalty-goal', 'home', 30, { playerName: 'Saka' }),
    event('own-goal', 'away', 60),
    event('missed-penalty', 'away', 61),
    event('goal', 'home', 90, { addedMinute: 4, shirtNumber: 7 }),
    event('yellow-card', 'home', 70),
  ];

  it('has its course in the order of time, where the goals add up to the score', () => {
    expect(toMatchToTell(match(finished), sources({ events })).result?.course).toEqual({
      goals: [
        { side: 'home', minute: 30, kind: 'penalty-goal', scorer: 'Saka', player: 'Saka' },
        { side: 'away', minute: 60, kind: 'own-goal' },
        { side: 'home', minute: 90, added: 4, kind: 'goal', scorer: '7' },
      ],
      sendingsOff: [{ side: 'away', minute: 45, added: 2 }],
      missedPenalties: [{ side: 'away', minute: 61 }],
    });
    expect(toMatchToTell(match(finished), sources({ events: events.slice(0, 3) })).result).toEqual({ home: 2, away: 1 });
  });

  it('is of women where the competition is', () => {
    expect(toMatchToTell({ ...match(finished), genderType: 'women' }, sources()).women).toBe(true);
    expect(toMatchToTell({ ...match(finished), genderType: 'men' }, sources())).not.toHaveProperty('women');
  });

  it('leaves out extra time, as its score is that of ninety minutes', () => {
    const after = { ...finished, homeGoals: 2, awayGoals: 1, fullTimeHome: 1, fullTimeAway: 1, extraTimeHome: 1, extraTimeAway: 0 };
    const late = [event('goal', 'home', 10), event('goal', 'away', 80), event('goal', 'home', 105), event('red-card', 'away', 110)];
    const { result } = toMatchToTell(match(after), sources({ events: late }));
    expect(result).toMatchObject({ home: 1, away: 1, later: { decidedBy: 'extra-time', winner: 'home' } });
    expect([result?.course?.goals.length, result?.course?.sendingsOff]).toEqual([2, []]);
  });

  it('has the table after it where that is known', () => {
    const after = { places: { home: 1, away: 4 }, decided: [] };
    expect(toMatchToTell(match(finished), sources({ after })).result?.after).toEqual(after);
    expect(toMatchToTell(match(finished), sources()).result).not.toHaveProperty('after');
  });
});
