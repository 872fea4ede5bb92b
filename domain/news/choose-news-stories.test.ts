import { describe, expect, it } from 'vitest';
import { aMatchInTable, resultsOf } from '#domain/story/match-to-tell.fixture.ts';
import { type MatchToTell, withNames } from '#domain/story/match-to-tell.ts';
import type { ClubName, ProseName } from '#domain/story/prose-name.ts';
import { chooseEdition, chooseNewsStories } from './choose-news-stories.ts';
import { clubsOfNews } from './clubs-of-news.ts';
import type { MonthOfTips, MovedClub, NewsEdition, NewsFacts, RacingClub, ReviewedMatch, RoundReview, SeasonRace } from './news-facts.ts';
import { isSameRace } from './same-race.ts';
import { longestRuns } from './season-stories.ts';

const club = (name: string): ClubName => ({ of: 'club', slug: name.toLowerCase(), name });
const told = (facts: NewsFacts) => chooseNewsStories(facts, ({ name }) => name);
const kindsOf = (facts: NewsFacts) => told(facts).paragraphs.map((stories) => stories.map(({ kind }) => kind));
const factsOf = (kind: string, facts: NewsFacts) =>
  told(facts)
    .paragraphs.flat()
    .find((story) => story.kind === kind)?.facts;

describe('a league’s week', () => {
  const match = (home: string, away: string, homeGoals: number, awayGoals: number, chances?: readonly number[]): ReviewedMatch => ({
    slug: `${home}-${away}`,
    home: club(home),
    away: club(away),
    homeGoals,
    awayGoals,
    chances: chances && { home: chances[0] as number, draw: chances[1] as number, away: chances[2] as number },
  });
  const row = (name: string, before: number, after: number, points: number): MovedClub => ({ club: club(name), before, after, points });
  const standing = [row('Arsenal', 1, 1, 50), row('Bury', 2, 2, 46), row('Chester', 3, 3, 40), row('Darlington', 4, 4, 30)];
  const week = (matches: readonly ReviewedMatch[], table: readonly MovedClub[] = standing): RoundReview => ({
    kind: 'round-review',
    competition: 'Premier League',
    from: '2024-03-26' as RoundReview['from'],
    to: '2024-04-01' as RoundReview['to'],
    matches,
    table,
  });

  it('is headed by the club that went to the top', () => {
    const table = [row('Bury', 2, 1, 50), row('Arsenal', 1, 2, 49), row('Chester', 3, 3, 40)];
    const facts = week([match('Arsenal', 'Chester', 0, 1), match('Darlington', 'Bury', 0, 1)], table);
    expect(told(facts).headline).toEqual({ kind: 'headlineNewLeader', facts: { leader: 'Bury', former: 'Arsenal' } });
    expect(factsOf('newLeader', facts)).toEqual({ leader: 'Bury', former: 'Arsenal', points: 50 });
  });

  it('is headed by what the leader did: won, was held, was beaten', () => {
    const won = week([match('Chester', 'Arsenal', 1, 2)]);
    // A win of the leader is told, but heads no article except one that was published with it.
    expect(told(won).headline.kind).toBe('headlineGoals');
    const published = { ...won, edition: { headline: 'headlineLeaderWon', turn: 0, order: 3 } };
    expect(told(published).headline).toEqual({ kind: 'headlineLeaderWon', facts: { leader: 'Arsenal', loser: 'Chester' } });
    const score = { winner: 'Arsenal', loser: 'Chester', winnerAtHome: false, winnerGoals: 2, loserGoals: 1 };
    expect(factsOf('leaderWon', won)).toEqual({ ...score, leader: 'Arsenal', ahead: 4 });
    const held = week([match('Arsenal', 'Chester', 1, 1)]);
    expect(told(held).headline).toEqual({ kind: 'headlineLeaderHeld', facts: { leader: 'Arsenal', opponent: 'Chester' } });
    expect(factsOf('leaderHeld', held)).toEqual({ leader: 'Arsenal', opponent: 'Chester', leaderAtHome: true, goals: 1, ahead: 4 });
    const beaten = week([match('Arsenal', 'Chester', 0, 1)]);
    expect(told(beaten).headline).toEqual({ kind: 'headlineLeaderBeaten', facts: { leader: 'Arsenal', winner: 'Chester' } });
    expect(factsOf('leaderBeaten', beaten)).toMatchObject({ winner: 'Chester', loser: 'Arsenal', leader: 'Arsenal', ahead: 4 });
  });

  it('goes by the leader’s last match, where it had two', () => {
    const twice = week([match('Arsenal', 'Chester', 0, 1), match('Darlington', 'Arsenal', 0, 1)]);
    expect(factsOf('leaderWon', twice)).toMatchObject({ loser: 'Darlington' });
    expect(told(twice).headline.kind).not.toBe('headlineLeaderBeaten');
  });

  it('is headed by its goals where the leader had no match and nothing surprised', () => {
    const facts = week([match('Bury', 'Chester', 2, 1), match('Darlington', 'Exeter', 1, 1)]);
    expect(told(facts).headline).toEqual({ kind: 'headlineGoals', facts: { competition: 'Premier League', goals: 5, matches: 2 } });
    expect(factsOf('leaderIdle', facts)).toEqual({ leader: 'Arsenal', ahead: 4 });
    expect(factsOf('goalsOfWeek', facts)).toEqual({ goals: 5, matches: 2 });
  });

  it('is headed by a winner whose chance was 15 per cent or less, but not before a new leader', () => {
    const sensation = match('Bury', 'Darlington', 0, 1, [0.65, 0.2, 0.15]);
    expect(told(week([match('Arsenal', 'Chester', 1, 0), sensation])).headline).toEqual({
      kind: 'headlineUpset',
      facts: { winner: 'Darlington', loser: 'Bury', chance: 0.15 },
    });
    const smaller = match('Bury', 'Darlington', 0, 1, [0.64, 0.2, 0.16]);
    expect(told(week([match('Arsenal', 'Chester', 1, 1), smaller])).headline.kind).toBe('headlineLeaderHeld');
    expect(told(week([match('Arsenal', 'Chester', 1, 0), smaller])).headline.kind).toBe('headlineUpset');
    const table = [row('Chester', 2, 1, 50), row('Arsenal', 1, 2, 49)];
    expect(told(week([match('Arsenal', 'Exeter', 0, 1), sensation], table)).headline.kind).toBe('headlineNewLeader');
  });

  it('tells as its upset the winner with the smallest chance, up to 25 per cent', () => {
    const facts = week([match('Bury', 'Darlington', 0, 1, [0.5, 0.25, 0.25]), match('Exeter', 'Chester', 1, 0, [0.2, 0.25, 0.55])]);
    expect(factsOf('upsetOfWeek', facts)).toMatchObject({ winner: 'Exeter', loser: 'Chester', chance: 0.2 });
    expect(factsOf('upsetOfWeek', week([match('Bury', 'Darlington', 0, 1, [0.5, 0.24, 0.26])]))).toBeUndefined();
    expect(factsOf('upsetOfWeek', week([match('Bury', 'Darlington', 1, 1, [0.7, 0.1, 0.2])]))).toBeUndefined();
  });

  it('tells its biggest win from three goals on, and no match twice', () => {
    expect(factsOf('biggestWin', week([match('Bury', 'Darlington', 1, 4)]))).toEqual({
      winner: 'Darlington',
      loser: 'Bury',
      winnerAtHome: false,
      winnerGoals: 4,
      loserGoals: 1,
    });
    expect(factsOf('biggestWin', week([match('Bury', 'Darlington', 1, 3)]))).toBeUndefined();
    expect(factsOf('biggestWin', week([match('Arsenal', 'Chester', 5, 0)]))).toBeUndefined();
    expect(factsOf('biggestWin', week([match('Bury', 'Darlington', 0, 4, [0.6, 0.2, 0.2])]))).toBeUndefined();
  });

  it('counts no goals where there were none', () => {
    expect(kindsOf(week([match('Bury', 'Chester', 0, 0)]))).toEqual([['leaderIdle']]);
  });

  it('tells who moved by two places or more, up and down', () => {
    const table = [row('Arsenal', 1, 1, 50), row('Exeter', 4, 2, 40), row('Chester', 3, 3, 40), row('Bury', 2, 4, 39)];
    const facts = week([match('Arsenal', 'Bury', 1, 0)], table);
    expect(factsOf('climber', facts)).toEqual({ club: 'Exeter', from: 4, to: 2 });
    expect(factsOf('faller', facts)).toEqual({ club: 'Bury', from: 2, to: 4 });
    const little = [row('Arsenal', 1, 1, 50), row('Chester', 3, 2, 40), row('Bury', 2, 3, 39)];
    expect(kindsOf(week([match('Arsenal', 'Bury', 1, 0)], little))).toContainEqual(['leaderWon']);
  });

  it('counts how often the likeliest result came: none, some, all', () => {
    const right = match('Bury', 'Chester', 2, 1, [0.5, 0.3, 0.2]);
    const wrong = match('Exeter', 'Darlington', 1, 1, [0.5, 0.3, 0.2]);
    expect(factsOf('forecastRecord', week([right, wrong, right]))).toEqual({ right: 2, of: 3 });
    expect(factsOf('forecastAllRight', week([right, right]))).toEqual({ of: 2 });
    expect(factsOf('forecastNoneRight', week([wrong, wrong]))).toEqual({ of: 2 });
  });

  it('says nothing of a single forecast', () => {
    const facts = week([match('Bury', 'Chester', 2, 1, [0.5, 0.3, 0.2]), match('Exeter', 'Darlington', 1, 1)]);
    expect(
      kindsOf(facts)
        .flat()
        .filter((kind) => kind.startsWith('forecast')),
    ).toEqual([]);
  });

  it('tells no leader whom another has passed since', () => {
    const table = [row('Bury', 2, 1, 50), row('Arsenal', 1, 2, 49), row('Chester', 3, 3, 40)];
    const facts = { ...week([match('Arsenal', 'Chester', 0, 1), match('Darlington', 'Bury', 0, 1)], table), leadsStill: false };
    expect(told(facts).headline.kind).toBe('headlineGoals');
    expect(kindsOf(facts)).toEqual([['goalsOfWeek']]);
  });

  it('is headed by a title, a promotion and a relegation that the week decided', () => {
    const decided = { ...week([match('Arsenal', 'Chester', 1, 0)]), decided: [{ club: club('Arsenal'), as: 'champion' as const }] };
    expect(told(decided).headline).toEqual({ kind: 'headlineChampions', facts: { club: 'Arsenal', competition: 'Premier League' } });
    expect(kindsOf(decided)[0]).toEqual(['champions']);
    expect(factsOf('champions', decided)).toEqual({ club: 'Arsenal', second: 'Bury', ahead: 4 });
    const down = [club('Chester'), club('Darlington')].map((each) => ({ club: each, as: 'relegated' as const }));
    const relegated = { ...week([match('Arsenal', 'Chester', 1, 0)]), decided: down };
    expect(told(relegated).headline).toEqual({
      kind: 'headlineRelegated',
      facts: { clubs: ['Chester', 'Darlington'], competition: 'Premier League' },
    });
    expect(kindsOf(relegated)[0]).toEqual(['relegated']);
  });

  it('is headed by a rout from four goals on, and begins with it', () => {
    const facts = week([match('Bury', 'Darlington', 0, 4), match('Arsenal', 'Chester', 1, 0)]);
    expect(told(facts).headline).toEqual({
      kind: 'headlineRout',
      facts: { winner: 'Darlington', loser: 'Bury', winnerAtHome: false, winnerGoals: 4, loserGoals: 0 },
    });
    expect(kindsOf(facts)[0]).toEqual(['biggestWin', 'goalsOfWeek']);
    expect(told(week([match('Bury', 'Darlington', 0, 3), match('Arsenal', 'Chester', 1, 0)])).headline.kind).toBe('headlineGoals');
  });

  it('is not published where only an ordinary number of goals fell', () => {
    const dull = week([match('Bury', 'Chester', 2, 1), match('Darlington', 'Exeter', 1, 1)]);
    expect(chooseEdition(dull, [], [])).toBeUndefined();
    const wild = (rounds: number) => week(Array.from({ length: rounds }, () => match('Bury', 'Chester', 3, 2)));
    expect(chooseEdition(wild(5), [], [])?.headline).toBe('headlineGoals');
    expect(chooseEdition(wild(4), [], [])).toBeUndefined();
    const goalless = week(Array.from({ length: 5 }, () => match('Bury', 'Chester', 0, 0)));
    expect(chooseEdition(goalless, [], [])).toBeUndefined();
  });

  it('is headed by a run that weighs more than what the leader did', () => {
    const facts = { ...week([match('Arsenal', 'Chester', 1, 0)]), runs: [{ club: club('Bury'), run: 'winning' as const, matches: 7 }] };
    expect(told(facts).headline).toEqual({ kind: 'headlineWinningRun', facts: { club: 'Bury', matches: 7 } });
    expect(kindsOf(facts)[0]).toEqual(['runOfWins']);
  });

  it('names the clubs of its table and of its matches', () => {
    const slugs = clubsOfNews(week([match('Exeter', 'Bury', 1, 0)])).map(({ slug }) => slug);
    expect(new Set(slugs)).toEqual(new Set(['arsenal', 'bury', 'chester', 'darlington', 'exeter']));
  });
});

