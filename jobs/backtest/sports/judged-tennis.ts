import type { Pair } from '#domain/sports/pair.ts';
import type { LocalDay } from '#domain/time/local-day.ts';
import { createElo } from '#sports/shared/domain/elo.ts';
import { chanceOfTennisBet, type MatchChances, matchChances } from '#sports/tennis/domain/forecast/match-chances.ts';
import { priceRatingSettings, resultRatingSettings } from '#sports/tennis/domain/forecast/tennis-rating-settings.ts';
import { createTennisRatings } from '#sports/tennis/domain/forecast/tennis-ratings.ts';
import { settleTennisBet, type TennisBet } from '#sports/tennis/domain/tennis-bet.ts';
import { createAnswerRates } from './answer-rates.ts';
import type { JudgedQuestion, JudgedSport, SportWalk } from './judged-sport.ts';
import { type PastTennisMatch, readPastTennisMatches } from './past-tennis-matches.ts';
import { tipPastTennis } from './tip-past-tennis.ts';

const winners = ['elo', 'results', 'earlierPrices', 'market'] as const;
/* Sets and games have no prices in the files: the market's chances of them follow from its chance of winning. */
const ofSetsAndGames = ['baseRate', 'results', 'earlierPrices', 'market'] as const;

/** The backtest of tennis: its three bets, the forecasters of each, and the walk, which judges a match before it learns from it. */
export const judgedTennis: JudgedSport<PastTennisMatch> = {
  questions: [
    { name: 'match-winner', forecasters: winners, references: ['market'] },
    { name: 'set-handicap', forecasters: ofSetsAndGames, references: ['baseRate'] },
    { name: 'total-games', forecasters: ofSetsAndGames, references: ['baseRate'] },
  ],
  judgedFrom: '2022-01-01' as LocalDay,
  read: readPastTennisMatches,
  createWalk,
  describe: ({ feedMatch: { players, tour, season, tournament, round, bestOf, score, quotes } }) => ({
    players: players.map(({ name }) => name),
    tour,
    season,
    tournament: tournament.name,
    round,
    bestOf,
    score,
    prices: Object.fromEntries(quotes.map(({ bookmaker, prices }) => [bookmaker, prices])),
  }),
  tip: ({ feedMatch }) => tipPastTennis(feedMatch),
};

/** The step of plain Elo with the smallest log loss in 2019 and 2020. */
const eloStep = 32;

function createWalk(): SportWalk<PastTennisMatch> {
  const elo = createElo({ step: eloStep, homeEdge: 0 });
  const results = createTennisRatings(resultRatingSettings);
  const earlierPrices = createTennisRatings(priceRatingSettings);
  const rates = createAnswerRates();
  const idsOf = ({ observed }: PastTennisMatch): Pair<number> => [observed.players[0].id, observed.players[1].id];
  return {
    judge(match) {
      const { observed } = match;
      const chances = {
        results: results.chance(observed),
        earlierPrices: earlierPrices.chance(observed),
        market: observed.marketChance,
      };
      const groups = groupsOf(match);
      const winner = { ...chances, elo: elo.chance(idsOf(match), false) };
      const byPoints = Object.entries(chances).map(([name, chance]) => [name, chance && chancesOf(match, chance)] as const);
      return betsOf(match).flatMap((bet): JudgedQuestion | [] => {
        const happened = answer(match, bet);
        if (happened === undefined) return [];
        if (bet.market === 'match-winner') return { name: bet.market, groups, happened, chances: winner };
        const derived = Object.fromEntries(byPoints.map(([name, points]) => [name, points && chanceOfTennisBet(bet, points)]));
        const baseRate = rates.of(rateKey(match, bet));
        return { name: bet.market, groups, happened, chances: { ...derived, baseRate } };
      });
    },
    observe(match) {
      const { observed } = match;
      for (const bet of betsOf(match)) {
        const happened = answer(match, bet);
        if (happened === undefined) continue;
        if (bet.market === 'match-winner') elo.observe(idsOf(match), false, happened);
        else rates.observe(rateKey(match, bet), happened);
      }
      results.observe({ ...observed, marketChance: undefined });
      earlierPrices.observe(observed);
    },
  };
}

/** The bets on the player named first, on the lines that most matches of the length are offered with. */
function betsOf({ feedMatch: { bestOf } }: PastTennisMatch): readonly TennisBet[] {
  return [
    { market: 'match-winner', line: 0, selection: 'first' },
    { market: 'set-handicap', line: -1.5, selection: 'first' },
    { market: 'total-games', line: bestOf === 3 ? 22.5 : 38.5, selection: 'over' },
  ];
}

/** Returns whether a bet was won; undefined when its stake was returned or its outcome is not known. */
function answer({ feedMatch: { score, bestOf } }: PastTennisMatch, bet: TennisBet): boolean | undefined {
  const outcome = settleTennisBet(bet, score, bestOf);
  return outcome === undefined || outcome === 'void' ? undefined : outcome === 'won';
}

function chancesOf({ feedMatch: { bestOf, tour, tournament } }: PastTennisMatch, chance: number): MatchChances {
  return matchChances(chance, bestOf, tour, tournament.surface);
}

function rateKey({ feedMatch: { bestOf, tournament } }: PastTennisMatch, { market }: TennisBet): string {
  return `${market} ${bestOf} ${tournament.surface}`;
}

function groupsOf({ feedMatch: { tour, season, tournament, bestOf, score } }: PastTennisMatch): string[] {
  const ending = score.ending === 'completed' ? 'played to the end' : 'broken off';
  return [`${tour} ${season}`, tournament.surface, `best of ${bestOf}`, ending];
}
