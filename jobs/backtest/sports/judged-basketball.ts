import type { Pair } from '#domain/sports/pair.ts';
import type { LocalDay } from '#domain/time/local-day.ts';
import { type BasketballBet, settleBasketballBet } from '#sports/basketball/domain/basketball-bet.ts';
import { lineRatingSettings, scoreRatingSettings } from '#sports/basketball/domain/forecast/basketball-rating-settings.ts';
import {
  type BasketballForecast,
  chanceAbove,
  chanceOfSpread,
  createBasketballRatings,
} from '#sports/basketball/domain/forecast/basketball-ratings.ts';
import { createElo } from '#sports/shared/domain/elo.ts';
import type { JudgedQuestion, JudgedSport, SportWalk } from './judged-sport.ts';
import { type PastBasketballGame, readPastBasketballGames } from './past-basketball-games.ts';

/** The question of the winner of every game that has a spread, with or without a moneyline in the files. */
const winnerBySpread = 'winner by spread';

const ofWinner = ['elo', 'results', 'earlierPrices'] as const;
/* The market's lines for the spread and the total are set to be met half the time. */
const ofLines = ['results', 'earlierPrices', 'market'] as const;
const even = 0.5;

export const judgedBasketball: JudgedSport<PastBasketballGame> = {
  questions: [
    { name: winnerBySpread, forecasters: [...ofWinner, 'marketBySpread'], references: ['marketBySpread'] },
    { name: 'moneyline', forecasters: [...ofWinner, 'market'], references: ['market'] },
    { name: 'spread', forecasters: ofLines, references: ['market'] },
    { name: 'total', forecasters: ofLines, references: ['market'] },
  ],
  judgedFrom: '2020-12-01' as LocalDay,
  read: readPastBasketballGames,
  createWalk,
  describe: ({ feedGame: { home, away, season, stage, venue, score, moneyline, spread, total } }) => ({
    home,
    away,
    season,
    stage,
    venue,
    score,
    prices: { moneyline, spread, total },
  }),
};

/** The constants of plain Elo with the smallest log loss in the seasons 2017-18 and 2018-19. */
const eloSettings = { step: 20, homeEdge: 80 };

function createWalk(): SportWalk<PastBasketballGame> {
  const elo = createElo(eloSettings);
  const results = createBasketballRatings(scoreRatingSettings);
  const earlierPrices = createBasketballRatings(lineRatingSettings);
  const idsOf = ({ observed }: PastBasketballGame): Pair<number> => [observed.home, observed.away];
  const isAtHome = ({ observed }: PastBasketballGame): boolean => observed.venue !== 'neutral';
  return {
    judge(game) {
      const { observed } = game;
      const forecasts = { results: results.forecast(observed), earlierPrices: earlierPrices.forecast(observed) };
      const market = {
        market: observed.marketChance,
        marketBySpread: observed.spread === undefined ? undefined : chanceOfSpread(observed.spread),
      };
      return betsOf(game).flatMap((bet): JudgedQuestion[] => {
        const outcome = settleBasketballBet(bet, observed.score.total);
        if (outcome === 'void') return [];
        const own = Object.fromEntries(Object.entries(forecasts).map(([name, forecast]) => [name, chanceOf(bet, forecast)]));
        const others = bet.market === 'moneyline' ? { ...market, elo: elo.chance(idsOf(game), isAtHome(game)) } : { market: even };
        const names = bet.market === 'moneyline' ? [winnerBySpread, bet.market] : [bet.market];
        return names.map((name) => ({ name, groups: groupsOf(game), happened: outcome === 'won', chances: { ...own, ...others } }));
      });
    },
    observe(game) {
      const { observed } = game;
      elo.observe(
        idsOf(game),
        isAtHome(game),
        settleBasketballBet({ market: 'moneyline', line: 0, selection: 'home' }, observed.score.total) === 'won',
      );
      results.observe({ ...observed, spread: undefined, marketChance: undefined, total: undefined });
      earlierPrices.observe(observed);
    },
  };
}

/** Returns the bets on the home side and on many points, on the lines of the game. */
function betsOf({ observed: { spread, total } }: PastBasketballGame): readonly BasketballBet[] {
  return [
    { market: 'moneyline', line: 0, selection: 'home' },
    ...(spread === undefined ? [] : [{ market: 'spread', line: spread, selection: 'home' } as const]),
    ...(total === undefined ? [] : [{ market: 'total', line: total, selection: 'over' } as const]),
  ];
}

function chanceOf(bet: BasketballBet, { lead, total }: BasketballForecast): number {
  switch (bet.market) {
    case 'moneyline':
      return chanceAbove(lead, 0);
    case 'spread':
      return chanceAbove(lead, -bet.line);
    case 'total':
      return chanceAbove(total, bet.line);
  }
}

function groupsOf({ feedGame: { season, stage } }: PastBasketballGame): string[] {
  return [season, stage];
}