describe('a weekend to come', () => {
  const named = (match: MatchToTell<string>, home: string, away: string): MatchToTell<ProseName> => {
    const matchOfClubs = { ...match, home: { ...match.home, name: home }, away: { ...match.away, name: away } };
    return withNames<string, ProseName>(matchOfClubs, (name) => (name === match.competition ? { of: 'competition', name } : club(name)));
  };
  const forecast = (match: MatchToTell<string>, home: number, away: number): MatchToTell<string> => ({
    ...match,
    forecast: match.forecast && { ...match.forecast, home, draw: 1 - home - away, away },
  });
  const plain = aMatchInTable({}, {});
  const onARun = aMatchInTable({ results: resultsOf('WWWWLDLWLD') }, {});
  const top = aMatchInTable({ standing: { place: 1, points: 50 } }, { standing: { place: 2, points: 46 } });
  const weekend = (matches: readonly MatchToTell<ProseName>[], tips: number): NewsFacts => ({
    kind: 'weekend-ahead',
    competition: 'Premier League',
    from: '2024-04-05' as RoundReview['from'],
    to: '2024-04-08' as RoundReview['to'],
    matches: matches.map((match) => ({ slug: String(match.matchId), kickoff: '2024-04-06T14:00:00.000Z', match })),
    tips,
  });
  const four = weekend(
    [
      named(forecast(plain, 0.7, 0.1), 'Arsenal', 'Bury'),
      named(forecast(onARun, 0.2, 0.5), 'Chester', 'Darlington'),
      named(forecast(plain, 0.35, 0.34), 'Exeter', 'Fulham'),
      named(forecast(top, 0.45, 0.3), 'Grimsby', 'Hull'),
    ],
    3,
  );

  it('is headed by its most remarkable match', () => {
    const facts = { home: 'Grimsby', away: 'Hull', competition: 'Premier League' };
    expect(told(four).headline).toEqual({ kind: 'headlineTopMatch', facts });
  });

  it('tells the matches that stand out, the most remarkable first, and none only because there is room', () => {
    expect(kindsOf(four)[0]).toEqual(['weekendIntro', 'firstMeetsSecond', 'winningRun']);
    expect(factsOf('weekendIntro', four)).toEqual({ competition: 'Premier League', matches: 4 });
  });

  it('tells the clearest favourite, the most open match and the number of tips', () => {
    expect(kindsOf(four)[1]).toEqual(['clearestFavourite', 'openestMatch', 'weekendTips']);
    expect(factsOf('clearestFavourite', four)).toEqual({ favourite: 'Arsenal', outsider: 'Bury', favouriteAtHome: true, chance: 0.7 });
    expect(factsOf('openestMatch', four)).toEqual({ home: 'Exeter', away: 'Fulham', homeChance: 0.35, awayChance: 0.34 });
    expect(factsOf('weekendTips', four)).toEqual({ tips: 3, matches: 4 });
  });

  it('compares no forecasts where there is one at most, and says that there is no tip', () => {
    const dark = weekend([named(plain, 'Arsenal', 'Bury'), named({ ...plain, forecast: undefined }, 'Chester', 'Exeter')], 0);
    expect(kindsOf(dark)[1]).toEqual(['weekendNoTips']);
    expect(factsOf('weekendNoTips', dark)).toEqual({ competition: 'Premier League', matches: 2 });
  });

  it('names the clubs of its matches', () => {
    expect(clubsOfNews(four).map(({ name }) => name)).toEqual([
      'Arsenal',
      'Bury',
      'Chester',
      'Darlington',
      'Exeter',
      'Fulham',
      'Grimsby',
      'Hull',
    ]);
  });
});

