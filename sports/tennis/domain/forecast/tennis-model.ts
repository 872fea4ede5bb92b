import type { SportModel } from '#domain/sports/sport-model.ts';
import { lineChance, mainLineOf } from '#sports/shared/domain/fair-chances.ts';
import { chanceOfTennisBet, matchChances } from './match-chances.ts';

/** The chances of bets on tennis, from the chance that the player named first wins. */
export const tennisModel: SportModel<'tennis'> = {
  priced({ model: { bestOf } }, quotes) {
    const [firstWins] = mainLineOf(quotes, 'match-winner')?.chances ?? [];
    return firstWins === undefined ? undefined : { firstWins, bestOf };
  },
  headline: ({ firstWins }) => ({ home: firstWins, away: 1 - firstWins }),
  betOn: (result) => ({ market: 'match-winner', line: 0, selection: result === 'home' ? 'first' : 'second' }),
  lineChance,
  chanceOf(bet, { firstWins, bestOf }, { facts: { tour, surface } }) {
    if (bet.market === 'match-winner') return bet.selection === 'first' ? firstWins : 1 - firstWins;
    return chanceOfTennisBet(bet, matchChances(firstWins, bestOf, tour, surface));
  },
};
