import { winProbability } from '#domain/forecast/goals/bet-chances.ts';
import type { SportModel } from '#domain/sports/sport-model.ts';
import { lineChance } from '#sports/shared/domain/fair-chances.ts';
import { chanceAbove } from './basketball-ratings.ts';
import { basketballBetChances } from './market-chances.ts';
import { pricedLead, pricedTotal } from './priced-spreads.ts';

/** The chances of bets on basketball, from the distributions of the lead and of the total. */
export const basketballModel: SportModel<'basketball'> = {
  priced({ model, marketInformed }, quotes) {
    const lead = pricedLead(quotes);
    return lead && { lead, total: pricedTotal(quotes) ?? (marketInformed ?? model).total };
  },
  headline({ lead }) {
    const home = chanceAbove(lead, 0);
    return { home, away: 1 - home };
  },
  betOn: (result) => ({ market: 'moneyline', line: 0, selection: result === 'home' ? 'home' : 'away' }),
  lineChance,
  chanceOf: (bet, forecast) => winProbability(basketballBetChances(bet, forecast)),
};