describe('title and relegation', () => {
  const racing = (name: string, place: number, title: number, relegation = 0): RacingClub => ({
    club: club(name),
    place,
    points: 60 - place,
    title,
    relegation,
  });
  const race = (...clubs: readonly RacingClub[]): NewsFacts => ({
    kind: 'season-race',
    competition: 'Premier League',
    on: '2024-04-01' as RoundReview['from'],
    simulations: 10_000,
    clubs,
  });
  const rest = [racing('Chester', 3, 0.02), racing('Darlington', 4, 0)];

  it('a title is near from 80 per cent on', () => {
    const near = race(racing('Arsenal', 2, 0.8), racing('Bury', 1, 0.18), ...rest);
    expect(told(near).headline).toEqual({ kind: 'headlineTitleNear', facts: { leader: 'Arsenal', chance: 0.8 } });
    expect(kindsOf(near)).toEqual([['titleNear'], ['raceMethod']]);
    const open = race(racing('Arsenal', 2, 0.79), racing('Bury', 1, 0.19), ...rest);
    expect(told(open).headline).toEqual({ kind: 'headlineTitleRace', facts: { leader: 'Arsenal', rival: 'Bury' } });
    expect(factsOf('titleFavourite', open)).toEqual({ favourite: 'Arsenal', chance: 0.79, rival: 'Bury', rivalChance: 0.19 });
  });

  it('a third candidate has ten per cent or more, and nobody has a third where the title is near', () => {
    const third = (title: number) => race(racing('Arsenal', 1, 0.5), racing('Bury', 2, 0.4), racing('Chester', 3, title));
    expect(factsOf('titleThird', third(0.1))).toEqual({ club: 'Chester', chance: 0.1 });
    expect(factsOf('titleThird', third(0.09))).toBeUndefined();
    const near = race(racing('Arsenal', 1, 0.8), racing('Bury', 2, 0.1), racing('Chester', 3, 0.1));
    expect(factsOf('titleThird', near)).toBeUndefined();
  });

  it('a favourite who does not lead is told beside the leader', () => {
    const facts = race(racing('Inter', 1, 0.35), racing('Juventus', 2, 0.48), racing('Chester', 3, 0.17));
    expect(told(facts).headline).toEqual({ kind: 'headlineFavouriteBehind', facts: { favourite: 'Juventus', leader: 'Inter' } });
    expect(factsOf('favouriteBehind', facts)).toEqual({
      favourite: 'Juventus',
      chance: 0.48,
      leader: 'Inter',
      leaderChance: 0.35,
      ahead: 1,
    });
    expect(factsOf('titleThird', facts)).toEqual({ club: 'Chester', chance: 0.17 });
  });

  it('a race is open with three clubs of 15 per cent or more and a favourite below a half', () => {
    const open = (first: number, third: number) => race(racing('Arsenal', 1, first), racing('Bury', 2, 0.3), racing('Chester', 3, third));
    expect(told(open(0.49, 0.15)).headline).toEqual({
      kind: 'headlineOpenRace',
      facts: { competition: 'Premier League', clubs: 3, favourite: 'Arsenal' },
    });
    expect(told(open(0.5, 0.15)).headline.kind).toBe('headlineTitleRace');
    expect(told(open(0.49, 0.14)).headline.kind).toBe('headlineTitleRace');
  });

  it('a title and relegations that are decided are told without chances', () => {
    const facts = race({ ...racing('Arsenal', 1, 1), decided: 'champion' }, racing('Bury', 2, 0), {
      ...racing('Chester', 3, 0, 1),
      decided: 'relegated',
    });
    expect(told(facts).headline.kind).toBe('headlineChampions');
    expect(kindsOf(facts)).toEqual([['champions'], ['relegated'], ['raceMethod']]);
    expect(factsOf('champions', facts)).toEqual({ club: 'Arsenal', second: 'Bury', ahead: 1 });
  });

  it('a chance above 99 per cent is marked, even one of every simulation', () => {
    expect(factsOf('titleNear', race(racing('Arsenal', 1, 1), racing('Bury', 2, 0), ...rest))).toEqual({
      leader: 'Arsenal',
      chance: 0.999,
      isAbove99: true,
    });
  });

  describe('in a league that leads up', () => {
    const up = (name: string, place: number, promotion: number, playOff = 0): RacingClub => ({
      ...racing(name, place, promotion / 2),
      promotion,
      playOff,
    });
    const promotion = (...clubs: readonly RacingClub[]) => ({ ...race(...clubs), placesUp: 2 });

    it('the chances of going straight up are told, and no title', () => {
      const facts = promotion(up('Hertha', 1, 0.7), up('Bochum', 2, 0.6), up('Paderborn', 3, 0.24, 0.45));
      expect(told(facts).headline).toEqual({
        kind: 'headlinePromotionRace',
        facts: { favourite: 'Hertha', rival: 'Bochum', competition: 'Premier League' },
      });
      expect(kindsOf(facts)).toEqual([['promotionFavourites', 'promotionHope'], ['raceMethod']]);
      expect(factsOf('promotionFavourites', facts)).toEqual({
        favourite: 'Hertha',
        chance: 0.7,
        rival: 'Bochum',
        rivalChance: 0.6,
        places: 2,
      });
      expect(factsOf('promotionHope', facts)).toEqual({ club: 'Paderborn', chance: 0.24, playOff: 0.45 });
    });

    it('promotion is near from 80 per cent on', () => {
      const facts = promotion(up('Hertha', 1, 0.8), up('Bochum', 2, 0.6), up('Paderborn', 3, 0.24));
      expect(told(facts).headline).toEqual({ kind: 'headlinePromotionNear', facts: { club: 'Hertha', chance: 0.8 } });
    });

    it('a champion has been promoted', () => {
      const facts = promotion({ ...up('Hertha', 1, 1), decided: 'champion' }, up('Bochum', 2, 0.6), up('Paderborn', 3, 0.4, 0.5));
      expect(told(facts).headline).toEqual({
        kind: 'headlinePromoted',
        facts: { clubs: ['Hertha'], competition: 'Premier League' },
      });
      expect(kindsOf(facts)[0]).toEqual(['promoted', 'promotionFavourites']);
    });
  });

  it('nothing has happened while leader, favourite and endangered are the same and no chance has moved by five points', () => {
    const before = race(racing('Arsenal', 1, 0.5), racing('Bury', 2, 0.4), racing('Chester', 3, 0, 0.3)) as SeasonRace;
    const later = (arsenal: number, chester: number) =>
      race(racing('Arsenal', 1, arsenal), racing('Bury', 2, 0.4), racing('Chester', 3, 0, chester)) as SeasonRace;
    expect(isSameRace(before, later(0.54, 0.26))).toBe(true);
    expect(isSameRace(before, later(0.56, 0.3))).toBe(false);
    expect(isSameRace(before, later(0.5, 0.24))).toBe(false);
    const decided = later(0.5, 0.3);
    expect(isSameRace(before, { ...decided, clubs: decided.clubs.map((each) => ({ ...each, decided: 'relegated' })) })).toBe(false);
    const [first, second, third] = decided.clubs as [RacingClub, RacingClub, RacingClub];
    expect(isSameRace(before, { ...decided, clubs: [second, first, third] })).toBe(false);
  });

  it('the edge is told only near a half, danger between a quarter and there', () => {
    const kinds = (chance: number) => kindsOf(race(racing('Arsenal', 1, 0.6), racing('Bury', 2, 0.4), racing('Chester', 3, 0, chance)))[1];
    expect(kinds(0.4)).toEqual(['relegationEdge']);
    expect(kinds(0.39)).toEqual(['relegationDanger']);
    expect(kinds(0.25)).toEqual(['relegationDanger']);
    expect(kinds(0.24)).toEqual(['raceMethod']);
  });

  const bottom = (...chances: readonly number[]) =>
    race(racing('Arsenal', 1, 0.6), racing('Bury', 2, 0.4), ...chances.map((chance, at) => racing(`Club${at}`, 3 + at, 0, chance)));

  it('a club is likely to go down from 60 per cent on, and somebody else is on the edge', () => {
    const facts = bottom(0.05, 0.2, 0.45, 0.6);
    expect(kindsOf(facts)[1]).toEqual(['relegationLikely', 'relegationEdge']);
    expect(factsOf('relegationLikely', facts)).toEqual({ club: 'Club3', chance: 0.6 });
    expect(factsOf('relegationEdge', facts)).toEqual({ club: 'Club2', chance: 0.45, place: 5 });
  });

  it('below that only the edge is told, and nothing where nobody has ten per cent', () => {
    expect(kindsOf(bottom(0.2, 0.59))[1]).toEqual(['relegationEdge']);
    expect(factsOf('relegationEdge', bottom(0.2, 0.59))).toMatchObject({ club: 'Club1' });
    expect(kindsOf(bottom(0.05, 0.09))).toEqual([['titleFavourite'], ['raceMethod']]);
  });

  it('says how often the rest was played out, and names the clubs of the table', () => {
    expect(factsOf('raceMethod', bottom(0.5))).toEqual({ simulations: 10_000 });
    expect(clubsOfNews(bottom(0.5)).map(({ slug }) => slug)).toEqual(['arsenal', 'bury', 'club0']);
  });
});

