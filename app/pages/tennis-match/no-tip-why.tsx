import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { FairPrice } from '#app/components/fair-price.tsx';
import { Price } from '#app/components/price.tsx';
import { courtBetWords } from '#app/i18n/court-bet-words.ts';
import { withElements } from '#app/i18n/with-elements.tsx';
import { useWords } from '#app/i18n/words.tsx';
import text from '#app/ui/text.module.css';
import { courtTipRule } from '#domain/sports/court-tip-rule.ts';
import { tipRule } from '#domain/tip/tip-rule.ts';
import type { TennisMatchView } from './tennis-match.server.ts';
import styles from './tip-line.module.css';

/** Says that there is no tip on the match, and why. */
export function NoTipWhy({ view }: { view: TennisMatchView }) {
  const { t } = useWords();
  return (
    <p className={clsx(text.note, styles.none)}>
      <b>{t('noTip.title')}.</b> <Reason view={view} /> {!view.begun && t('sport.checkedAgain')}
    </p>
  );
}

function Reason({ view: { match } }: { view: TennisMatchView }): ReactNode {
  const words = useWords();
  const { t, format } = words;
  const { forecast, home, away } = match;
  if (forecast === null) return t('noTip.noForecast');
  const decision = forecast.decisions?.[0];
  if (decision === undefined) return t('noTip.no-prices');
  if (decision.kind === 'tip') return null;
  const { reason, nearest } = decision;
  if (reason === 'no-prices') return t('noTip.no-prices');
  if (reason === 'stale-prices') return t('noTip.stale-prices', { hours: courtTipRule.greatestPriceAgeHours });
  if (reason === 'too-little-known') return t('tennis.tooLittleKnown', { level: forecast.level, least: tipRule.leastReliability });
  if (nearest === undefined) return null;
  const bet = courtBetWords(nearest.bet, { home: home.shortName, away: away.shortName }, words);
  const value = format.signedPercent(nearest.expectedValue, 1);
  const prices = { best: <Price odds={nearest.decimalOdds} />, fair: <FairPrice odds={nearest.fairOdds} /> };
  switch (reason) {
    case 'price-below-fair':
      return withElements(t, 'noTip.price-below-fair', prices, { bet });
    case 'value-too-small':
      return withElements(t, 'noTip.value-too-small', prices, { bet, value, least: format.percent(courtTipRule.leastValue) });
    case 'too-good':
      return withElements(t, 'noTip.too-good', prices, { bet, value });
    case 'too-unlikely':
      return t('noTip.too-unlikely', {
        bet,
        value,
        chance: format.percent(nearest.probability),
        least: format.percent(courtTipRule.leastProbability),
      });
    case 'other-tip-chosen':
      return null;
    case 'price-too-short':
      return withElements(t, 'noTip.price-too-short', { best: prices.best, least: <Price odds={courtTipRule.leastOdds} /> }, { bet });
  }
}
