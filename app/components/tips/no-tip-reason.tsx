import { FairPrice } from '#app/components/prices/fair-price.tsx';
import { Price } from '#app/components/prices/price.tsx';
import { shareBesideThreshold } from '#app/i18n/round-beside-threshold.ts';
import { anyBetWords } from '#app/i18n/sports/words-of-sports.ts';
import type { ClubNames } from '#app/i18n/words/bet-words.ts';
import { withElements } from '#app/i18n/words/with-elements.tsx';
import { useWords } from '#app/i18n/words/words.tsx';
import type { Reliability } from '#domain/forecast/forecast.ts';
import { sportOfMarket } from '#domain/sports/markets-of-sports.ts';
import { rulesOf } from '#domain/sports/rules-of-sports.ts';
import type { NoTip } from '#domain/tip/tip-decision.ts';
import { tipReachHours, tipRule } from '#domain/tip/tip-rule.ts';

/** Shows the reason why there is no tip in a market, or on a match. */
export function NoTipReason({
  decision: { market, reason, nearest },
  clubs,
  reliability,
}: {
  decision: NoTip;
  clubs: ClubNames;
  reliability: Pick<Reliability, 'level'> | undefined;
}) {
  const words = useWords();
  const { format, t } = words;
  switch (reason) {
    case 'rule-not-proven':
    case 'no-prices':
    case 'no-sought-market':
      return t(`noTip.${reason}`);
    case 'no-market-forecast':
      return t('noTip.no-market-forecast', { days: tipReachHours / 24 });
    case 'no-takeable-price':
      return t('sport.noTakeablePrice');
    case 'stale-prices':
      return t('noTip.stale-prices', { hours: tipRule.greatestPriceAgeHours });
    case 'too-little-known':
      return t('noTip.too-little-known', { level: reliability?.level ?? 1, least: rulesOf(sportOfMarket(market)).tips.leastReliability });
  }
  if (nearest === undefined) return null;
  const prices = {
    best: <Price odds={nearest.decimalOdds} />,
    fair: <FairPrice odds={nearest.fairOdds} beside={nearest.decimalOdds} />,
  };
  const bet = anyBetWords(nearest.bet, clubs, words);
  const value = format.signedPercent(nearest.expectedValue, 1);
  const valueBeside = (threshold: number) => format.signedPercent(shareBesideThreshold(nearest.expectedValue, threshold, 1), 1);
  /** In whole per cents as everywhere on the page; with a decimal where that would read as the threshold. */
  const chanceBeside = (chance: number, threshold: number) => {
    const decimals = Math.round(100 * chance) < Math.round(100 * threshold) ? 0 : 1;
    return format.percent(shareBesideThreshold(chance, threshold, decimals), decimals);
  };
  switch (reason) {
    case 'price-below-fair':
      return withElements(t, 'noTip.price-below-fair', prices, { bet });
    case 'value-too-small':
      if (nearest.nextBestOdds !== undefined && nearest.nextBestValue !== undefined) {
        const second = <Price odds={nearest.nextBestOdds} />;
        const atNext = format.signedPercent(shareBesideThreshold(nearest.nextBestValue, tipRule.leastValue, 1), 1);
        return withElements(
          t,
          'noTip.value-too-small-at-next',
          { ...prices, second },
          {
            bet,
            value: atNext,
            least: format.percent(tipRule.leastValue),
          },
        );
      }
      return withElements(t, 'noTip.value-too-small', prices, {
        bet,
        value: valueBeside(tipRule.leastValue),
        least: format.percent(tipRule.leastValue),
      });
    case 'too-good':
      return withElements(t, 'noTip.too-good', prices, { bet, value: valueBeside(tipRule.greatestValue) });
    case 'not-takeable':
    case 'since-decided':
      return withElements(t, `noTip.${reason}`, prices, { bet, value });
    case 'too-unlikely':
      return t('noTip.too-unlikely', {
        bet,
        value,
        chance: chanceBeside(nearest.probability, tipRule.leastProbability),
        least: format.percent(tipRule.leastProbability),
      });
    case 'other-tip-chosen':
      return t('noTip.other-tip-chosen', { bet, value });
    case 'price-too-short':
      return withElements(t, 'noTip.price-too-short', { best: prices.best, least: <Price odds={tipRule.leastOdds} /> }, { bet });
  }
}