describe('headlines of one day', () => {
  const racing = (name: string, place: number, title: number, relegation = 0): RacingClub => ({
    club: club(name),
    place,
    points: 60 - place,
    title,
    relegation,
  });
  const facts: SeasonRace = {
    kind: 'season-race',
    competition: 'Premier League',
    on: '2024-04-01' as RoundReview['from'],
    simulations: 10_000,
    clubs: [racing('Arsenal', 1, 0.7), racing('Bury', 2, 0.2), racing('Chester', 3, 0, 0.5)],
  };
  const edition = (headline: string, turn: number, order: number): NewsEdition => ({ headline, turn, order });

  it('are of the heaviest kind that the one before does not have', () => {
    expect(chooseEdition(facts, [], [])).toEqual(edition('headlineTitleRace', 0, 0));
    const before = [edition('headlineTitleRace', 4, 9)];
    expect(chooseEdition(facts, before, ['headlineTitleRace'])).toEqual(edition('headlineRelegationFight', 0, 10));
    expect(chooseEdition({ ...facts, clubs: facts.clubs.slice(0, 2) }, before, ['headlineTitleRace'])).toEqual(
      edition('headlineTitleRace', 5, 10),
    );
  });

  it('weigh less the more of their kind there are', () => {
    const used = [edition('headlineTitleRace', 1, 2), edition('headlineLeaderWon', 0, 1), edition('headlineTitleRace', 0, 0)];
    expect(chooseEdition(facts, used, [])).toEqual(edition('headlineRelegationFight', 0, 3));
  });

  it('are on one subject twice among ten, whatever their kinds', () => {
    const ofTop = [edition('headlineNewLeader', 0, 9), edition('headlineRout', 0, 8), edition('headlineLeaderHeld', 0, 7)];
    expect(chooseEdition(facts, ofTop, [])?.headline).toBe('headlineRelegationFight');
    const once = ofTop.slice(0, 2);
    expect(chooseEdition(facts, once, [])?.headline).toBe('headlineTitleRace');
    // The tenth before it is out of sight.
    const longAgo = [
      ...Array.from({ length: 8 }, (_, at) => edition('headlineRout', at, 20 - at)),
      ...ofTop.slice(0, 1),
      ...ofTop.slice(2),
    ];
    expect(chooseEdition(facts, longAgo, [])?.headline).toBe('headlineTitleRace');
  });

  it('tell what is decided also when there are two such already', () => {
    const decided = {
      ...facts,
      clubs: facts.clubs.map((each, at) => (at === 0 ? { ...each, title: 1, decided: 'champion' as const } : each)),
    };
    const two = [edition('headlineChampions', 1, 5), edition('headlineChampions', 0, 4)];
    expect(chooseEdition(decided, two, [])?.headline).toBe('headlineChampions');
  });

  it('stay as they were chosen, and their paragraph comes first', () => {
    const chosen = { ...facts, edition: edition('headlineRelegationFight', 0, 3) };
    expect(told(chosen).headline).toEqual({
      kind: 'headlineRelegationFight',
      facts: { club: 'Chester', place: 3, competition: 'Premier League' },
    });
    expect(kindsOf(chosen)).toEqual([['relegationEdge'], ['titleFavourite'], ['raceMethod']]);
  });
});

