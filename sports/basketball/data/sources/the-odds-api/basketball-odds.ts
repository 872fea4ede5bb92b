import type { OddsApiSport } from '#data/sources/the-odds-api/two-sided/odds-api-of-sports.ts';
import type { KeyedLeague } from '#data/sources/the-odds-api/two-sided/two-sided-league.ts';
import { hasLine } from '#domain/odds/quoted-market.ts';
import { foldName } from '#domain/team/fold-name.ts';
import { basketballMarkets } from '../../../domain/basketball-markets.ts';
import { type BasketballLeague, basketballLeague, placeOfGame } from '../basketball-league.ts';

declare module '#data/sources/the-odds-api/two-sided/two-sided-league.ts' {
  interface OddsApiLeagues {
    basketball: OddsApiBasketballLeague;
  }
}

interface OddsApiBasketballLeague extends KeyedLeague, BasketballLeague {
  readonly sport: 'basketball';
}

/** More than any side has scored. */
const maxPoints = 250;

export const basketballOdds: OddsApiSport<'basketball'> = {
  leaguesOf: ({ basketball }, withScores) =>
    basketball.competitions.flatMap((competition) =>
      competition.feeds['the-odds-api'].map((sportKey) => ({
        ...basketballLeague(competition),
        sport: 'basketball',
        sportKey,
        withScores,
      })),
    ),
  markets: new Map([
    ['h2h', { market: 'moneyline', names: ({ home_team, away_team }) => [home_team, away_team], isOffered: () => true }],
    [
      'spreads',
      {
        market: 'spread',
        names: ({ home_team, away_team }) => [home_team, away_team],
        line: (point, position) => (position === 0 ? point : 0 - point),
        isOffered: (line) => hasLine(basketballMarkets.spread, line),
      },
    ],
    [
      'totals',
      {
        market: 'total',
        names: () => ['Over', 'Under'],
        line: (point) => point,
        isOffered: (line) => hasLine(basketballMarkets.total, line),
      },
    ],
  ]),
  longestHours: 3,
  sideOf: (name, { clubs }) => clubs.get(foldName(name)),
  canBe: (score, completed) => Math.max(...score) <= maxPoints && !(completed && score[0] === score[1]),
  playOf: (total) => ({ quarters: [], total }),
  matchOf(event, league) {
    const { season, stage } = placeOfGame(league, event.kickoff.utc);
    if (stage === undefined || stage === 'pre-season') return stage;
    return { ...event, sport: league.sport, season, facts: { stage, venue: stage === 'cup-final' ? 'neutral' : 'home' } };
  },
};
