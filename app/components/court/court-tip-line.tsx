import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { BetLetter } from '#app/components/bet-letter.tsx';
import { ComputedAfterwardsMark } from '#app/components/computed-afterwards-mark.tsx';
import { expectedOfCourtTip } from '#app/components/expected-of-tip.ts';
import { FairPrice } from '#app/components/fair-price.tsx';
import { OfferNow } from '#app/components/offer-now.tsx';
import { Price } from '#app/components/price.tsx';
import { anyBetWords } from '#app/i18n/any-bet-words.ts';
import type { ClubNames } from '#app/i18n/bet-words.ts';
import { onItsSide } from '#app/i18n/on-its-side.ts';
import { withElements } from '#app/i18n/with-elements.tsx';
import { useWords } from '#app/i18n/words.tsx';
import { trackRecordAddress } from '#app/pages/track-record/track-record.address.ts';
import priceButton from '#app/ui/price-button.module.css';
import text from '#app/ui/text.module.css';
import type { CourtMatchDetails, CourtMatchForecast } from '#data/queries/court/get-court-match.ts';
import type { CourtTipDecision } from '#domain/sports/court-tip-decision.ts';
import { courtTipRule } from '#domain/sports/court-tip-rule.ts';
import type { CourtSport } from '#domain/sports/sport.ts';
import { tipRule } from '#domain/tip/tip-rule.ts';
import styles from './court-tip-line.module.css';

/** Our tip with its price, what became of it and its place in the ledger; or why there is none. */
export function CourtTipLine({
  match,
  decision,
  begun,
}: {
  match: CourtMatchDetails<CourtSport>;
  /** The answer of the rule of tips to the prices that count. */
  decision: CourtTipDecision;
  begun: boolean;
}) {
  const words = useWords();
  const { id, sport, tip, forecast, home, away } = match;
  const { t, format, href } = words;
  const sides = { home: home.shortName, away: away.shortName };
  if (tip === null) {
    return (
      <p className={clsx(text.note, styles.none)}>
        <b>{t('noTip.title')}.</b> <Reason forecast={forecast} decision={decision} sides={sides} sport={sport} begun={begun} />{' '}
        {!begun && t('sport.checkedAgain')}
      </p>
    );
  }
  const expected = expectedOfCourtTip(tip, match);
  return (
    <p className={styles.line}>
      <span className={styles.label}>{t('tip.title')}</span>
      <b>{anyBetWords(tip.bet, sides, words)}</b>
      <span className={styles.price}>
        {tip.state === 'open' && !begun ? (
          <OfferNow
            matchId={id}
            bet={tip.bet}
            published={tip.decimalOdds}
            now={tip.presentOdds ?? undefined}
            selection={anyBetWords(tip.bet, sides, words)}
            className={clsx(priceButton.onTip)}
          />
        ) : (
          <Price odds={tip.decimalOdds} />
        )}
      </span>
      <span>{t('tip.chanceInRow', { chance: format.percent(tip.probability) })}</span>
      <ComputedAfterwardsMark origin={tip.origin} />
      <span className={styles.end}>
        {expected !== undefined && (
          <span className={styles.outcome}>
            <BetLetter state={expected} isExpected /> {t('tip.expectedShort')}
          </span>
        )}
        {tip.state !== 'open' && (
          <span className={styles.outcome}>
            <BetLetter state={tip.state} />
          </span>
        )}
        <a className={text.link} href={href(trackRecordAddress.href({ record: tip.sequence }))}>
          {t('tip.record', { number: format.integer(tip.sequence) })}
        </a>
      </span>
    </p>
  );
}

function Reason({
  forecast,
  decision,
  sides,
  sport,
  begun,
}: {
  forecast: CourtMatchForecast | null;
  decision: CourtTipDecision;
  sides: ClubNames;
  sport: CourtSport;
  begun: boolean;
}): ReactNode {
  const words = useWords();
  const { t, format } = words;
  if (forecast === null) return t('noTip.noForecast');
  const { reason, nearest } = decision.kind === 'tip' ? { reason: 'since-decided' as const, nearest: decision } : decision;
  if (reason === 'no-prices') return begun ? null : t('noTip.no-prices');
  if (reason === 'no-takeable-price') return t('sport.noTakeablePrice');
  if (reason === 'stale-prices') return t('noTip.stale-prices', { hours: courtTipRule.greatestPriceAgeHours });
  if (reason === 'too-little-known') return t(`${sport}.tooLittleKnown`, { level: forecast.level, least: tipRule.leastReliability });
  if (nearest === undefined) return null;
  const bet = anyBetWords(nearest.bet, sides, words);
  const value = format.signedPercent(nearest.expectedValue, 1);
  const valueBeside = (threshold: number) => format.signedPercent(onItsSide(nearest.expectedValue, threshold, 1), 1);
  const prices = { best: <Price odds={nearest.decimalOdds} />, fair: <FairPrice odds={nearest.fairOdds} /> };
  switch (reason) {
    case 'price-below-fair':
      return withElements(t, 'noTip.price-below-fair', prices, { bet });
    case 'value-too-small':
      return withElements(t, 'noTip.value-too-small', prices, {
        bet,
        value: valueBeside(courtTipRule.leastValue),
        least: format.percent(courtTipRule.leastValue),
      });
    case 'too-good':
      return withElements(t, 'noTip.too-good', prices, { bet, value: valueBeside(courtTipRule.greatestValue) });
    case 'too-unlikely':
      return t('noTip.too-unlikely', {
        bet,
        value,
        chance: format.percent(onItsSide(nearest.probability, courtTipRule.leastProbability)),
        least: format.percent(courtTipRule.leastProbability),
      });
    case 'not-takeable':
    case 'since-decided':
      return withElements(t, `noTip.${reason}`, prices, { bet, value });
    case 'other-tip-chosen':
    case 'no-sought-market':
    case 'no-market-forecast':
      return null;
    case 'price-too-short':
      return withElements(t, 'noTip.price-too-short', { best: prices.best, least: <Price odds={courtTipRule.leastOdds} /> }, { bet });
  }
}