describe('runs', () => {
  const results = (...goals: readonly (readonly [number, number])[]) => goals.map(([scored, conceded]) => ({ scored, conceded }));
  const wins = (count: number) => Array.from({ length: count }, () => [1, 0] as const);

  it('are the longest of each kind, from five wins or defeats and ten matches unbeaten on', () => {
    const clubs = [
      { club: club('Arsenal'), results: results(...wins(5), [0, 1]) },
      { club: club('Bury'), results: results([0, 0], ...wins(9), [0, 1]) },
      { club: club('Chester'), results: results(...wins(4)) },
      { club: club('Exeter'), results: results([0, 1], [0, 1], [0, 1], [0, 1], [1, 2], [1, 0]) },
    ];
    expect(longestRuns(clubs)).toEqual([
      { club: club('Arsenal'), run: 'winning', matches: 5 },
      { club: club('Bury'), run: 'unbeaten', matches: 10 },
      { club: club('Exeter'), run: 'losing', matches: 5 },
    ]);
  });

  it('of two clubs that are equally long are not told, nor wins alone as unbeaten', () => {
    const equal = ['Arsenal', 'Bury'].map((name) => ({ club: club(name), results: results(...wins(5)) }));
    expect(longestRuns(equal)).toEqual([]);
    expect(longestRuns([{ club: club('Arsenal'), results: results(...wins(11)) }]).map(({ run }) => run)).toEqual(['winning']);
  });
});

