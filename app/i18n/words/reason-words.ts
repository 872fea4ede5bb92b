import type { Sport } from '#domain/sports/sport.ts';
import type { ReasonOf } from '#domain/sports/sport-types.ts';
import type { OddsReason } from '#domain/tip/odds-reason.ts';
import type { ClubNames } from './bet-words.ts';
import type { Words } from './create-words.ts';

/** Returns a reason for a tip as a sentence. Figures of goals have one decimal, so that they do not look more exact than they are. */
export function reasonWords(reason: ReasonOf<Sport>, clubs: ClubNames, { t, format }: Pick<Words, 't' | 'format'>): string {
  switch (reason.code) {
    case 'goals-expected': {
      const { home, away, league } = reason;
      return t('reason.goals-expected', {
        total: format.goals(home + away),
        home: format.goals(home),
        away: format.goals(away),
        league: format.goals(league),
        homeClub: clubs.home,
        awayClub: clubs.away,
      });
    }
    case 'attack-rank':
    case 'defence-rank':
      return t(`reason.${reason.code}`, { club: clubs[reason.side], rank: reason.rank, clubs: reason.clubs });
    case 'home-advantage':
      return t('reason.home-advantage', { club: clubs.home, goals: format.goals(reason.goals) });
    case 'form':
      return t(reason.goals < 0 ? 'reason.form-worse' : 'reason.form-better', {
        club: clubs[reason.side],
        goals: format.goals(Math.abs(reason.goals)),
      });
    case 'last-ten':
    case 'surface-record':
      return t(`reason.${reason.code}`, { club: clubs[reason.side], won: format.integer(reason.won), lost: format.integer(reason.lost) });
    case 'back-to-back':
      return t('basketball.reasonBackToBack', { club: clubs[reason.side] });
    case 'market-agrees':
    case 'market-doubts':
    case 'market-surer':
      return oddsWords(reason, { t, format });
  }
}

/**
 * Returns a sentence on what the odds say about a bet, compared with results alone; for a tip from before odds were recorded, on how including
 * them changed its chance.
 */
function oddsWords(reason: OddsReason, { t, format }: Pick<Words, 't' | 'format'>): string {
  const model = format.percent(reason.model);
  const ours = reason.blended === undefined ? undefined : format.percent(reason.blended);
  if (reason.odds === undefined) return t('reason.market-taken-in', { model, blended: ours as string });
  const compared = t(`reason.${reason.code}`, { model, odds: format.percent(reason.odds) });
  return ours === undefined ? compared : `${compared} ${t('reason.our-forecast-then', { blended: ours })}`;
}
