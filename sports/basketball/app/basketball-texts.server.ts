import type { SportTexts } from '#app/sports/sport-texts.ts';
import { summaryOfMatch } from '#sports/shared/app/summary-of-match.ts';
import { basketballStages } from '../domain/basketball-game.ts';
import { namedClub, namedCompetition } from './named-basketball-clubs.server.ts';

export const basketballTexts: SportTexts<'basketball'> = {
  round({ stage, facts }, t) {
    const known = basketballStages.find((each) => each === (stage ?? facts?.stage));
    return known === undefined ? '' : t(`basketball.stage.${known}`);
  },
  summary: summaryOfMatch,
  competition: ({ name }) => name,
  ending: ({ overtime }, { t }) => t(overtime === undefined ? 'basketball.final' : 'basketball.afterOvertime'),
  endingWithNames: ({ overtime }, _, { t }) => (overtime === undefined ? [] : [t('basketball.afterOvertime')]),
  declinedNames: async (site, heads) => (await import('./basketball-names.server.ts')).declinedBasketballNames(site, heads),
  side: namedClub,
  tournament: namedCompetition,
};