describe('a month of tips', () => {
  const month = (over: Partial<MonthOfTips> = {}): MonthOfTips => ({
    kind: 'month-of-tips',
    month: 3,
    year: 2024,
    won: 4,
    lost: 5,
    returned: 1,
    profit: 1.25,
    longestLosingRun: 1,
    course: [],
    ...over,
  });
  const date = { month: 3, year: 2024 };

  it('was won, lost or neither, in hundredths of a unit; a loss is a positive number', () => {
    expect(told(month()).headline).toEqual({ kind: 'headlineMonthWon', facts: { ...date, profit: 1.25 } });
    expect(factsOf('monthProfit', month())).toEqual({ profit: 1.25, tips: 10 });
    expect(told(month({ profit: -2.5 })).headline).toEqual({ kind: 'headlineMonthLost', facts: { ...date, loss: 2.5 } });
    expect(factsOf('monthLoss', month({ profit: -2.5 }))).toEqual({ loss: 2.5, tips: 10 });
    const even = month({ profit: 0.1 + 0.2 - 0.3 });
    expect(told(even).headline).toEqual({ kind: 'headlineMonthEven', facts: date });
    expect(factsOf('monthEven', even)).toEqual({ tips: 10 });
  });

  it('counts what was won and lost among all of its tips', () => {
    expect(factsOf('tipsOfMonth', month())).toEqual({ ...date, tips: 10, won: 4, lost: 5 });
    expect(factsOf('recordKeepsAll', month())).toEqual({ tips: 10 });
  });

  it('tells of two lost tips in a row, not of one', () => {
    expect(factsOf('tipsLosingRun', month({ longestLosingRun: 2 }))).toEqual({ run: 2 });
    expect(factsOf('tipsLosingRun', month())).toBeUndefined();
  });

  it('tells of the dearest win, and names its clubs', () => {
    const bet = { market: 'match-result', line: 0, selection: 'draw' } as const;
    const dearest = month({ dearestWin: { home: club('Arsenal'), away: club('Bury'), slug: 'arsenal-bury', bet, price: 3.6 } });
    expect(factsOf('dearestWin', dearest)).toEqual({ home: 'Arsenal', away: 'Bury', bet, price: 3.6 });
    expect(clubsOfNews(dearest)).toEqual([club('Arsenal'), club('Bury')]);
    expect(clubsOfNews(month())).toEqual([]);
  });
});
